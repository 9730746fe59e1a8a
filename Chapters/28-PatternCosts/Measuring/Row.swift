/// A line of the table: a pattern, and the loop that calls it.
struct Row {
  enum Table: String, CaseIterable {
    case patterns = "One call"
    case growth = "How it grows"
    case leaves = "Another leaf"
  }

  var table = Table.patterns
  /// Nil if no chapter has the pattern and the row is only for comparison.
  let chapter: Int?
  let name: String
  /// The name of the row to compare with.
  var direct = "direct concrete call"
  /// Makes this many calls, each with the previous call's result, and returns the last result.
  let answer: (_ calls: Int, _ start: Int) -> Int

  /// Whether each call ends in the shared leaf.
  var callsLeaf: Bool { table != .leaves }

  /// The compiler copies this loop for each type, so each copy calls one known method. One loop for all
  /// types would make an indirect call of its own, and we would measure that too.
  @inline(__always)
  init(_ chapter: Int?, _ name: String, _ caller: some LeafCaller) {
    (self.chapter, self.name) = (chapter, name)
    answer = { calls, start in
      var number = start
      for _ in 0..<calls { number = caller.call(number) }
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
