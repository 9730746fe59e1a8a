// Fails readerGoesWithThePayment: the feature remembers the last reader, though nobody needs it.
// TASK 6: The card reader of a payment.
private var lastReader: CardReader?
private func readerOfPayment() -> CardReader {
  let reader = CardReader()
  lastReader = reader
  return reader
}
