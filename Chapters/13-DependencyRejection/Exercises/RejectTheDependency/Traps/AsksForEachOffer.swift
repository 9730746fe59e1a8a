// Fails order: the clock is asked for each line, as it was.
// Also fails badPageIsNotSaved.
// TASK 2: Load, then look at the clock once, then decide, then save.
let page = try loader.load()
let offers = try page.split(separator: "\n").flatMap { line in
  try currentOffers(on: String(line), at: clock.now())
}
try cache.save(page)
return offers
