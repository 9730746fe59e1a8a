/// What somebody changes before a save.
enum Edit: CaseIterable, Sendable {
  /// Inside a body: nobody who uses the module sees it.
  case body
  /// The name of a function: whoever uses the module has to be compiled again.
  case interface
  /// A value of the wrong type.
  case error

  /// As the table names it.
  var name: String {
    switch self {
    case .body: "body edit"
    case .interface: "interface edit"
    case .error: "compiler error"
    }
  }
}

/// A solved exercise with one function more, which nothing uses and which the edits change.
struct EditedText: Sendable {
  let solution: String

  /// Before the first edit.
  var start: String { text("measured() -> Int { 17 }") }

  /// - Parameter number: from 1 on; each makes another text, so that no product of one fits another.
  func after(_ edit: Edit, _ number: Int) -> String {
    switch edit {
    case .body: text("measured() -> Int { \(17 + number) }")
    case .interface: text("measured\(number)() -> Int { 17 }")
    case .error: text("measured() -> Int { \"\(17 + number)\" }")
    }
  }

  private func text(_ function: String) -> String { "\(solution)\nfunc \(function)\n" }
}
