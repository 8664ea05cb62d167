import MoviesKit
import MoviesImages
import SwiftUI

/// The lists of films.
public struct ContentView: View {
  @ObservedObject var moviesViewModel: MoviesViewModel

  public init(moviesViewModel: MoviesViewModel = MoviesViewModel()) {
    self.moviesViewModel = moviesViewModel
  }

  public var body: some View {
    NavigationView {
      VStack {
        Stepper("Enter your index", value: $moviesViewModel.indexEndpoint, in: 0...3)
          .padding([.leading, .trailing, .top])
        Picker("List", selection: $moviesViewModel.indexEndpoint) {
          ForEach(Endpoint.allCases, id: \.index) { endpoint in
            Text(endpoint.description).tag(endpoint.index)
          }
        }
        .pickerStyle(SegmentedPickerStyle())
        .padding([.leading, .trailing])
        MoviesList(movies: moviesViewModel.movies, moviesViewModel: moviesViewModel)
      }
      .navigationBarTitle("Movies")
      .alert(item: $moviesViewModel.moviesError) { error in
        Alert(
          title: Text("Network error"),
          message: Text(error.localizedDescription),
          primaryButton: .default(Text("Try Again")) { moviesViewModel.reload() },
          secondaryButton: .cancel())
      }
    }
  }
}

/// The rows of a list of films.
struct MoviesList: View {
  let movies: [Movie]
  /// Makes the models of the films' pages.
  let moviesViewModel: MoviesViewModel

  var body: some View {
    List {
      ForEach(movies) { movie in
        NavigationLink(destination: MovieDetail(moviesViewModel.detail(of: movie))) {
          MovieRow(movie: movie)
        }
      }
    }
    .listStyle(PlainListStyle())
  }
}
