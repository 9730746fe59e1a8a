// Given: leave this file as it is.

import Foundation

/// Logs each read and how it ended, as in the shop.
struct LoggingRepository: Repository {
  let repository: any Repository
  let log: (String) -> Void

  init(repository: any Repository, log: @escaping (String) -> Void) {
    (self.repository, self.log) = (repository, log)
  }

  func get(with key: Key) throws -> Data {
    log("Requesting: \(key)")
    do {
      let data = try repository.get(with: key)
      log("Response: \(data)")
      return data
    } catch {
      log("Failed: \(error)")
      throw error
    }
  }
}
