import Foundation

/// A stub that throws `failures` times, and then returns a name.
final class FlakyRepository: Repository {
  var failures: Int
  private(set) var calls = 0

  init(failures: Int) { self.failures = failures }

  func get(with key: Key) throws -> Data {
    calls += 1
    guard failures == 0 else {
      failures -= 1
      throw UserError.offline
    }
    return Data("Ada".utf8)
  }
}
