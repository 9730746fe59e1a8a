/// A singleton that has to be told something before anybody uses it.
enum ConfiguredStage {
  @MainActor
  final class ServerAPIClient {
    static let shared = ServerAPIClient()
    /// Set it before the first use of `shared`. Nothing but this sentence says so.
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
