public final class ServerAPIClient: Sendable {
  public static let shared = ServerAPIClient()
}

public final class OpenedServerAPIClient: Sendable {
  public static let shared = OpenedServerAPIClient()
  public init() {}
}
