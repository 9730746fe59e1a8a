import ToolSupport

/// Times of the same thing, with what they may be.
struct TimesRow: Sendable {
  let what: String
  /// At least one.
  let times: [Duration]
  /// What the median may be; nil for what is only compared.
  var limit: Duration?
  /// What the 95th percentile may be, where it has a limit of its own.
  var tailLimit: Duration?
  /// What the median is compared with.
  var base: Duration?

  var middle: Duration { median(of: times) }
  /// The 95th percentile, by nearest rank.
  var tail: Duration { percentile(95, of: times) }

  var isOver: Bool {
    middle > (limit ?? middle) || tail > (tailLimit ?? tail)
  }
}

/// The figures of `lab verdict` side by side, at most 80 columns wide.
struct VerdictTable: Sendable {
  let rows: [TimesRow]

  func text(on console: any Console) -> String {
    let heading = ["what", "median", "limit", "95 %", "limit", "ratio", "verdict"]
    return aligned(
      [heading]
        + rows.map { row in
          let hasLimit = row.limit != nil || row.tailLimit != nil
          return [
            row.what, shown(row.middle), row.limit.map(shown) ?? "-",
            row.times.count > 1 ? shown(row.tail) : "-", row.tailLimit.map(shown) ?? "-",
            row.base.map { shown(row.middle / $0) } ?? "-",
            hasLimit ? verdict(isOver: row.isOver, on: console) : "-",
          ]
        })
  }
}
