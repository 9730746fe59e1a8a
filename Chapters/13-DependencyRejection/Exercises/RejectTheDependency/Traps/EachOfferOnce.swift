// Fails onlyWhatIsGiven: an offer that stands on the page twice is returned once.
// Also fails badLineIsTold.
// TASK 1: The rules of OffersAsFound, with what they need as values.
var current: [Offer] = []
for (index, line) in page.split(separator: "\n").enumerated() {
  guard let offer = Offer(line) else {
    throw BadLine(number: index + 1)
  }
  let shown = offer.end - now <= 3_600 ? offer.halved : offer
  if offer.end > now && !current.contains(shown) {
    current.append(shown)
  }
}
return current
