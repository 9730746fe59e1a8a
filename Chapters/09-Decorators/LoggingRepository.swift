import Foundation

final class LoggingRepository: Repository {
  private let repository: any Repository
  private let log: (String) -> Void

  init(repository: any Repository, log: @escaping (String) -> Void = { print($0) }) {
    self.repository = repository
    self.log = log
  }

  func get(with key: Key) throws -> Data {
    log("Requesting: \(key)")
    let data = try repository.get(with: key)
    log("Response: \(data)")
    return data
  }
}
