import Foundation

extension Before {
  /// Tries three times. The count belongs to one call, but lives as long as the decorator.
  final class CountingRetry: Repository {
    private let repository: any Repository
    private var failures = 0

    init(repository: any Repository) { self.repository = repository }

    func get(with key: Key) throws -> Data {
      while true {
        do {
          return try repository.get(with: key)
        } catch UserError.offline where failures < 2 {
          failures += 1
        }
      }
    }
  }
}
