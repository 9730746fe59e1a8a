import Checking
import Playground
import Testing

@testable import SortAndInjectExercise

@Suite("Task 1: Sort")
struct Task1 {
  // See kind
  @Test("All candidates are sorted into stable and volatile.")
  func sortsAll() throws {
    let volatile: [Candidate] = [.today, .orderNumber, .savedTheme, .request, .discounts]
    let found = Candidate.allCases.filter { kind(of: $0) == .volatile }
    let (missed, more) = (
      volatile.count { !found.contains($0) }, found.count { !volatile.contains($0) }
    )
    let wrong =
      missed + more == 0
      ? "0"
      : "\(missed + more): \(missed) volatile as stable, \(more) stable as volatile"
    try expect(wrong, is: "0", "of \(Candidate.allCases.count) candidates sorted wrongly")
  }
}

@Suite("Task 2: Take two from outside")
struct Task2 {
  // See ReceiptWriter
  @Test("A receipt shows the day and the number that were handed in.")
  func showsWhatWasHandedIn() throws {
    let writer = ReceiptWriter(today: { "Monday" }, newNumber: { "A1" })
    try expect(head(of: writer), is: "order A1, Monday", "from a writer with Monday and A1")
  }

  // See ReceiptWriter.init, ReceiptWriter.receipt
  @Test("Each receipt asks for its own day and number, when it is written.")
  func asksForEachReceipt() throws {
    let (day, used) = (Locked("Monday"), Locked(0))
    let writer = ReceiptWriter(
      today: { day.withLock { $0 } },
      newNumber: {
        used.withLock {
          $0 += 1
          return "A\($0)"
        }
      })
    try expect(used.withLock { $0 }, is: 0, "numbers used before the first receipt")
    try expect(head(of: writer), is: "order A1, Monday", "on the first receipt")
    day.withLock { $0 = "Tuesday" }
    try expect(head(of: writer), is: "order A2, Tuesday", "on the second receipt, a day later")
  }
}

@Suite("Task 3: Hand in the real ones")
struct Task3 {
  // See appWriter
  @Test("Each receipt of the app shows the day of Machine on which it is written.")
  func realDay() throws {
    try requireTask2()
    let writer = appWriter()
    for day in ["2030-01-31", "2030-02-01"] {
      Machine.nextDay(day)
      let found = head(of: writer).suffix(day.count)
      try expect(String(found), is: day, "on a receipt of that day")
    }
  }

  // See appWriter
  @Test("Each receipt of the app takes a new number from Machine.")
  func newNumbers() throws {
    try requireTask2()
    let last = Int(Machine.newNumber().dropFirst()) ?? 0
    let numbers = [appWriter(), appWriter()].map { head(of: $0).split(separator: ",")[0] }
    let wanted = [1, 2].map { "order N\(last + $0)" }
    try expect(numbers.map(String.init), is: wanted, "from two writers, after N\(last)")
  }

  /// Without task 2, a writer asks the machine whatever it is made with.
  private func requireTask2() throws {
    let writer = ReceiptWriter(today: { "Monday" }, newNumber: { "A1" })
    try expect(head(of: writer), is: "order A1, Monday", "from a writer with these (task 2)")
  }
}

/// The first line of a receipt for tea.
private func head(of writer: ReceiptWriter) -> String {
  let receipt = writer.receipt(for: [Item(name: "tea", cents: 120)])
  return receipt.split(separator: "\n").first.map(String.init) ?? ""
}

#if PROBES
  // Task 2: Code that makes a writer must hand in both.
  // See ReceiptWriter
  func handsInBoth(
    today: @escaping @Sendable () -> String, number: @escaping @Sendable () -> String
  ) {
    _ = ReceiptWriter(today: today)  // refused: newNumber
    _ = ReceiptWriter(newNumber: number)  // refused: today
  }
#endif
