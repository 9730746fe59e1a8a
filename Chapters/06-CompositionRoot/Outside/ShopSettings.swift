import Foundation
import ServerAPI

/// What differs between the builds of the shop.
struct ShopSettings {
  let host: String
  let apiKey: String

  /// - Parameter values: in an app, `Bundle.main.infoDictionary`.
  init(_ values: [String: Any]) throws(MissingSetting) {
    func value(_ name: String) throws(MissingSetting) -> String {
      // A setting that the build configuration leaves out arrives as an empty string.
      guard let value = values[name] as? String, !value.isEmpty else {
        throw MissingSetting(name: name)
      }
      return value
    }
    host = try value("ShopHost")
    apiKey = try value("ShopAPIKey")
  }
}

struct MissingSetting: Error, Equatable, CustomStringConvertible {
  let name: String

  var description: String { "this build has no \(name)" }
}

extension ShopSettings {
  /// A transport to the server of this build. `send` gets the address and the key.
  func transport(
    _ send: @escaping @Sendable (String, String, @escaping ServerAPIClient.Completion) -> Void
  ) -> ServerAPIClient.Transport {
    { request, completion in send("https://\(host)/\(request.path)", apiKey, completion) }
  }
}
