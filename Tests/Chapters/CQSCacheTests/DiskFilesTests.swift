import Foundation
import TestSupport
import Testing

@testable import CQSCache

/// Uses the real file system, in a folder that is removed after the test.
@Suite("CQSCache: the cache on the real disk")
final class DiskFilesTests {
  private let folder: String
  private let path: String
  private let files = DiskFiles()

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID())").path
    path = "\(folder)/items.json"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var cache: FileItemsCache {
    FileItemsCache(path: path, files: files, now: { .beginning })
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test("A saved cache loads again and leaves no temporary file")
  func roundTrip() throws {
    #expect(try cache.load() == nil)
    let many = (1...5000).map { Item(name: "item \($0)") }
    try cache.save(many)
    #expect(try cache.load()?.items == many)
    try cache.save(items("tea"))
    #expect(try cache.load()?.items == items("tea"))
    #expect(try names() == ["items.json"])
    try files.write(Data("1".utf8), to: path)
    #expect(try files.read(path) == Data("1".utf8))
  }

  @Test("A save moves a damaged file aside without changing a byte")
  func damaged() throws {
    try files.write(Data("half".utf8), to: path)
    #expect(throws: CacheFailure.damaged(.notJSON)) { try cache.load() }
    try cache.save(items("tea"))
    #expect(try cache.load()?.items == items("tea"))
    #expect(try files.read("\(path).damaged-1") == Data("half".utf8))
    #expect(try names() == ["items.json", "items.json.damaged-1"])
  }

  @Test("A folder at the cache's path makes loading and saving fail")
  func folderInItsPlace() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(throws: FileFailure(String(cString: strerror(EISDIR)))) { try cache.load() }
    #expect(throws: FileFailure.self) { try cache.save(items("tea")) }
    var isFolder: ObjCBool = false
    #expect(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder))
    #expect(isFolder.boolValue)
  }

  @Test("A save that exceeds the file size limit keeps the old items")
  func tooLarge() async {
    await #expect(processExitsWith: .success) {
      let test = try DiskFilesTests()
      try test.cache.save(items("tea"))
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
      try #require(setrlimit(number(of: RLIMIT_FSIZE), &limit) == 0)
      let tooMany = (1...5000).map { Item(name: "item \($0)") }
      #expect(throws: FileFailure(String(cString: strerror(EFBIG)))) {
        try test.cache.save(tooMany)
      }
      #expect(try test.cache.load()?.items == items("tea"))
      #expect(try test.names() == ["items.json"])
    }
  }

  @Test("A cache in a missing folder loads nothing and fails to save")
  func noFolder() throws {
    let cache = FileItemsCache(path: "\(folder)/none/f", files: files, now: { .beginning })
    #expect(try cache.load() == nil)
    #expect(throws: FileFailure(String(cString: strerror(ENOENT)))) { try cache.save([]) }
  }
}
