public class ServerAPIClient {
  public init() {}
  public func login(completion: () -> Void) {}
}

open class OpenServerAPIClient {
  public init() {}
  open func login(completion: () -> Void) {}
}
