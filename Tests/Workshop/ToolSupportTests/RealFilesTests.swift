import Foundation
import TestSupport
import Testing

@testable import ToolSupport

@Suite("`RealFiles`")
struct RealFilesTests {
  private let files = RealFiles()

  @Test("`RealFiles` writes any bytes, but reads only UTF-8 as text")
  func bytes() throws {
    let folder = try TestCheckout.folder("RealFiles")
    let path = "\(folder)/odd.swift"
    let odd: [UInt8] = [0x61, 0xFF, 0xFE, 0x00, 0x0D, 0x0A]
    try files.write(bytes: odd, to: path)
    #expect(try files.bytes(of: path) == odd)
    #expect(throws: ToolError("\(path) is not UTF-8 text.")) { try files.read(path) }
  }

  @Test("A file error has the path and the reason")
  func errors() throws {
    let folder = try TestCheckout.folder("RealFilesErrors", files: ["file": ""])
    let path = "\(folder)/file"
    #expect(throws: ToolError("\(folder)/no cannot be read.")) { try files.read("\(folder)/no") }
    let error = #expect(throws: ToolError.self) { try files.makeFolder("\(path)/inside") }
    #expect(error?.description.hasPrefix("The folder \(path)/inside cannot be created: ") == true)
    #expect(throws: ToolError("\(folder) cannot be written: it is a folder.")) {
      try files.write("", to: folder)
    }
    #expect(throws: ToolError("\(folder)/no/x cannot be written: there is no such file or folder."))
    {
      try files.write("", to: "\(folder)/no/x")
    }
  }

  @Test("A write preserves permissions and symbolic links")
  func permissions() throws {
    let folder = try TestCheckout.folder("RealFilesLinks", files: ["mine.swift": "old"])
    let (path, link) = ("\(folder)/mine.swift", "\(folder)/link.swift")
    chmod(path, 0o664)
    symlink(path, link)
    try files.write("new", to: link)
    #expect(try files.exchange(link, for: Array("newer".utf8))?.bytes == Array("new".utf8))
    #expect(try files.read(path) == "newer")
    #expect(files.isLink(link))
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o664)
    #expect(try files.entries(of: folder) == ["link.swift", "mine.swift"])
  }

  @Test("`create` never replaces an existing file")
  func create() throws {
    let folder = try TestCheckout.folder("RealFilesNew")
    #expect(try files.create(bytes: [1], at: "\(folder)/one"))
    #expect(try !files.create(bytes: [2], at: "\(folder)/one"))
    #expect(try files.bytes(of: "\(folder)/one") == [1])
    #expect(try files.entries(of: folder) == ["one"])
  }

  @Test("`exchange` returns the replaced bytes, even with concurrent writers")
  func exchange() async throws {
    let folder = try TestCheckout.folder("RealFilesExchange")
    let path = "\(folder)/shared"
    #expect(try files.exchange(path, for: [0])?.bytes == nil)
    // Each writer gets the bytes that it replaced, so all but the last are returned exactly once.
    let found = try await inParallel(Array(1...1000), atOnce: 8) { number throws(ToolError) in
      try files.exchange(path, for: Array("\(number)".utf8))?.bytes ?? []
    }
    let last = try #require(try files.exchange(path, for: nil))
    #expect(Set(found + [last.bytes]).count == 1001)
    #expect(try files.exchange(path, for: nil)?.bytes == nil)
    #expect(!files.exists(path))
  }

  @Test("`removeOldDrafts` removes only the temporary files of finished processes")
  func drafts() async throws {
    let ended = try await TestCheckout.processes.run(
      Command("/bin/sh", ["-c", "echo $$"]), onLine: nil)
    let number = ended.output.filter(\.isNumber)
    let (old, own) = (".saving-\(number)-1", ".saving-\(getpid())-1")
    let folder = try TestCheckout.folder(
      "RealFilesDrafts", files: [old: "", own: "", ".saving-x": "", "mine": ""])
    files.removeOldDrafts(in: folder)
    #expect(try files.entries(of: folder) == [own, ".saving-x", "mine"])
  }

  // MARK: - Locks

  @Test("`withLock` admits one thread at a time")
  func oneAtATime() async throws {
    let path = "\(try TestCheckout.folder("RealFilesLock"))/lock"
    let (inside, most) = (Locked(0), Locked(0))
    _ = try await inParallel(Array(1...40), atOnce: 8) { _ throws(ToolError) in
      try files.withLock(at: path) {
        let count = inside.withLock { count in
          count += 1
          return count
        }
        most.withLock { $0 = max($0, count) }
        sched_yield()
        inside.withLock { $0 -= 1 }
      }
    }
    #expect(most.withLock { $0 } == 1)
  }

  @Test("`withLock` reports which process holds the lock")
  func held() throws {
    let path = "\(try TestCheckout.folder("RealFilesHeld"))/lock"
    try files.write("4711, book\n1\n", to: path)
    let file = open(path, O_RDWR)
    try #require(file >= 0 && flock(file, LOCK_EX) == 0)
    let error = #expect(throws: ToolError.self) {
      try files.withLock(at: path, patience: .zero) {}
    }
    #expect(error?.description.contains("(process 4711, book). Wait for it or stop it") == true)
    // A child of another test may have inherited the descriptor.
    flock(file, LOCK_UN)
    close(file)
    #expect(try files.withLock(at: path) { 3 } == 3)
  }

  @Test(
    "A child process doesn't inherit the open lock file",
    .enabled(if: onLinux, "other systems pass on no files, and have no list of them"))
  func child() throws {
    let folder = try TestCheckout.folder("RealFilesChild", files: ["open.txt": ""])
    let output = open("\(folder)/open.txt", O_WRONLY)
    let (child, error) = try files.withLock(at: "\(folder)/lock") {
      spawn(Command("/bin/ls", ["-l", "/proc/self/fd"]), outputs: [output, output])
    }
    close(output)
    try #require(error == 0)
    waitpid(child, nil, 0)
    let listed = try files.read("\(folder)/open.txt")
    #expect(listed.contains("/open.txt") && !listed.contains("RealFilesChild/lock"))
  }
}
