// Fails realDay: every receipt shows the day on which the writer was made.
// TASK 3: Hand in the real day and real order numbers.
let day = Machine.today()
return ReceiptWriter(today: { day }, newNumber: { Machine.newNumber() })
