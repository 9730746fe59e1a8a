import Book
import ToolSupport

/// `Solution.swift`: one text with the solution of every task and the stub that a learner starts with.
///
/// ```
/// // TASK 1: Add what A and B deliver.
/// deps.aService.getAs().reduce(0, +)
/// // STUB
/// // 0
/// // END
/// ```
///
/// The stub is commented out with `// `, so the solution compiles. A task may have several parts, each with its
/// own mark.
package struct SolutionText: Sendable {
  /// The lines between a mark and `// END`, or a line outside of all tasks.
  private struct Part: Sendable {
    /// The task; 0 for a line outside.
    var task = 0
    var solved: [String] = []
    var stub: [String] = []
  }

  private var parts: [Part] = []
  /// The numbers of the tasks.
  private(set) var tasks: Set<Int> = []

  /// - Parameter path: for error messages.
  package init(_ text: String, path: String) throws(ToolError) {
    enum Reading { case text, solved, stub }
    var reading = Reading.text
    var part = Part()
    var marks: Set<String> = []
    for (index, line) in text.lines.enumerated() {
      let place = "\(path):\(index + 1)"
      let word = line.trimming(while: { $0 == " " })
      switch (reading, TaskMark(word)) {
      case (.text, .malformed):
        throw ToolError("\(place): Write this line as '// TASK 1: What to do here.'.")
      case (.text, .begin(let task)):
        guard marks.insert(word).inserted else {
          throw ToolError("\(place): '\(word)' appears twice. Describe each place differently.")
        }
        parts.append(Part(solved: [line]))
        (reading, part) = (.solved, Part(task: task))
      case (.text, .stub), (.text, .end):
        throw ToolError("\(place): '\(word)' must be below a '// TASK' line.")
      case (.text, nil):
        parts.append(Part(solved: [line]))
      case (.solved, .stub):
        reading = .stub
      case (.stub, .end):
        parts += [part, Part(solved: [line])]
        tasks.insert(part.task)
        reading = .text
      case (_, .some):
        throw ToolError("\(place): Unexpected '\(word)' in task \(part.task).")
      case (.solved, nil):
        part.solved.append(line)
      case (.stub, nil):
        guard word == "//" || word.hasPrefix("// ") else {
          throw ToolError("\(place): Stub lines must begin with '// '.")
        }
        part.stub.append(word == "//" ? "" : "\(line.prefix { $0 == " " })\(word.dropFirst(3))")
      }
    }
    guard reading == .text else { throw ToolError("\(path): Task \(part.task) has no '// END'.") }
  }

  package init(of exercise: Exercise, in checkout: Checkout) throws(ToolError) {
    try self.init(try checkout.read(exercise.solution), path: exercise.solution)
  }

  /// The text with the tasks up to `count` solved and stubs for the others.
  func solved(upTo count: Int) -> String {
    parts.flatMap { $0.task <= count ? $0.solved : $0.stub }.joined(separator: "\n")
  }

  package var solved: String { solved(upTo: .max) }

  /// The text that a learner starts with.
  package var stub: String { solved(upTo: 0) }
}
