// Fails deliversAndSaves: the page is saved without its empty lines.
// Also fails failuresAreTold.
// TASK 2: What OffersAsFound does besides its rules.
let page = try loader.load().split(separator: "\n").joined(separator: "\n")
let offers = try currentOffers(on: page, at: clock.now())
try cache.save(page)
return offers
