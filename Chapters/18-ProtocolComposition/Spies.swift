/// What the spies were told, in order. All that share a journal write into the same list.
final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}

final class LoggerSpy: Logging {
  private let journal: Journal

  init(journal: Journal) { self.journal = journal }

  func log(_ message: String) { journal.note("log: \(message)") }
}

final class TrackerSpy: Tracking {
  private let journal: Journal

  init(journal: Journal) { self.journal = journal }

  func track(_ event: String) { journal.note("track: \(event)") }
}

/// Every product costs the same.
final class OnePrice: Pricing {
  private let cents: Int

  init(cents: Int) { self.cents = cents }

  func cents(of product: String) -> Int { cents }
}

extension App {
  /// An app whose logger and tracker write into one journal.
  convenience init(journal: Journal) {
    self.init(
      logger: LoggerSpy(journal: journal), tracker: TrackerSpy(journal: journal),
      prices: OnePrice(cents: 250))
  }
}
