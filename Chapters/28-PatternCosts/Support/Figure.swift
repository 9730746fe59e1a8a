/// What was measured of a row.
struct Figure: Encodable {
  let table: Row.Table
  let chapter: Int?
  let pattern: String
  /// Of a call, the loop's own time taken away: the median of the samples.
  let nanoseconds: Double
  /// The middle half of the samples, as part of their median.
  let spread: Double
  /// The median of what each sample is to the direct call measured beside it.
  let timesDirect: Double
  let addedNanoseconds: Double
  /// Heap allocations of a call; nil if nobody counts them.
  let allocations: Double?
  /// How much longer a call takes while another thread calls the same object; nil where no other may.
  let twoThreads: Double?
  /// Whether twice the calls took twice the time, and every answer was right.
  let isHonest: Bool
  let sharing: Row.Sharing
  let limit: Row.Limit

  /// Beyond this the samples do not agree, and their median says nothing. Up to it the medians of two runs
  /// do, within a tenth.
  static let widest = 0.25

  var isTooWide: Bool { spread > Self.widest }
}
