/// Who made a film.
public struct MovieCreditResponse: Codable, Hashable, Sendable {
  /// The players, the leading ones first.
  public let cast: [MovieCast]
  public let crew: [MovieCrew]

  public init(cast: [MovieCast], crew: [MovieCrew]) {
    self.cast = cast
    self.crew = crew
  }

  /// The names of the directors.
  public var directors: [String] {
    crew.filter { $0.job == "Director" }.map(\.name)
  }
}

/// A player and the part.
public struct MovieCast: Codable, Hashable, Sendable {
  public let id: Int?
  public let character: String?
  public let name: String
  public let order: Int?
  public let profilePath: String?

  public init(
    id: Int? = nil, character: String? = nil, name: String, order: Int? = nil,
    profilePath: String? = nil
  ) {
    self.id = id
    self.character = character
    self.name = name
    self.order = order
    self.profilePath = profilePath
  }
}

/// Someone behind the camera and the job.
public struct MovieCrew: Codable, Hashable, Sendable {
  public let id: Int?
  public let department: String?
  public let job: String?
  public let name: String

  public init(id: Int? = nil, department: String? = nil, job: String? = nil, name: String) {
    self.id = id
    self.department = department
    self.job = job
    self.name = name
  }
}
