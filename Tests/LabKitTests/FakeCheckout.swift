import TestSupport
import ToolSupport

/// The real checkout under other paths, which nobody can change: what is written stays in memory.
final class FakeCheckout: FileSystem {
  static let home = "/players/me/playground"
  private static let programs = ["swift", "swiftc", "git", "uname", "date"].map { "/bin/\($0)" }
  private let written: Locked<[String: String]>
  private let real = RealFiles()

  /// - Parameter texts: of files that are not as in the real checkout, by absolute path.
  init(_ texts: [String: String] = [:]) { written = Locked(texts) }

  /// What was written, by absolute path.
  var texts: [String: String] { written.withLock { $0 } }

  /// The path in the real checkout; nil for what is not of it.
  private func realPath(_ path: String) -> String? {
    for root in [Self.home, "/scratch/lab/clone"] where path.hasPrefix(root) {
      return TestCheckout.checkout.root + path.dropFirst(root.count)
    }
    return nil
  }

  func read(_ path: String) throws(ToolError) -> String {
    if let text = texts[path] { return text }
    guard let path = realPath(path) else { throw ToolError("\(path) cannot be read.") }
    return try real.read(path)
  }

  func write(_ text: String, to path: String) throws(ToolError) {
    written.withLock { $0[path] = text }
  }

  func entries(of folder: String) throws(ToolError) -> [String] {
    let own = texts.keys.filter { $0.hasPrefix("\(folder)/") }.compactMap {
      $0.dropFirst(folder.count).split(separator: "/").first.map(String.init)
    }
    let others = try realPath(folder).map { path throws(ToolError) in try real.entries(of: path) }
    return Set(own + (others ?? [])).sorted()
  }

  func exists(_ path: String) -> Bool {
    Self.programs.contains(path) || texts[path] != nil
      || realPath(path).map(real.exists) == true
  }

  func isFolder(_ path: String) -> Bool {
    texts.keys.contains { $0.hasPrefix("\(path)/") } || realPath(path).map(real.isFolder) == true
  }

  func makeFolder(_ path: String) throws(ToolError) {}
  func remove(_ path: String) throws(ToolError) {}
  func move(_ path: String, to new: String) throws(ToolError) {}
  func age(of path: String) -> Duration { .zero }
  func canWrite(_ path: String) -> Bool { true }
}
