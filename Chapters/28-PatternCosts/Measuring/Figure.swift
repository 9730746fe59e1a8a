/// What was counted and measured of a row.
struct Figure: Encodable {
  let table: Row.Table
  let chapter: Int?
  let pattern: String
  /// Nil where nobody counts.
  let counts: Counts?
  /// Of a call with its turn of the loop: the median of the processes.
  let nanoseconds: Double
  /// How far the processes are apart, as part of their median.
  let apart: Double
  /// What its counts say that it costs, in nanoseconds.
  let said: Double?
  /// In how many processes it took more than that.
  let over: Int
}
