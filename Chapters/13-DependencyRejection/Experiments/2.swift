// In main.swift, the disk is full, and the page isn't JSON either. What does `full.bestEffort` answer?
// Edit main.swift, instead of:
let full = Catalogue(outside: World(isFull: true))
// put:
let full = Catalogue(outside: World(pages: [.items: "no JSON"], isFull: true))
// Asks:
// == Strict, or best effort ==
// await outcome(of: full.bestEffort) // cannot be read
// Changes:
// == Strict, or best effort ==
// await outcome(of: full.strict) // cannot be read
// await outcome(of: full.bestEffort) // cannot be read
