// In `main.swift`, the slow reader's stream has the buffer `.bufferingOldest(1)` in place of
// `.bufferingNewest(1)`. It starts to read after all three events. What does it get?
// Edit main.swift, instead of:
let slow = streams.stream(buffer: .bufferingNewest(1))
// put:
let slow = streams.stream(buffer: .bufferingOldest(1))
// Asks:
// == Streams of the shop ==
// await all(of: slow) // [login Ada]
// Changes:
// == Streams of the shop ==
// await all(of: slow) // [login Ada]
