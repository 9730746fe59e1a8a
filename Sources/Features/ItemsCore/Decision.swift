/// What to show, and what to keep. If `keep` is nil, what was kept stays.
public struct Decision: Equatable, Sendable {
  public let lines: [String]
  public let keep: Kept?

  public init(lines: [String], keep: Kept? = nil) { (self.lines, self.keep) = (lines, keep) }
}

// snippet.decide
/// All rules of the list. It asks nobody and tells nobody: what it needs comes in, what it found out
/// goes out.
///
/// - Parameter answer: nil if the server gave none that can be read.
public func decide(answer: [Item]?, kept: Kept?, now: Duration) -> Decision {
  if let answer {
    return Decision(lines: answer.map(\.name), keep: Kept(items: answer, time: now))
  }
  let day = Duration.seconds(86_400)
  guard let kept, (.zero..<day).contains(now - kept.time) else {
    return Decision(lines: ["No items."])
  }
  let hours = Int((now - kept.time) / .seconds(3_600))
  return Decision(lines: ["As of \(hours) h ago:"] + kept.items.map(\.name))
}
// snippet.end
