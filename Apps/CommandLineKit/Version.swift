/// The version that the commands print.
public let tributaryVersion = "0.1.0"
