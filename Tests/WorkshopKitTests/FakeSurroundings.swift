import TestSupport

@testable import WorkshopKit

/// Files in memory. A folder is there as long as something is in it.
final class FakeFiles: FileSystem {
  private let contents: Locked<[String: [UInt8]]>
  private let unwritable: Set<String>

  /// - Parameters:
  ///   - texts: what is in the files, by absolute path.
  ///   - unwritable: files and folders that refuse to be written, with all that is in them.
  init(_ texts: [String: String] = [:], unwritable: Set<String> = []) {
    contents = Locked(texts.mapValues { Array($0.utf8) })
    self.unwritable = unwritable
  }

  func read(_ path: String) throws(ToolError) -> String {
    guard let text = String(validating: try bytes(of: path), as: UTF8.self) else {
      throw ToolError("\(path) is not UTF-8 text.")
    }
    return text
  }

  func bytes(of path: String) throws(ToolError) -> [UInt8] {
    guard let bytes = contents.withLock({ $0[path] }) else {
      throw ToolError("\(path) cannot be read.")
    }
    return bytes
  }

  func write(_ text: String, to path: String) throws(ToolError) {
    try write(bytes: Array(text.utf8), to: path)
  }

  func write(bytes: [UInt8], to path: String) throws(ToolError) {
    guard canWrite(path) else { throw ToolError("\(path) cannot be written: read-only.") }
    contents.withLock { $0[path] = bytes }
  }

  func makeFolder(_ path: String) throws(ToolError) {
    guard canWrite(path) else { throw ToolError("The folder \(path) cannot be made: read-only.") }
  }

  func remove(_ path: String) throws(ToolError) {
    guard canWrite(path) else { throw ToolError("\(path) cannot be removed: read-only.") }
    contents.withLock { contents in
      contents = contents.filter { $0.key != path && !$0.key.hasPrefix(path + "/") }
    }
  }

  func move(_ path: String, to new: String) throws(ToolError) {
    guard canWrite(new) else { throw ToolError("\(new) cannot be written: read-only.") }
    contents.withLock { contents in
      for (old, bytes) in contents where old == path || old.hasPrefix(path + "/") {
        contents[old] = nil
        contents[new + old.dropFirst(path.count)] = bytes
      }
    }
  }

  func age(of path: String) -> Duration { .zero }

  func entries(of folder: String) throws(ToolError) -> [String] {
    let names = paths(in: folder).compactMap {
      $0.dropFirst(folder.count).split(separator: "/").first.map(String.init)
    }
    guard !names.isEmpty else { throw ToolError("The folder \(folder) cannot be read.") }
    return Set(names).sorted()
  }

  func exists(_ path: String) -> Bool { contents.withLock { $0[path] != nil } || isFolder(path) }

  func isFolder(_ path: String) -> Bool { !paths(in: path).isEmpty }

  func canWrite(_ path: String) -> Bool {
    !unwritable.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  private func paths(in folder: String) -> [String] {
    contents.withLock { $0.keys.filter { $0.hasPrefix(folder + "/") } }
  }
}

/// Programs that a closure plays.
final class FakeProcesses: Processes {
  private let started = Locked<[Command]>([])
  private let answer: @Sendable (Command) -> ProcessResult

  init(_ answer: @escaping @Sendable (Command) -> ProcessResult) {
    self.answer = answer
  }

  /// What was started, in order.
  var commands: [Command] { started.withLock { $0 } }

  func run(
    _ command: Command, onLine: (@Sendable (String) -> Void)?
  ) async throws(ToolError) -> ProcessResult {
    started.withLock { $0.append(command) }
    let ended = answer(command)
    if let onLine { for line in ended.output.split(separator: "\n") { onLine(String(line)) } }
    return ended
  }
}

extension Command {
  /// The program's name and its arguments: `swift build --product Deps1`.
  var line: String {
    let name = executable.split(separator: "/").last ?? ""
    return ([String(name)] + arguments).joined(separator: " ")
  }
}

/// A checkout in memory with four chapters of the twenty-eight written and built, where each prints
/// what it should. Its folder is `/play`; a test changes what it is about.
struct FakeWorkshop {
  let page: RecordingConsole
  let files: FakeFiles
  let processes: FakeProcesses
  var environment = ["PATH": "/usr/nothing:/bin"]
  var directory = "/play"
  var executable = Self.products + "workshop"

  static let products = "/play/.build/x86_64-unknown-linux-gnu/debug/"
  static let buildAll = "swift build --package-path /play --target AllChapters"
  static func build(_ name: String) -> String {
    "swift build --package-path /play --product \(name)"
  }

  /// - Parameters:
  ///   - changed: texts by path, relative to `/play` where it does not begin with a slash; nil
  ///     takes the file away.
  ///   - unwritable: files and folders that refuse to be written.
  ///   - instead: what a program does otherwise, told by its line; nil where it does as usual.
  init(
    _ page: RecordingConsole = RecordingConsole(), changed: [String: String?] = [:], unwritable: Set<String> = [],
    instead: @escaping @Sendable (_ line: String) -> ProcessResult? = { _ in nil }
  ) throws {
    var texts = [
      "/bin/swift": "", "/bin/swiftc": "", "/play/Package.swift": "",
      "/play/Chapters/README.md": try TestCheckout.checkout.read("Chapters/README.md"),
    ]
    for (number, name) in [(14, "Deps1"), (15, "Deps2"), (16, "Deps3"), (17, "Deps4")] {
      let folder = "/play/Chapters/\(number)-\(name)"
      texts["\(folder)/README.md"] = "# \(name)\n"
      texts["\(folder)/Expected.txt"] = Self.transcript(of: name)
      texts[Self.products + name] = ""
    }
    for (path, text) in changed { texts[path.hasPrefix("/") ? path : "/play/\(path)"] = text }
    self.page = page
    files = FakeFiles(texts, unwritable: unwritable)
    let swift = FakeSwift(files: files)
    processes = FakeProcesses {
      instead($0.line) ?? swift.answer($0) ?? Self.usual($0.line)
    }
  }

  static func transcript(of name: String) -> String { "== \(name) ==\n\nc.total() // 42\n" }

  /// The lines of what was started, in order.
  var started: [String] { processes.commands.map(\.line) }

  var environment: ToolEnvironment {
    ToolEnvironment(
      files: files, processes: processes, console: page, environment: environment,
      directory: directory, executable: executable)
  }

  func run(_ arguments: String...) async -> Int32 { await run(arguments) }

  func run(_ arguments: [String]) async -> Int32 { await Workshop(environment).run(arguments) }

  private static func usual(_ line: String) -> ProcessResult {
    switch line {
    case "swiftc --version": ProcessResult(.exit(0), output: "Swift version 6.3.1 (swift-6.3.1-RELEASE)\n")
    case _ where line.hasPrefix("swift "): ProcessResult(.exit(0), output: "Build complete!\n")
    default: ProcessResult(.exit(0), output: transcript(of: line))
    }
  }
}

extension RecordingConsole {
  /// The text without codes for colour.
  var uncolored: String { text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") }

  /// Lines of standard output that do not fit.
  var tooWide: [Substring] { uncolored.split(separator: "\n").filter { $0.count > width } }
}
