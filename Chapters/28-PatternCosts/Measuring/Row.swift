/// A line of the table: a pattern, and the loop that calls it.
struct Row {
  enum Table: String, CaseIterable {
    case patterns = "One call"
    case growth = "How it grows"
    case leaves = "Another leaf"
  }

  var table = Table.patterns
  /// The chapter it stands for; nil where it is ours, for comparison.
  let chapter: Int?
  let name: String
  /// The row whose call is the direct one.
  var direct = "direct concrete call"
  /// Asks so many times; each question is the answer before it.
  let answer: (_ calls: Int, _ start: Int) -> Int

  /// Whether each call ends in the one leaf.
  var asksTheLeaf: Bool { table != .leaves }

  /// The compiler copies this loop for each type, so each copy calls one known method. One loop for all
  /// types would make an indirect call of its own, and we would measure that too.
  @inline(__always)
  init(_ chapter: Int?, _ name: String, _ asker: some Asking) {
    (self.chapter, self.name) = (chapter, name)
    answer = { calls, start in
      var number = start
      for _ in 0..<calls { number = asker.ask(number) }
      return number
    }
  }

  func `in`(_ table: Table, comparedWith direct: String? = nil) -> Row {
    var row = self
    row.table = table
    row.direct = direct ?? row.direct
    return row
  }
}
