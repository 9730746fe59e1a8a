import Foundation

/// Logs how every request ended. `LoggingRepository` logs no outcome when the call throws.
final class OutcomeLoggingRepository: Repository {
  private let repository: any Repository
  private let log: (String) -> Void

  init(repository: any Repository, log: @escaping (String) -> Void = { print($0) }) {
    self.repository = repository
    self.log = log
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
