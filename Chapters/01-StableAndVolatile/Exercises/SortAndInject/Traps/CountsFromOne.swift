// Fails newNumbers: two writers give out the same numbers.
// TASK 3: Hand in the real day and real order numbers.
var count = 0
return ReceiptWriter(
  today: { Machine.today() },
  newNumber: {
    count += 1
    return "N\(count)"
  })
