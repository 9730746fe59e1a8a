/// An edit of a solved exercise: it changes one more function, which nothing uses.
struct SavedEdit: Sendable {
  /// As the table names it.
  let name: String
  /// The longest median that is within the limits.
  let limit: Duration
  /// The longest 95th percentile that is within the limits, if it has one.
  var limitOfMost: Duration?
  var compiles = true
  /// The function after a save, by the number of the save from 1 on: each makes another text, so that
  /// no product of one fits another.
  let function: @Sendable (Int) -> String

  static let all = [
    // Inside a body: code that uses the module does not see it.
    SavedEdit(
      name: "body edit", limit: .milliseconds(250), limitOfMost: .milliseconds(450),
      function: { "measured() -> Int { \(17 + $0) }" }),
    // The name of a function: code that uses the module is compiled again.
    SavedEdit(
      name: "interface edit", limit: .milliseconds(800),
      function: { "measured\($0)() -> Int { 17 }" }),
    // A value of the wrong type.
    SavedEdit(
      name: "compiler error", limit: .milliseconds(150), compiles: false,
      function: { "measured() -> Int { \"\(17 + $0)\" }" }),
  ]

  func text(_ solution: String, _ number: Int) -> String {
    "\(solution)\nfunc \(function(number))\n"
  }

  /// The text before the first edit.
  static func start(_ solution: String) -> String { all[0].text(solution, 0) }
}
