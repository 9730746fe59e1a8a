// In main.swift, the disk of `shop` is full. What does the injected client answer?
// Edit main.swift, instead of:
let shop = World()
// put:
let shop = World(isFull: true)
// Asks:
// == Injected: indirect input, indirect output ==
// try answer(of: client)?.get().names // Optional(["tea", "milk"])
