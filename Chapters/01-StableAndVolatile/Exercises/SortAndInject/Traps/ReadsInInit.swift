// Fails asksOnceForEachReceipt: the answers are those of the moment when the writer was made.
// Also fails showsWhatWasHandedIn, realDay, newNumbers.
// TASK 2: Take the day and the order number from outside.
private let day: String
private let number: String

init(today: @escaping () -> String, newNumber: @escaping () -> String) {
  day = today()
  number = newNumber()
}
// TASK 2: Use what was handed in.
