import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

struct ProductCacheTests {
  // A text that somebody came back to after an hour lost its library before it could run.
  @Test("What was compiled long ago is removed, but not while it is used again")
  func usedAgain() async throws {
    let files = RealFiles()
    let cache = ProductCache(root: try TestCheckout.folder("OldProducts"), files: files)
    func folder(_ number: Int) async throws -> String {
      let product = try await cache.product("kind", ContentHash("\(number)")) { _ in
        ProcessResult(.exit(0))
      }
      return try product.folder(orThrow: "")
    }
    for number in 0...64 {
      let long = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -7200)]
      try FileManager.default.setAttributes(long, ofItemAtPath: try await folder(number))
    }
    let used = try await folder(0)
    cache.prune("kind")
    #expect(files.exists(used))
    #expect(try files.entries(of: "\(cache.root)/kind").count == 1)
  }

  // A compiler that ran out of memory made a sound answer one that does not compile.
  @Test(
    "What was killed is no answer",
    arguments: [ProcessResult.Ending.signal(SIGKILL), .overtime(.seconds(60))])
  func killed(_ ending: ProcessResult.Ending) async throws {
    let cache = ProductCache(root: "/made", files: InMemoryFiles([:]))
    let error = await #expect(throws: ToolError.self) {
      try await cache.product("kind", ContentHash("1")) { _ in ProcessResult(ending) }
    }
    #expect(
      error?.description == "What makes kind was killed, so there is no answer. Try it again.")
  }
}
