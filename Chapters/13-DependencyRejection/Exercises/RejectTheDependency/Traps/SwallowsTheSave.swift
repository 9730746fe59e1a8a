// Fails failuresAreTold: that saving failed, nobody hears.
// TASK 2: What OffersAsFound does besides its rules.
let page = try loader.load()
let offers = try currentOffers(on: page, at: clock.now())
try? cache.save(page)
return offers
