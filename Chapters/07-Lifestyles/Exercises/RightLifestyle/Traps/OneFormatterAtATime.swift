// Fails everyReceiptBeginsAtOne: who asks while another writes gets the same.
// Also fails formattersGo.
// TASK 2: Give everybody who asks a formatter of their own.
private weak var current: ReceiptFormatter?

func makeFormatter() -> ReceiptFormatter {
  if let current { return current }
  let new = ReceiptFormatter(counter: counter)
  current = new
  return new
}
