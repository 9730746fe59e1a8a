import ConventionLint
import Synchronization

/// Files in memory. A text is a file, nil a link that leads nowhere, and the folders follow.
struct FakeSources: SourceTree {
  let files: [String: [UInt8]?]

  init(_ texts: [String: String?]) {
    files = texts.mapValues { $0.map { Array($0.utf8) } }
  }

  init(bytes: [String: [UInt8]?]) { files = bytes }

  func kind(of path: String) -> SourceKind {
    if path.hasPrefix("./") { return kind(of: String(path.dropFirst(2))) }
    if let file = files[path] { return file == nil ? .brokenLink : .file }
    return files.keys.contains { $0.hasPrefix(path + "/") } ? .folder : .missing
  }

  func entries(of folder: String) throws(Unreadable) -> [String] {
    let below = files.keys.filter { $0.hasPrefix(folder + "/") }
    return Set(below.map { String($0.dropFirst(folder.count + 1).prefix { $0 != "/" }) }).sorted()
  }

  func bytes(of file: String) throws(Unreadable) -> [UInt8] {
    guard let bytes = files[file] ?? nil else {
      throw Unreadable(file, "this file cannot be read.")
    }
    return bytes
  }
}

/// An output that keeps what is written.
final class KeptOutput: Output {
  let width: Int
  let usesColor: Bool
  private let written = Mutex("")
  private let complained = Mutex("")

  init(width: Int = 80, usesColor: Bool = false) {
    (self.width, self.usesColor) = (width, usesColor)
  }

  var text: String { written.withLock { $0 } }
  var errors: String { complained.withLock { $0 } }

  func write(_ text: String) { written.withLock { $0 += text } }
  func writeError(_ text: String) { complained.withLock { $0 += text } }
}
