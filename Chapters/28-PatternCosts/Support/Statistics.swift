extension [Double] {
  /// The value in the middle, of at least one.
  var median: Double { quantile(0.5) }

  /// The mean of the middle half: what disturbed a few of them is left out.
  var middle: Double {
    let half = sorted()[(count / 4)..<(count - count / 4)]
    return half.reduce(0, +) / Double(half.count)
  }

  /// The width of the middle half, as part of the median.
  var spread: Double { (quantile(0.75) - quantile(0.25)) / Swift.max(median, .ulpOfOne) }

  private func quantile(_ part: Double) -> Double { sorted()[Int(Double(count - 1) * part)] }
}
