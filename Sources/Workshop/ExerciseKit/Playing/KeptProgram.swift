import Book
import ToolSupport

/// The saved texts of a program that `play` or a page replaced.
///
/// They are in the folders `0001`, `0002`, … of `.workshop/kept/NAME`; the last is the newest. A version appears
/// completely or not at all, and numbers are never reused.
package struct KeptProgram: Keeping {
  private let workspace: Workspace
  private let program: Program
  private let folder: String
  private var files: any FileSystem { workspace.files }
  package var name: String { program.name }
  /// The start of the paths that the copies don't have, because hidden folders are left out of listings.
  private var hidden: String {
    program.chapter == nil ? "\(LearnerProgress.folder)/" : ""
  }

  package init(_ workspace: Workspace, _ program: Program) {
    (self.workspace, self.program) = (workspace, program)
    folder = workspace.checkout.path("\(LearnerProgress.folder)/kept/\(program.name)")
  }

  /// Whether there are no versions.
  package var isEmpty: Bool { (try? versions().isEmpty) ?? true }

  /// Saves files, except those whose text is equal to the newest saved version.
  ///
  /// - Parameter texts: by path, relative to the checkout.
  package func keep(_ texts: [String: String], _ lock: StateLock) throws(ToolError) {
    try keep(texts.mapValues { Array($0.utf8) }, lock)
  }

  package func keep(_ texts: [String: [UInt8]], _ lock: StateLock) throws(ToolError) {
    let newest = try versions().last
    guard !texts.isEmpty, try newest.map(self.texts) != texts else { return }
    var number = newest ?? 0
    // Under the lock, an existing draft is from a killed process.
    let draft = "\(folder)/.draft"
    try? files.remove(draft)
    // After a success, the draft has become the version.
    defer { try? files.remove(draft) }
    for (path, text) in texts {
      let copy = "\(draft)/\(path.dropFirst(hidden.count))"
      try files.makeFolder(String(copy[..<(copy.lastIndex(of: "/") ?? copy.startIndex)]))
      try files.write(bytes: text, to: copy)
    }
    repeat { number = try KeptNumber.after(number, in: folder) } while files.exists(path(number))
    try files.move(draft, to: path(number))
  }

  /// Restores the newest saved version that differs from the files, or one older than the version that was
  /// restored before. The current files are saved first, unless a saved version has them.
  ///
  /// - Parameter version: the last restored version; nil for none.
  /// - Returns: the paths of the files, and their version.
  package func restore(
    before version: String? = nil
  ) throws(ToolError) -> (paths: [String], version: String) {
    let nothing = ToolError(
      version == nil && !isEmpty
        ? "\(program.title) already has the only saved version."
        : "Nothing to restore for \(program.title): no \(version == nil ? "" : "older ")version is saved."
    )
    guard !isEmpty else { throw nothing }
    return try workspace.withStateLock { lock throws(ToolError) in
      let last = version.flatMap(KeptNumber.number) ?? .max
      guard let (number, texts, current) = try newest(before: last) else { throw nothing }
      if try !has(current) { try keep(current, lock) }
      try workspace.put(texts.mapValues(\.self), over: current, keepingIn: self, lock)
      return (texts.keys.sorted(), KeptNumber.name(number))
    }
  }

  /// The version that the next `restore()` restores; nil if there is none.
  package func next() throws(ToolError) -> String? {
    try newest(before: .max).map { KeptNumber.name($0.number) }
  }

  /// The newest version before a number that differs from the files, and the files' current texts.
  private func newest(
    before last: Int
  ) throws(ToolError) -> (number: Int, texts: [String: [UInt8]], current: [String: [UInt8]])? {
    let checkout = workspace.checkout
    for older in try versions().reversed() where older < last {
      let texts = try texts(of: older)
      var current: [String: [UInt8]] = [:]
      for path in texts.keys where files.exists(checkout.path(path)) {
        current[path] = try checkout.bytes(of: path)
      }
      if current != texts { return (older, texts, current) }
    }
    return nil
  }

  /// Whether a version has all of these files with these texts.
  private func has(_ texts: [String: [UInt8]]) throws(ToolError) -> Bool {
    for number in try versions().reversed() {
      let kept = try self.texts(of: number)
      if texts.allSatisfy({ kept[$0.key] == $0.value }) { return true }
    }
    return false
  }

  private func texts(of version: Int) throws(ToolError) -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for file in try files.files(below: path(version)) {
      texts[hidden + file] = try files.bytes(of: "\(path(version))/\(file)")
    }
    return texts
  }

  private func path(_ number: Int) -> String { "\(folder)/\(KeptNumber.name(number))" }

  private func versions() throws(ToolError) -> [Int] {
    guard files.isFolder(folder) else { return [] }
    return try files.entries(of: folder).compactMap { KeptNumber.number(of: $0) }
      .filter { files.isFolder(path($0)) }.sorted()
  }
}
