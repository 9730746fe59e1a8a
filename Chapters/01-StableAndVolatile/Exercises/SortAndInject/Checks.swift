import Testing

@testable import SortAndInjectExercise

@Suite("Task 1: Sort")
struct Task1 {
  @Test("All candidates are sorted into stable and volatile.")
  func sortsAll() throws {
    let volatile: [Candidate] = [.today, .orderNumber, .savedTheme, .request, .discounts]
    let wrong = Candidate.allCases.count {
      kind(of: $0) != (volatile.contains($0) ? .volatile : .stable)
    }
    try require(wrong, is: 0, "candidates of \(Candidate.allCases.count) sorted wrongly")
  }

  @Test("A candidate gets the same answer each time.")
  func sortsAgain() throws {
    let first = Candidate.allCases.map(kind)
    try #require(first.contains(.volatile), "expected some volatile ones, found only stable ones")
    for round in 2...3 {
      let again = Array(Candidate.allCases.reversed().map(kind).reversed())
      try require(again, is: first, "as answers in round \(round)")
    }
  }
}

@Suite("Task 2: Take two from outside")
struct Task2 {
  @Test("A receipt shows the number and the day that were handed in.")
  func showsWhatWasHandedIn() throws {
    for _ in 1...3 {
      let (desk, other) = (Desk(), Desk())
      let writers = [desk.writer(), other.writer()]
      // What a desk says is another thing at every question, and the writers take turns.
      for round in 1...3 {
        for (writer, desk) in zip(writers, [desk, other]) {
          let found = writer.receipt(for: [Item(name: "tea", cents: round)])
          let wanted =
            "order \(desk.number(round)), \(desk.day(round))\ntea \(round)\ntotal \(round)"
          try require(found, is: wanted, "as receipt \(round) of a writer")
        }
      }
    }
  }

  @Test("A day or a number without a letter is shown as it is, too.")
  func showsNothing() throws {
    let free = number(of: Machine.newNumber())
    for (day, name) in [("", "N"), ("D", ""), ("", "")] {
      let writer = ReceiptWriter(today: { day }, newNumber: { name })
      let wanted = "order \(name), \(day)\ntotal 0"
      try require(writer.receipt(for: []), is: wanted, "as receipt")
    }
    try require(number(of: Machine.newNumber()) - free - 1, is: 0, "numbers taken from Machine")
  }

  @Test("The writer asks for a day and a number once for each receipt, and not before.")
  func asksOnceForEachReceipt() throws {
    let desk = Desk()
    var writers = [desk.writer()]
    for count in 0...4 {
      try require(
        [desk.days, desk.numbers], is: [count, count], "questions for \(count) receipts")
      if count == 2 { writers.append(desk.writer()) }
      let free = number(of: Machine.newNumber())
      _ = writers[count % writers.count].receipt(for: count == 1 ? [] : items)
      let taken = number(of: Machine.newNumber()) - free - 1
      try require(taken, is: 0, "numbers taken from Machine")
    }
  }

  @Test("The items stand by name, with their cents, and the total below them.")
  func keepsTheForm() throws {
    let (a, b, c) = (cents(), cents(), cents())
    let cases: [([Item], [String])] = [
      ([], ["total 0"]),
      ([Item(name: "tea", cents: a)], ["tea \(a)", "total \(a)"]),
      (
        [Item(name: "tea", cents: a), Item(name: "bread", cents: b), Item(name: "tea", cents: c)],
        ["bread \(b)", "tea \(a)", "tea \(c)", "total \(a + b + c)"]
      ),
      (
        [Item(name: "tea", cents: a), Item(name: "tea", cents: a), Item(name: "Jam", cents: -b)],
        ["Jam \(-b)", "tea \(a)", "tea \(a)", "total \(a + a - b)"]
      ),
    ]
    // Items of one name stay in the order in which they were given, by whatever their price.
    let (more, less) = (Item(name: "tea", cents: a + 1_000), Item(name: "tea", cents: c))
    let both = [([more, less], [a + 1_000, c]), ([less, more], [c, a + 1_000])].map {
      ($0, $1.map { "tea \($0)" } + ["total \(a + 1_000 + c)"])
    }
    for (items, lines) in cases + both {
      let desk = Desk()
      let found = desk.writer().receipt(for: items)
      let wanted = (["order \(desk.number(1)), \(desk.day(1))"] + lines).joined(separator: "\n")
      try require(found, is: wanted, "as receipt")
    }
  }
}

@Suite("Task 3: Hand in the real ones")
struct Task3 {
  @Test("Each receipt shows the day on which it is written.")
  func realDay() throws {
    try requireTask2()
    var writers = [appWriter()]
    for round in 1...3 {
      let day = "2030-0\(round)-\(Int.random(in: 10...28))"
      Machine.nextDay(day)
      writers.append(appWriter())
      for writer in writers {
        try require(parts(of: writer.receipt(for: items)).day, is: day, "on day \(round)")
      }
    }
  }

  @Test("Each receipt takes one new number from Machine.")
  func newNumbers() throws {
    try requireTask2()
    let writers = [appWriter(), appWriter()]
    let free = number(of: Machine.newNumber())
    for count in 1...6 {
      let found = try parts(of: writers[count % 3 / 2].receipt(for: items)).number
      try require(found, is: "N\(free + count)", "as number of receipt \(count)")
    }
    try require(number(of: Machine.newNumber()), is: free + 7, "as next number of Machine")
  }

  /// Without task 2, a writer asks the machine whatever it is made with.
  private func requireTask2() throws {
    let found = try parts(of: Desk().writer().receipt(for: items))
    let isTask2 = found.day.hasPrefix("day-") && !found.number.hasPrefix("N")
    try #require(
      isTask2, "expected a writer that shows what it is made with (task 2), found another")
  }

  private func parts(of receipt: String) throws -> (number: String, day: String) {
    let head = receipt.prefix { $0 != "\n" }
    let words = head.split(separator: " ")
    let isWhole = words.count == 3 && words[0] == "order" && words[1].hasSuffix(",")
    try #require(isWhole, "expected 'order NUMBER, DAY' in the first line, found '\(head)'")
    return (String(words[1].dropLast()), String(words[2]))
  }
}

private let items = [Item(name: "tea", cents: 199), Item(name: "bread", cents: 300)]

private func cents() -> Int { Int.random(in: 100...999) }

/// The count in a number of `Machine`.
private func number(of name: String) -> Int { Int(name.dropFirst()) ?? 0 }

/// Stands in for the clock and for the source of numbers, and counts what they are asked.
private final class Desk {
  private let start = Int.random(in: 1_000...9_000)
  private(set) var days = 0
  private(set) var numbers = 0

  /// What is answered to the first question, the second and so on.
  func day(_ question: Int) -> String { "day-with-a-long-name-\(start + 3 * question)" }
  func number(_ question: Int) -> String { "\(start + question)" }

  func writer() -> ReceiptWriter {
    ReceiptWriter(
      today: {
        self.days += 1
        return self.day(self.days)
      },
      newNumber: {
        self.numbers += 1
        return self.number(self.numbers)
      })
  }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}

#if PROBES
  // Task 2: Code that makes a writer must hand in both, and nothing else.
  // See ReceiptWriter
  func handsInBoth(today: @escaping () -> String, number: @escaping () -> String) {
    _ = ReceiptWriter(today: today, newNumber: number)
    let make = ReceiptWriter.init
    _ = make(today, number)
    _ = ReceiptWriter()  // refused: today
    _ = ReceiptWriter(today: today)  // refused: newNumber
    _ = ReceiptWriter(newNumber: number)  // refused: today
  }
#endif
