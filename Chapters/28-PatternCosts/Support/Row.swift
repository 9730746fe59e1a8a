/// A line of the table: a pattern, and the loop that calls it.
struct Row {
  enum Table: String, CaseIterable, Encodable {
    case patterns = "One call"
    case growth = "How it grows"
    case leaves = "Another leaf"
  }

  /// What two threads do to each other when both use one object.
  enum Sharing: String, Encodable {
    /// Both only read.
    case reads
    /// Both write: a reference is counted, or a lock is taken.
    case writes
    /// There is no second thread: the object belongs to the main actor.
    case mainActor
  }

  /// The limit a row has for its cost in direct calls.
  enum Limit: String, Encodable {
    /// Free: nothing but noise may be there.
    case free
    /// As recorded: see `RecordedRuns`.
    case recorded
  }

  var table = Table.patterns
  /// The chapter it stands for; nil where it is ours, for comparison.
  let chapter: Int?
  let name: String
  /// The row whose call is the direct one.
  var direct = "direct concrete call"
  let sharing: Sharing
  let limit: Limit
  /// Asks so many times; each question is the answer before it.
  let answer: (_ calls: Int, _ start: Int) -> Int

  // snippet.loop
  /// The loop is inlined here for each type, so that every pattern has a loop of its own, which calls one
  /// known method. A loop for all would be measured with it: the processor would have to guess where the
  /// call goes.
  @inline(__always)
  init(
    _ chapter: Int?, _ name: String, _ sharing: Sharing, _ asker: some Asking,
    limit: Limit = .recorded
  ) {
    (self.chapter, self.name, self.sharing, self.limit) = (chapter, name, sharing, limit)
    answer = { calls, start in
      var number = start
      for _ in 0..<calls { number = asker.ask(number) }
      return number
    }
  }
  // snippet.end

  func `in`(_ table: Table, comparedWith direct: String? = nil) -> Row {
    var row = self
    row.table = table
    row.direct = direct ?? row.direct
    return row
  }
}
