// Fails order: the clock is asked for each line, as it was.
// Also fails failuresAreTold.
// TASK 2: What OffersAsFound does besides its rules.
let page = try loader.load()
let offers = try page.split(separator: "\n").flatMap { line in
  try currentOffers(on: String(line), at: clock.now())
}
try cache.save(page)
return offers
