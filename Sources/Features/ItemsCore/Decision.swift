/// What to show, and what to cache. If `keep` is nil, the cache stays as it is.
public struct Decision: Equatable, Sendable {
  public let lines: [String]
  public let keep: CachedItems?

  public init(lines: [String], keep: CachedItems? = nil) { (self.lines, self.keep) = (lines, keep) }
}

/// All rules of the list, as a pure function. A cached price holds for a day. If the server has raised
/// the price, the difference is the discount.
///
/// - Parameter answer: The server's items; nil if there was no answer, or an unreadable one.
public func decide(answer: [Item]?, kept: CachedItems?, now: Duration) -> Decision {
  let day = Duration.zero..<Duration.seconds(86_400)
  let fresh = kept.flatMap { day.contains(now - $0.savedAt) ? $0.items : nil }
  guard let items = answer ?? fresh else { return Decision(lines: ["No items."]) }
  return Decision(
    lines: items.map { line($0, discount: discount(on: $0, fresh: fresh ?? [])) },
    keep: fresh == nil ? CachedItems(savedAt: now, items: items) : nil)
}

func discount(on item: Item, fresh: [Item]) -> Int {
  guard let old = fresh.first(where: { $0.id == item.id }) else { return 0 }
  return max(0, item.cents - old.cents)
}

func line(_ item: Item, discount: Int) -> String {
  let price = "\(item.name) \(item.cents - discount)"
  return discount > 0 ? "\(price), \(discount) off" : price
}
