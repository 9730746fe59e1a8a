// Fails order: the time is taken before a load that may take a minute.
// TASK 2: Load, then look at the clock once, then decide, then save.
let now = clock.now()
let page = try loader.load()
let offers = try currentOffers(on: page, at: now)
try cache.save(page)
return offers
