extension Record {
  /// Values and a completion, recorded to be replayed. Apple's `Record.Recording`.
  public struct Recording {
    public typealias Input = Output

    /// The values recorded so far, in order.
    public private(set) var output: [Output]

    /// The completion; `.finished` until one is recorded.
    public private(set) var completion: Subscribers.Completion<Failure>

    private var isOpen: Bool

    /// An empty recording, open for values.
    public init() {
      output = []
      completion = .finished
      isOpen = true
    }

    /// A recording to which nothing can be added.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isOpen = false
    }

    /// Adds a value. Traps after a completion.
    public mutating func receive(_ input: Input) {
      require(isOpen, "receive(_:) on a Recording that has a completion")
      output.append(input)
    }

    /// Closes the recording. Traps if it is closed.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      require(isOpen, "receive(completion:) on a Recording that has a completion")
      self.completion = completion
      isOpen = false
    }
  }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: String, CodingKey {
    case output
    case completion
  }

  /// Reads a recording to which nothing can be added.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(
        Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  /// The same as ``encode(to:)``.
  public func encode(into encoder: any Encoder) throws {
    try encode(to: encoder)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}
