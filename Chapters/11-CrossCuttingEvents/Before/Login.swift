import Foundation

extension Before {
  /// Calls every object that must react to a login.
  @MainActor
  struct LoginViewModel {
    let users: any Repository
    let logger: any Logging
    let marketing: any Tracking

    func logIn(_ key: Key) throws -> String {
      let name = String(decoding: try users.get(with: key), as: UTF8.self)
      logger.log("login \(name)")
      marketing.track("login")
      return name
    }
  }
}
