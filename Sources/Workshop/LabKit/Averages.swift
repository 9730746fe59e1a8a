/// The time in the middle; of an even number of times, the mean of the two in the middle.
///
/// - Parameter times: at least one.
func median(of times: [Duration]) -> Duration {
  precondition(!times.isEmpty, "Nothing has no median.")
  let sorted = times.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}

/// The shortest of the times that at least `percent` of 100 of them do not exceed: the nearest rank.
///
/// - Parameters:
///   - percent: 1 to 100.
///   - times: at least one.
func percentile(_ percent: Int, of times: [Duration]) -> Duration {
  precondition((1...100).contains(percent), "A percentile is one of 1 to 100.")
  return times.sorted()[(times.count * percent + 99) / 100 - 1]
}
