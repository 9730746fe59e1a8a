// Fails badLineIsTold: the first line is called 0.
// TASK 1: The rules of OffersAsFound, with what they need as values.
var current: [Offer] = []
for (number, line) in page.split(separator: "\n").enumerated() {
  guard let offer = Offer(line) else {
    throw BadLine(number: number)
  }
  let secondsLeft = offer.end - now
  if secondsLeft > 0 {
    current.append(secondsLeft <= 3_600 ? offer.halved : offer)
  }
}
return current
