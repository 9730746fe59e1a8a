// Fails lastHour: an offer that ends in this second counts as current.
// Also fails remembersNothing.
// TASK 1: The rules of OffersAsFound, with what they need as values.
var current: [Offer] = []
var number = 0
for line in page.split(separator: "\n") {
  number += 1
  guard let offer = Offer(line) else {
    throw BadLine(number: number)
  }
  let secondsLeft = offer.end - now
  if secondsLeft >= 0 {
    current.append(secondsLeft <= 3_600 ? offer.halved : offer)
  }
}
return current
