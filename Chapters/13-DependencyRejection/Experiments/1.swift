// In main.swift, the disk of `shop` is full. What does `try await client.fetchItems().names` return?
// Edit main.swift, instead of:
let shop = World()
// put:
let shop = World(isFull: true)
// Asks:
// == Injected: indirect input, indirect output ==
// try await client.fetchItems().names // ["tea", "milk"]
// Changes:
// == Injected: indirect input, indirect output ==
// shop.reports // ["disk full"]
// Because:
// The client catches the error of the save and reports it, because the customer wants the items even if
// the disk is full. Its type doesn't show that.
