// Fails remembersNothing: the time of the first call is kept for all others.
// Also fails onlyWhatIsGiven, lastHour, badLineIsTold.
// TASK 1: The rules of OffersAsFound, with what they need as values.
enum Kept {
  nonisolated(unsafe) static var time: Int?
}
let now = Kept.time ?? now
Kept.time = now
var current: [Offer] = []
var number = 0
for line in page.split(separator: "\n") {
  number += 1
  guard let offer = Offer(line) else {
    throw BadLine(number: number)
  }
  let secondsLeft = offer.end - now
  if secondsLeft > 0 {
    current.append(secondsLeft <= 3_600 ? offer.halved : offer)
  }
}
return current
