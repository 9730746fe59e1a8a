// Fails badLineIsTold: a line without three words is told before one above it that has them.
// TASK 1: The rules of OffersAsFound, with what they need as values.
let lines = page.split(separator: "\n")
func words(_ line: Substring) -> Int {
  line.split(separator: " ", omittingEmptySubsequences: false).count
}
if let place = lines.firstIndex(where: { words($0) != 3 }) { throw BadLine(number: place + 1) }
let offers = try lines.enumerated().map { place, line throws(BadLine) in
  guard let offer = Offer(line) else { throw BadLine(number: place + 1) }
  return offer
}
return offers.filter { $0.end > now }.map { $0.end - now <= 3_600 ? $0.halved : $0 }
