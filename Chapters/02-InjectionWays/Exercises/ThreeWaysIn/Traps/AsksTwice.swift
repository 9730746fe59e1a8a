// Fails asksOnceForEachCall: it asks whether there is anything, and then asks again.
// TASK 1: Ask your own client.
let items = client.items().isEmpty ? [] : client.items()
