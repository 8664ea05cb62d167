import Foundation
import TestServers

/// The services that the articles' apps ask, for all tests of the process: the apps read the
/// addresses once.
enum ArticleServer {
  /// Thirty films a list; the list `top_rated` is refused. Every poster is the same picture.
  static let films = try! CountingServer { target in
    let path = target.split(separator: "?").first.map(String.init) ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    if path.hasPrefix("/t/p/") { return .content(poster, type: "image/jpeg") }
    return name == "top_rated" ? .json("{}", status: 503) : .json(list(name))
  }

  /// As many degrees as the city's name has letters; an answer that is none for `Nowhere`.
  static let weather = try! CountingServer { target in
    let query = URLComponents(string: target)?.queryItems ?? []
    let city = query.first { $0.name == "q" }?.value ?? ""
    return city == "Nowhere"
      ? .json("<html>", status: 500)
      : .json(#"{"id":1,"name":"\#(city)","main":{"temp":\#(city.count)}}"#)
  }

  private static func list(_ name: String) -> String {
    let films = (0..<30).map {
      """
      {"id":\($0),"title":"\(name) \($0)","overview":"What it is about.",\
      "release_date":"2010-07-16","vote_average":8.2,"vote_count":1234,\
      "poster_path":"/\(name)-\($0).jpg","backdrop_path":null}
      """
    }
    return """
      {"page":1,"total_results":30,"total_pages":1,"results":[\(films.joined(separator: ","))]}
      """
  }

  private static let poster = try! Data(
    contentsOf: URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Apps/Movies/Kit/SampleData/posters/105.jpg"))

  /// What the apps read the addresses from.
  static var environment: [String: String] {
    [
      "MOVIES_API_URL": films.url + "/3", "MOVIES_IMAGES_URL": films.url + "/t/p",
      "WEATHER_API_URL": weather.url + "/data/2.5/weather",
    ]
  }

  /// Has the apps in this process ask the servers.
  static func use() {
    for (name, value) in environment { setenv(name, value, 1) }
  }
}
