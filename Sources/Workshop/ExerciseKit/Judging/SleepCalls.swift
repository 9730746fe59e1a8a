import SwiftOutline

extension SourceFile {
  /// The types and modules with a `sleep` that waits in real time.
  private static let realSleepers: Set = [
    "Task", "Thread", "ContinuousClock", "SuspendingClock", "Foundation", "Glibc", "Darwin",
  ]

  /// The declarations of the file, and after them their members.
  func declarationsAndMembers() throws(OutlineError) -> [Declaration] {
    let all = try declarations()
    return all + all.flatMap(\.members)
  }

  /// The lines with a call that waits in real time. A `sleep` that the text declares itself, such as that of a clock for
  /// tests, isn't one.
  ///
  /// - Parameter declarations: those of the text, with their members.
  func linesOfRealSleeps(besides declarations: [Declaration]) -> [Int] {
    let own = Set(declarations.map(\.name))
    let functions = ["sleep", "usleep", "nanosleep"].filter { !own.contains($0) }
    let lines = functions.flatMap { calls(of: $0).map(\.line) } + linesOfRealMethods(except: own)
    return Set(lines).sorted()
  }

  /// The lines with `Task.sleep` and the like, or with `asyncAfter` of a queue.
  private func linesOfRealMethods(except own: Set<String>) -> [Int] {
    let tokens = tokens.filter { $0.kind != .comment }
    let texts = tokens.map { text(in: $0.range) }
    return tokens.indices.dropFirst(2).filter { index in
      guard texts[index - 1] == "." else { return false }
      switch texts[index] {
      case "sleep": return Self.realSleepers.contains(receiver(endingIn: texts[..<(index - 1)]))
      case "asyncAfter": return !own.contains("asyncAfter")
      default: return false
      }
    }.map { tokens[$0].line }
  }

  /// `Task` of `Task<Never, Never>`, `ContinuousClock` of `ContinuousClock()`.
  private func receiver(endingIn texts: ArraySlice<String>) -> String {
    var texts = texts
    if texts.suffix(2) == ["(", ")"] { texts = texts.dropLast(2) }
    if texts.last == ">", let start = texts.lastIndex(of: "<") { texts = texts[..<start] }
    return texts.last ?? ""
  }
}
