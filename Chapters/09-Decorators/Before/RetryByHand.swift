import Foundation

extension Before {
  /// A profile with a retry of its own.
  struct RetryingProfile {
    let repository: any Repository

    func name(of key: Key) throws -> String {
      let data: Data
      do {
        data = try repository.get(with: key)
      } catch UserError.offline {
        data = try repository.get(with: key)
      }
      return String(decoding: data, as: UTF8.self)
    }
  }
}
