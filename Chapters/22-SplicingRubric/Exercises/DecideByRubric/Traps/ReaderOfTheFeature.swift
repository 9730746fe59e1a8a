// Fails readerOfThePayment: the feature makes one reader, and every payment has it.
// Also fails readerGoesWithThePayment.
// TASK 6: The card reader of a payment.
private let cardReader = CardReader()
private func readerOfPayment() -> CardReader { cardReader }
