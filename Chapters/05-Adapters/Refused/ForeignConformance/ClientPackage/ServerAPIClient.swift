public final class ServerAPIClient {
  public init() {}
}
