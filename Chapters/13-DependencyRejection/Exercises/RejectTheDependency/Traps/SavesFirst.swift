// Fails badPageIsNotSaved: the page is saved before anybody has read it.
// Also fails order.
// TASK 2: Load, then look at the clock once, then decide, then save.
let page = try loader.load()
try cache.save(page)
return try currentOffers(on: page, at: clock.now())
