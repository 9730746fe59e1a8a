// Given: leave this file as it is.

struct Item: Equatable, Sendable {
  let name: String
  let cents: Int
}

struct CachedItems: Equatable, Sendable {
  let savedAt: Int
  let items: [Item]
}

/// What to show, and what to save. If `save` is nil, the file stays as it is.
struct Decision: Equatable, Sendable {
  var lines: [String] = []
  var save: CachedItems?
}

/// All rules of the list. Times are hours since 1970.
///
/// - Parameters:
///   - answer: the server's items; nil without a network.
///   - cached: what the file has; nil without a file. It counts for 24 hours.
func decide(answer: [Item]?, cached: CachedItems?, now: Int) -> Decision {
  let fresh = cached.flatMap { (0..<24).contains(now - $0.savedAt) ? $0.items : nil }
  guard let items = answer ?? fresh, !items.isEmpty else { return Decision(lines: ["No items."]) }
  let lines = items.map { item in
    let old = fresh?.first { $0.name == item.name }?.cents ?? item.cents
    if old < item.cents { return "\(item.name) \(old), \(item.cents - old) off" }
    return "\(item.name) \(item.cents)"
  }
  return Decision(lines: lines, save: fresh == nil ? CachedItems(savedAt: now, items: items) : nil)
}
