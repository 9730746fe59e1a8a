/// A singleton that must be configured before its first use.
enum ConfiguredStage {
  @MainActor
  final class ServerAPIClient {
    static let shared = ServerAPIClient()
    /// Set it before the first use of `shared`. The compiler doesn't check this.
    static var configuredHost: String?

    let host: String

    private init() {
      guard let host = Self.configuredHost else {
        preconditionFailure("ServerAPIClient.shared was used before configuredHost was set")
      }
      self.host = host
    }
  }
}
