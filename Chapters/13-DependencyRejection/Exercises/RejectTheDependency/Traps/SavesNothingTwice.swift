// Fails order: a page that was saved by the call before is not saved again.
// Also fails failuresAreTold.
// TASK 2: What OffersAsFound does besides its rules.
enum Kept {
  nonisolated(unsafe) static var page: String?
}
let page = try loader.load()
let offers = try currentOffers(on: page, at: clock.now())
if Kept.page != page { try cache.save(page) }
Kept.page = page
return offers
