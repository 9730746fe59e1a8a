// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Foundation
import Testing

// TASK 1: Return the result, and record the key of each call.
final class SpyRepository: Repository {
  private let result: Result<Data, any Error>
  private(set) var keys: [Key] = []

  init(result: Result<Data, any Error>) { self.result = result }

  func get(with key: Key) throws -> Data {
    keys.append(key)
    return try result.get()
  }
}
// STUB
// final class SpyRepository: Repository {
//   let keys: [Key] = []
//
//   init(result: Result<Data, any Error>) {}
//
//   func get(with key: Key) throws -> Data { Data() }
// }
// END

// TASK 2: Test the logging repository with your spy.
@Test func success() throws {
  let spy = SpyRepository(result: .success(Data("Ada".utf8)))
  var lines: [String] = []
  let repository = LoggingRepository(repository: spy) { lines.append($0) }
  let data = try repository.get(with: "u1")
  #expect(data == Data("Ada".utf8))
  #expect(spy.keys == ["u1"])
  #expect(lines == ["Requesting: u1", "Response: 3 bytes"])
}

@Test func failure() {
  let spy = SpyRepository(result: .failure(UserError.offline))
  var lines: [String] = []
  let repository = LoggingRepository(repository: spy) { lines.append($0) }
  #expect(throws: UserError.offline) { try repository.get(with: "u1") }
  #expect(spy.keys == ["u1"])
  #expect(lines == ["Requesting: u1", "Failed: offline"])
}
// STUB
// @Test func success() throws {
//   let spy = SpyRepository(result: .success(Data("Ada".utf8)))
//   var lines: [String] = []
//   let repository = LoggingRepository(repository: spy) { lines.append($0) }
//   _ = try repository.get(with: "u1")
// }
// END
