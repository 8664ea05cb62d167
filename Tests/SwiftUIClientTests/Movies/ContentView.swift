import SwiftUI

// A source as an app for Apple's platforms has it: one list, a picker and a stepper, pictures that
// load, an alert. It is enough that it compiles and is evaluated.

struct Movie: Codable, Identifiable, Hashable {
  let id: Int
  let title: String
  let overview: String
  let voteAverage: Double
  let releaseDate: Date
}

enum Endpoint: String, CaseIterable, CustomStringConvertible {
  case nowPlaying, popular, upcoming, topRated

  var description: String { rawValue.capitalized }

  init?(index: Int) {
    guard Endpoint.allCases.indices.contains(index) else { return nil }
    self = Endpoint.allCases[index]
  }
}

struct MoviesError: Error, Identifiable {
  let id = UUID()
  let message: String
}

final class MoviesViewModel: ObservableObject {
  @Published var indexEndpoint = 2
  @Published var movies: [Movie] = []
  @Published var moviesError: MoviesError?

  private var cancellables: Set<AnyCancellable> = []

  init(fetch: @escaping (Endpoint) -> AnyPublisher<[Movie], Never>) {
    $indexEndpoint
      .flatMap { index in fetch(Endpoint(index: index) ?? .popular) }
      .assign(to: \.movies, on: self)
      .store(in: &cancellables)
  }
}

final class ImageLoader: ObservableObject {
  @Published var image: Int?
  let poster: String

  lazy var objectWillChange: AnyPublisher<Int?, Never> =
    $image
    .handleEvents(
      receiveSubscription: { [weak self] _ in self?.load() },
      receiveCancel: { [weak self] in self?.cancellable?.cancel() }
    )
    .eraseToAnyPublisher()

  private var cancellable: AnyCancellable?

  init(poster: String) {
    self.poster = poster
  }

  private func load() {
    guard image == nil else { return }
    cancellable = Just(poster.count).assign(to: \.image, on: self)
  }
}

struct MoviePosterImage: View {
  @ObservedObject var imageLoader: ImageLoader

  var body: some View {
    ZStack {
      if imageLoader.image != nil {
        Image(systemName: "film")
          .resizable()
          .renderingMode(.original)
          .frame(width: 100, height: 150)
          .cornerRadius(5)
          .shadow(radius: 4)
      } else {
        Rectangle()
          .foregroundColor(.gray)
          .frame(width: 100, height: 150)
          .cornerRadius(5)
      }
    }
  }
}

struct PopularityBadge: View {
  var score: Int
  @State private var isDisplayed = false

  var scoreColor: Color {
    if score < 40 { return .red } else if score < 60 { return .orange }
    return .green
  }

  var overlay: some View {
    ZStack {
      Circle()
        .trim(from: 0, to: isDisplayed ? CGFloat(score) / 100 : 0)
        .stroke(style: StrokeStyle(lineWidth: 2, dash: [1]))
        .foregroundColor(scoreColor)
        .animation(Animation.interpolatingSpringLike.delay(0.1))
    }
    .rotationEffect(.degrees(-90))
    .onAppear { self.isDisplayed = true }
  }

  var body: some View {
    ZStack {
      Circle()
        .foregroundColor(.clear)
        .frame(width: 40)
        .overlay(overlay)
        .shadow(color: scoreColor, radius: 4)
      Text("\(score)%")
        .font(Font.system(size: 10))
        .fontWeight(.bold)
        .foregroundColor(.primary)
    }
    .frame(width: 40, height: 40)
  }
}

extension Animation {
  static var interpolatingSpringLike: Animation { .spring(response: 0.6, dampingFraction: 0.6) }
}

struct MovieRow: View {
  let movie: Movie

  static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    return formatter
  }()

  var body: some View {
    HStack {
      MoviePosterImage(imageLoader: ImageLoader(poster: movie.title))
      VStack(alignment: .leading, spacing: 8) {
        Text(movie.title)
          .font(.title)
          .foregroundColor(.blue)
          .lineLimit(2)
        HStack {
          PopularityBadge(score: Int(movie.voteAverage * 10))
          Text(MovieRow.formatter.string(from: movie.releaseDate))
            .font(.subheadline)
            .foregroundColor(.primary)
            .lineLimit(1)
        }
        Text(movie.overview)
          .foregroundColor(.secondary)
          .lineLimit(3)
          .truncationMode(.tail)
      }.padding(.leading, 8)
    }.padding(8)
  }
}

struct ContentView: View {
  @ObservedObject var moviesViewModel: MoviesViewModel

  var body: some View {
    NavigationView {
      VStack {
        Stepper("Enter your index", value: $moviesViewModel.indexEndpoint, in: 0...3)
          .padding()
        Picker("", selection: $moviesViewModel.indexEndpoint) {
          Text("nowPlaying").tag(0)
          Text("popular").tag(1)
          Text("upcoming").tag(2)
          Text("topRated").tag(3)
        }
        .pickerStyle(SegmentedPickerStyle())
        List {
          ForEach(moviesViewModel.movies) { movie in
            NavigationLink(destination: MovieDetail(movie: movie)) {
              MovieRow(movie: movie)
            }
          }
        }
        .listStyle(PlainListStyle())
      }
      .navigationBarTitle(Text("Movies"), displayMode: .inline)
      .alert(item: self.$moviesViewModel.moviesError) { error in
        Alert(
          title: Text("Network error"),
          message: Text("\(error.message)\n is there network?"),
          primaryButton: .default(Text("OK")),
          secondaryButton: .cancel())
      }
    }
  }
}

struct MovieDetail: View {
  let movie: Movie
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.colorScheme) var colorScheme: ColorScheme

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 10) {
        Text(movie.title).font(.largeTitle).bold()
        Text(movie.overview).multilineTextAlignment(.leading)
        Divider()
        ProgressView(value: movie.voteAverage, total: 10)
        Button("Close") { presentationMode.wrappedValue.dismiss() }
          .buttonStyle(.borderedProminent)
      }
      .padding()
    }
    .background(colorScheme == .dark ? Color.black : Color.white)
    .navigationTitle(movie.title)
  }
}
