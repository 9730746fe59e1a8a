/// Nobody answers at this path.
public struct NoAnswer: Error {
  public let path: String

  public init(path: String) { self.path = path }
}
