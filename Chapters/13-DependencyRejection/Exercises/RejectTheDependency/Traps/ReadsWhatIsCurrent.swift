// Fails badLineIsTold: a line that is no offer is told only if some offer is current.
// TASK 1: The rules of OffersAsFound, with what they need as values.
let lines = page.split(separator: "\n")
var current: [Offer] = []
for offer in lines.compactMap({ Offer($0) }) where offer.end > now {
  current.append(offer.end - now <= 3_600 ? offer.halved : offer)
}
if let bad = lines.firstIndex(where: { Offer($0) == nil }), !current.isEmpty {
  throw BadLine(number: bad + 1)
}
return current
