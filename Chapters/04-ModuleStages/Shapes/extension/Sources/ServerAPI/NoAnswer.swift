/// The server has no answer for this path.
public struct NoAnswer: Error {
  public let path: String

  public init(path: String) { self.path = path }
}
