// Fails order: the time is taken before a load that may take a minute.
// Also fails failuresAreTold.
// TASK 2: What OffersAsFound does besides its rules.
let now = clock.now()
let page = try loader.load()
let offers = try currentOffers(on: page, at: now)
try cache.save(page)
return offers
