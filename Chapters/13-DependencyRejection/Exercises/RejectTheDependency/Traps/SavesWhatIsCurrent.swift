// Fails deliversAndSaves: what the core made of the page is saved, and not the page.
// TASK 2: Load, then look at the clock once, then decide, then save.
let page = try loader.load()
let offers = try currentOffers(on: page, at: clock.now())
try cache.save(offers.map { "\($0.name) \($0.cents) \($0.end)" }.joined(separator: "\n"))
return offers
