import Foundation
import Testing

@testable import CQSCache

@Suite("CQSCache: the cache in a file")
struct FileItemsCacheTests {
  private let files = MemoryFiles()
  private var cache: FileItemsCache { cache(in: files) }

  private func cache(in files: MemoryFiles) -> FileItemsCache {
    FileItemsCache(path: "f", files: files, now: { .beginning })
  }

  @Test("`load` returns the last saved items with their date")
  func roundTrip() throws {
    #expect(try cache.load() == nil)
    try cache.save(items("tea"))
    let later = Date(timeIntervalSinceReferenceDate: 0.1 + 0.2)
    try FileItemsCache(path: "f", files: files, now: { later }).save(items("\"é\\\n", ""))
    #expect(try cache.load() == CachedItems(savedAt: later, items: items("\"é\\\n", "")))
    try cache.save([])
    #expect(try cache.load()?.items == [])
    #expect(Array(files.contents.keys) == ["f"])
  }

  @Test(
    "`save` moves aside a damaged file that `load` reports",
    arguments: [
      ("", CacheFailure.Damage.empty), (" \n", .notJSON), ("\0\0\0\0", .notJSON),
      ("tea, milk", .notJSON), (#"{"format":"items 1","items":[{"na"#, .notJSON),
      (#"{"format":"items 1","items":[],"savedAt":0}}"#, .notJSON),
      ("5", .foreign), ("null", .foreign), ("[]", .foreign), ("{}", .foreign),
      (#"{"format":"items 2","items":[],"savedAt":0}"#, .foreign),
      (#"{"items":[],"savedAt":0}"#, .foreign),
      (#"{"format":"items 1","items":[{"nom":"thé"}],"savedAt":0}"#, .foreign),
      (#"{"format":"items 1","items":[],"savedAt":"today"}"#, .foreign),
    ])
  func damaged(text: String, damage: CacheFailure.Damage) throws {
    let files = MemoryFiles(["f": Data(text.utf8)])
    for _ in 1...2 {
      #expect(throws: CacheFailure.damaged(damage)) { try cache(in: files).load() }
    }
    #expect(files.contents == ["f": Data(text.utf8)])
    try cache(in: files).save(items("tea"))
    #expect(try cache(in: files).load()?.items == items("tea"))
    #expect(files.contents["f.damaged-1"] == Data(text.utf8))
  }

  @Test("`load` rejects a file truncated at any byte")
  func truncated() throws {
    try cache.save(items("tea", "milk"))
    let whole = try #require(files.contents["f"])
    for count in 0..<whole.count {
      let cut = cache(in: MemoryFiles(["f": whole.prefix(count)]))
      #expect(throws: CacheFailure.damaged(count == 0 ? .empty : .notJSON)) { try cut.load() }
    }
  }

  @Test("A file with one changed byte loads all items or throws")
  func flipped() throws {
    try cache.save(items("tea", "milk"))
    let whole = try #require(files.contents["f"])
    for index in whole.indices {
      for byte in [0, 0x22, 0x39, 0x5D, 0x80, 0xFF] as [UInt8] {
        var data = whole
        data[index] = byte
        do {
          #expect(try cache(in: MemoryFiles(["f": data])).load()?.items.count == 2)
        } catch {
          guard case CacheFailure.damaged = error else { throw error }
        }
      }
    }
  }

  @Test("Each damaged file gets a unique name when it's moved aside")
  func damagedAgain() throws {
    for text in ["one", "two", "three"] {
      try files.write(Data(text.utf8), to: "f")
      try cache.save(items("tea"))
    }
    let aside = (1...3).map { files.contents["f.damaged-\($0)"] }
    #expect(aside == ["one", "two", "three"].map { Data($0.utf8) })
  }

  @Test("A killed save doesn't lose the damaged file it was moving")
  func killedOverDamaged() throws {
    for steps in 0... {
      let files = MemoryFiles(["f": Data("half".utf8)])
      files.stepsLeft = steps
      let isKilled = (try? cache(in: files).save(items("tea"))) == nil
      #expect(files.contents.values.contains(Data("half".utf8)), "after \(steps) steps")
      files.stepsLeft = .max
      try cache(in: files).save(items("milk"))
      #expect(try cache(in: files).load()?.items == items("milk"), "after \(steps) steps")
      #expect(files.contents.values.contains(Data("half".utf8)), "after \(steps) steps")
      if !isKilled { return #expect(steps == 4) }
    }
  }

  @Test(
    "`save` throws and keeps the old items if the write fails",
    arguments: [FileFailure.diskFull, .noPermission])
  func diskFull(failure: FileFailure) throws {
    try cache.save(items("tea"))
    files.writeFailure = failure
    #expect(throws: failure) { try cache.save(items("milk")) }
    #expect(try cache.load()?.items == items("tea"))
    files.writeFailure = nil
    try cache.save(items("milk"))
    #expect(try cache.load()?.items == items("milk"))
  }

  @Test("`load` and `save` throw for an unreadable file and leave it unchanged")
  func unreadable() throws {
    try cache.save(items("tea"))
    files.readFailure = .noPermission
    #expect(throws: FileFailure.noPermission) { try cache.load() }
    #expect(throws: FileFailure.noPermission) { try cache.save(items("milk")) }
    files.readFailure = nil
    #expect(try cache.load()?.items == items("tea"))
    #expect(files.contents["f.damaged-1"] == nil)
  }

  @Test("A save throws if JSON can't encode its date")
  func noNumber() throws {
    try cache.save(items("tea"))
    let never = FileItemsCache(
      path: "f", files: files, now: { Date(timeIntervalSinceReferenceDate: .infinity) })
    #expect(throws: EncodingError.self) { try never.save(items("milk")) }
    #expect(try cache.load()?.items == items("tea"))
  }
}
