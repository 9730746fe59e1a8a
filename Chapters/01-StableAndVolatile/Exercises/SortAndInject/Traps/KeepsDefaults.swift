// Fails handsInBoth: a test that forgets the number compiles, and is red by chance.
// TASK 2: Take the day and the order number from outside.
private let today: () -> String
private let newNumber: () -> String

init(
  today: @escaping () -> String = Machine.today,
  newNumber: @escaping () -> String = Machine.newNumber
) {
  self.today = today
  self.newNumber = newNumber
}
