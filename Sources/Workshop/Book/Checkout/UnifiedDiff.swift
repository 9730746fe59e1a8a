import ToolSupport

/// A difference of several files, in the format of `git diff -U0` with paths that begin with `a/` and `b/`.
package struct UnifiedDiff: Sendable {
  struct Hunk {
    /// The index of the first old line.
    let start: Int
    var old: [String] = []
    var new: [String] = []
  }

  package struct File: Sendable {
    /// Nil for a new file.
    let oldPath: String?
    /// Nil for a removed file.
    let newPath: String?
    var hunks: [Hunk] = []

    /// The path after the change, or the one before it if the file is removed.
    package var path: String { newPath ?? oldPath ?? "" }
    package var added: Int { hunks.map(\.new.count).reduce(0, +) }
    package var removed: Int { hunks.map(\.old.count).reduce(0, +) }
  }

  package private(set) var files: [File] = []
  private let name: String

  /// - Parameter name: the path of the text, for errors.
  /// - Throws: `ToolError` for a line that isn't part of such a difference.
  init(_ text: String, name: String) throws(ToolError) {
    self.name = name
    var oldPath: String?
    for (index, line) in text.lines.enumerated() where !line.isEmpty || index + 1 < text.lines.count
    {
      let isKnown =
        if line.hasPrefix("--- ") {
          Self.path(in: line, after: "a/").map { oldPath = $0 } != nil
        } else if line.hasPrefix("+++ ") {
          Self.path(in: line, after: "b/").map {
            files.append(File(oldPath: oldPath, newPath: $0))
          } != nil
        } else if line.hasPrefix("@@ ") {
          begin(line)
        } else {
          add(line)
        }
      guard isKnown else { throw ToolError("\(name):\(index + 1): '\(line)' isn't expected here.") }
    }
  }

  /// The path in the header of a file. The inner nil means that there is no such file.
  private static func path(in line: String, after prefix: String) -> String?? {
    let path = line.dropFirst(4)
    if path == "/dev/null" { return .some(nil) }
    return path.hasPrefix(prefix) ? .some(String(path.dropFirst(prefix.count))) : nil
  }

  private mutating func begin(_ line: String) -> Bool {
    guard let header = line.wholeMatch(of: #/@@ -(\d+)(,0)?(?:,\d+)? \+\d+(?:,\d+)? @@.*/#),
      let start = Int(header.1), var file = files.popLast()
    else { return false }
    // Git gives an insertion the number of the line before it.
    file.hunks.append(Hunk(start: header.2 == nil ? max(0, start - 1) : start))
    files.append(file)
    return true
  }

  private mutating func add(_ line: String) -> Bool {
    guard var file = files.popLast(), var hunk = file.hunks.popLast() else { return false }
    switch line.first {
    case "-": hunk.old.append(String(line.dropFirst()))
    case "+": hunk.new.append(String(line.dropFirst()))
    default: return false
    }
    file.hunks.append(hunk)
    files.append(file)
    return true
  }

  /// The changed files.
  ///
  /// - Parameter files: the text of each file, by path.
  /// - Throws: `ToolError` if a file doesn't have the old lines.
  func applied(to files: [String: String]) throws(ToolError) -> [String: String] {
    var files = files
    for file in self.files {
      let old = file.oldPath.flatMap { files.removeValue(forKey: $0) }
      guard (old == nil) == (file.oldPath == nil) else {
        throw ToolError("\(name): there is no file \(file.path).")
      }
      var lines = old.map { Array($0.lines.dropLast()) } ?? []
      for hunk in file.hunks.reversed() {
        guard hunk.start <= lines.count,
          lines[hunk.start...].prefix(hunk.old.count).elementsEqual(hunk.old)
        else { throw ToolError("\(name): \(file.path) has other lines at \(hunk.start + 1).") }
        lines.replaceSubrange(hunk.start..<hunk.start + hunk.old.count, with: hunk.new)
      }
      if let path = file.newPath { files[path] = lines.map { $0 + "\n" }.joined() }
    }
    return files
  }
}
