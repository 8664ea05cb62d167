/// What a command answers.
struct UsersAnswer {
  /// For standard output.
  var text: String?
  /// For a person, on standard error.
  var note: String?
  /// Whether the answer is of use when the state could not be saved: a user who was fetched is, a
  /// change that is lost is not.
  var isOfUseUnsaved = false
}
