// Fails badLineIsTold: a line that is no offer is left out, and nobody hears of it.
// TASK 1: The rules of OffersAsFound, with what they need as values.
var current: [Offer] = []
for line in page.split(separator: "\n") {
  guard let offer = Offer(line) else { continue }
  let secondsLeft = offer.end - now
  if secondsLeft > 0 {
    current.append(secondsLeft <= 3_600 ? offer.halved : offer)
  }
}
return current
