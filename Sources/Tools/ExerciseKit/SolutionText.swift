import ToolSupport

/// `Solution.swift`: one text that holds the solution of every task and the stub a learner begins
/// with.
///
/// ```
/// // TASK 1: Add what A and B deliver.
/// deps.aService.getAs().reduce(0, +)
/// // STUB
/// // 0
/// // END
/// ```
///
/// The stub stands behind `// `, so that the solution compiles. A task may have several such parts.
package struct SolutionText: Sendable {
  private enum Part: Sendable {
    case line(String)
    case task(number: Int, mark: String, solved: [String], stub: [String], end: String)
  }

  private var parts: [Part] = []
  /// The numbers of the tasks.
  private(set) var tasks: Set<Int> = []

  /// - Parameter path: for the words of an error.
  package init(_ text: String, path: String) throws(ToolError) {
    enum Reading { case text, solved, stub }
    var reading = Reading.text
    var (number, mark, solved, stub): (Int, String, [String], [String]) = (0, "", [], [])
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let place = "\(path):\(index + 1)"
      let word = line.trimming(while: { $0 == " " })
      switch (reading, word) {
      case (.text, _) where word.hasPrefix("// TASK "):
        guard let match = word.wholeMatch(of: #/// TASK (\d+): .+/#), let task = Int(match.1) else {
          throw ToolError("\(place): A part begins '// TASK 1: What to do here.'.")
        }
        (reading, number, mark, solved, stub) = (.solved, task, String(line), [], [])
      case (.text, "// STUB"), (.text, "// END"):
        throw ToolError("\(place): '\(word)' stands outside a part.")
      case (.text, _):
        parts.append(.line(String(line)))
      case (.solved, "// STUB"):
        reading = .stub
      case (.stub, "// END"):
        parts.append(
          .task(number: number, mark: mark, solved: solved, stub: stub, end: String(line)))
        tasks.insert(number)
        reading = .text
      case (_, _) where word.hasPrefix("// TASK "), (.solved, "// END"), (.stub, "// STUB"):
        throw ToolError("\(place): '\(word)' does not belong in the part of task \(number) here.")
      case (.solved, _):
        solved.append(String(line))
      case (.stub, _):
        guard word == "//" || word.hasPrefix("// ") else {
          throw ToolError("\(place): A line of a stub begins with '// '.")
        }
        let margin = line.prefix { $0 == " " }
        stub.append(word == "//" ? "" : "\(margin)\(word.dropFirst(3))")
      }
    }
    guard reading == .text else { throw ToolError("\(path): Task \(number) is never ended.") }
  }

  /// The text in which tasks up to `count` are solved and the others are stubs: with 0, the text a
  /// learner begins with.
  func solved(upTo count: Int) -> String {
    parts.flatMap { part in
      switch part {
      case .line(let line): [line]
      case .task(let number, let mark, let solved, let stub, let end):
        [mark] + (number <= count ? solved : stub) + [end]
      }
    }.joined(separator: "\n")
  }

  /// Every task solved.
  package var solved: String { solved(upTo: .max) }

  /// What a learner begins with.
  package var stub: String { solved(upTo: 0) }
}
