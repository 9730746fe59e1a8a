// In main.swift, the disk is full, and the page isn't JSON either. What does `full.bestEffort` answer?
// Edit main.swift, instead of:
let full = App(outside: World(isFull: true))
// put:
let full = App(outside: World(pages: [.items: "no JSON"], isFull: true))
// Asks:
// == Strict, or best effort ==
// await answer(full.bestEffort, .items) // cannot be read
// Changes:
// == Strict, or best effort ==
// await answer(full.strict, .items) // cannot be read
// await answer(full.bestEffort, .items) // cannot be read
