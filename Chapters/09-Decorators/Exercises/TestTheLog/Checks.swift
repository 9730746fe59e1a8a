import Checking
import Foundation
import Testing

@testable import TestTheLogExercise

@Suite("Task 1: A spy")
struct Task1 {
  // See SpyRepository.get
  @Test("`get` returns the result that the spy was created with, or throws its error.")
  func returnsItsResult() throws {
    for name in ["Ada", "Grace"] {
      let spy = SpyRepository(result: .success(Data(name.utf8)))
      let found = told { String(decoding: try spy.get(with: "u1"), as: UTF8.self) }
      try expect(found, is: name, "from a spy with \(name)")
    }
    let offline = SpyRepository(result: .failure(UserError.offline))
    let found = told { try offline.get(with: "u1") }
    try expect(found, is: "threw offline", "from a spy with the error offline")
  }

  // See SpyRepository.keys
  @Test("`keys` has the key of each call of its own spy, failed ones included.")
  func recordsItsKeys() throws {
    let spies = [Result.success(Data()), .failure(UserError.offline)]
      .map { SpyRepository(result: $0) }
    for spy in spies {
      for key in ["u1", "u2", "u1"] { _ = try? spy.get(with: key) }
    }
    try expect(spies[0].keys, is: ["u1", "u2", "u1"], "as the keys of a spy with a user")
    try expect(spies[1].keys, is: ["u1", "u2", "u1"], "as the keys of a spy with an error")
  }
}
