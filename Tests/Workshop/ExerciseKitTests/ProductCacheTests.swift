import ExerciseTestSupport
import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

struct ProductCacheTests {
  // A regression: after an hour, a text that was edited back lost its library before it could run.
  @Test("`ProductCache` keeps 24 products, and removes older ones unless they are in use")
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
      try FileManager.default.setAttributes(Self.longAgo, ofItemAtPath: try await folder(number))
    }
    // Looking up a product marks it as used.
    let used = [try await folder(0), try #require(cache.known("kind", ContentHash("1"))?.folder)]
    cache.prune("kind")
    #expect(used.allSatisfy(files.exists))
    #expect(try files.entries(of: "\(cache.root)/kind").count == 24)
    for number in 100...140 { _ = try await folder(number) }
    cache.prune("kind")
    #expect(try files.entries(of: "\(cache.root)/kind").count == 43)
  }

  private static let longAgo = [
    FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -7200)
  ]

  @Test("`ProductCache.prune` keeps a product that another process is using")
  func usedMeanwhile() async throws {
    let files = EditedFiles(
      RealFiles(),
      beforeMove: { path in
        // Another book updates the note of a product that it uses.
        try? RealFiles().write("\n", to: "\(path)/said.txt")
      })
    let cache = ProductCache(root: try TestCheckout.folder("UsedProducts"), files: files)
    for number in 0...24 {
      let folder = "\(cache.root)/kind/\(number)"
      try files.makeFolder(folder)
      try files.write("\n", to: "\(folder)/said.txt")
      for path in [folder, "\(folder)/said.txt"] {
        try FileManager.default.setAttributes(Self.longAgo, ofItemAtPath: path)
      }
    }
    cache.prune("kind")
    #expect(try files.entries(of: "\(cache.root)/kind").count == 25)
  }

  @Test("`ProductCache` rebuilds a product that disappears while it is used")
  func removedMeanwhile() async throws {
    let removes = Locked(false)
    let files = EditedFiles(
      RealFiles(),
      beforeWrite: { path in
        guard path.hasSuffix("/said.txt"), removes.withLock({ $0 }) else { return }
        removes.withLock { $0 = false }
        try? FileManager.default.removeItem(atPath: String(path.dropLast("/said.txt".count)))
      })
    let cache = ProductCache(root: try TestCheckout.folder("RemovedProducts"), files: files)
    var made = 0
    func product() async throws -> String {
      try await cache.product("kind", ContentHash("1")) { folder throws(ToolError) in
        made += 1
        try files.write("code", to: "\(folder)/code.so")
        return ProcessResult(.exit(0))
      }.folder(orThrow: "")
    }
    let folder = try await product()
    for path in [folder, "\(folder)/said.txt"] {
      try FileManager.default.setAttributes(Self.longAgo, ofItemAtPath: path)
    }
    removes.withLock { $0 = true }
    #expect(try files.read("\(await product())/code.so") == "code")
    #expect(made == 2)
  }

  // A regression: when a compiler ran out of memory, a correct answer was reported as not compiling.
  @Test(
    "`ProductCache` runs a killed compiler a second time",
    arguments: [
      ([.signal(SIGKILL)], 2, nil),
      ([.signal(SIGTERM), .signal(SIGKILL)], 2, "The build of kind was killed twice"),
      ([.overtime(.seconds(60))], 1, "The build of kind timed out after 60 s"),
    ] as [([ProcessResult.Ending], Int, String?)])
  func killed(_ endings: [ProcessResult.Ending], times: Int, sentence: String?) async throws {
    let cache = ProductCache(root: "/made", files: InMemoryFiles([:]))
    var (left, made) = (endings[...], 0)
    do throws(ToolError) {
      let product = try await cache.product("kind", ContentHash("1")) { _ in
        made += 1
        return ProcessResult(left.popFirst() ?? .exit(0))
      }
      #expect(sentence == nil && product.folder != nil)
    } catch {
      #expect(error.description == "\(sentence ?? ""). Try again.")
      #expect(error.kind == .interrupted)
    }
    #expect(made == times)
  }

  // A regression: after a power cut, a truncated library crashed every correct answer until it was deleted by hand.
  @Test(
    "`ProductCache` rebuilds a damaged product",
    arguments: [("code.so", "co"), ("code.so", nil), ("said.txt", ""), ("said.txt", "4 code.so\n")])
  func torn(file: String, left: String?) async throws {
    let files = InMemoryFiles([:])
    let cache = ProductCache(root: "/made", files: files)
    var made = 0
    func product() async throws -> ProductCache.Product {
      try await cache.product("kind", ContentHash("1")) { folder throws(ToolError) in
        made += 1
        try files.write("code", to: "\(folder)/code.so")
        return ProcessResult(.exit(0), errors: "a warning\n")
      }
    }
    let folder = try await product().folder(orThrow: "")
    #expect(try await product().messages == "a warning\n")
    #expect(made == 1)
    if let left {
      try files.write(left, to: "\(folder)/\(file)")
    } else {
      try files.remove("\(folder)/\(file)")
    }
    #expect(cache.known("kind", ContentHash("1")) == nil)
    #expect(try await product().messages == "a warning\n")
    #expect(try files.read("\(folder)/code.so") == "code")
    #expect(made == 2 && cache.known("kind", ContentHash("1")) != nil)
  }
}
