import Book
import ToolSupport

/// A line of an answer or a solution that begins, divides or ends the part of a task.
enum TaskMark: Equatable {
  /// `// TASK 1: What to do here.`
  case begin(Int)
  /// `// TASK` without a number or a text.
  case malformed
  /// `// STUB`, only in a solution.
  case stub
  /// `// END`
  case end

  /// - Parameter line: without its indentation.
  init?(_ line: String) {
    switch line {
    case "// STUB": self = .stub
    case "// END": self = .end
    case _ where line.hasPrefix("// TASK "):
      let number = line.wholeMatch(of: #/// TASK (\d+): .+/#).flatMap { Int($0.1) }
      self = number.map(Self.begin) ?? .malformed
    default: return nil
    }
  }
}

/// The parts of tasks in an answer or a solution. A task may have several.
struct TaskParts {
  /// For each line, the task whose part it is in; nil outside of all parts. A part begins with its mark.
  private let tasks: [Int?]
  private let lines: [String]

  init(of text: String) {
    lines = text.lines
    var task: Int?
    tasks = lines.map { line in
      switch TaskMark(line.trimming { $0 == " " }) {
      case .begin(let number): task = number
      case .malformed, .end: task = nil
      case .stub, nil: break
      }
      return task
    }
  }

  /// The task whose part a line is in, by its number from 1.
  func task(atLine line: Int) -> Int? {
    tasks.indices.contains(line - 1) ? tasks[line - 1] : nil
  }

  /// The line where the first part of a task begins.
  func firstLine(of task: Int) -> Int? { tasks.firstIndex(of: task).map { $0 + 1 } }

  /// The lines of a task's parts.
  func lines(of task: Int) -> [String] {
    zip(tasks, lines).filter { $0.0 == task }.map(\.1)
  }
}
