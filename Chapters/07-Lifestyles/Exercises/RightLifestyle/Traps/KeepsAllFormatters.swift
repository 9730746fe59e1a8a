// Fails formattersGo: the root keeps what it only had to make.
// TASK 2: Give everybody who asks a formatter of their own.
private var formatters: [ReceiptFormatter] = []

func makeFormatter() -> ReceiptFormatter {
  formatters.append(ReceiptFormatter(counter: counter))
  return formatters[formatters.count - 1]
}
