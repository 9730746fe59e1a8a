// Fails formattersGo: the last one stays until the next one comes.
// TASK 2: Give everybody who asks a formatter of their own.
private lazy var formatter = ReceiptFormatter(counter: counter)

func makeFormatter() -> ReceiptFormatter {
  formatter = ReceiptFormatter(counter: counter)
  return formatter
}
