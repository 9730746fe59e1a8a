// Fails failuresAreTold: the page is saved before anybody has read it.
// Also fails order.
// TASK 2: What OffersAsFound does besides its rules.
let page = try loader.load()
try cache.save(page)
return try currentOffers(on: page, at: clock.now())
