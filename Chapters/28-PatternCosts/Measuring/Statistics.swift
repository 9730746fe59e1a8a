extension [Double] {
  /// Of at least one: the value in the middle.
  var median: Double { quantile(0.5) }

  /// The width of the middle half, as part of the median.
  var spread: Double { (quantile(0.75) - quantile(0.25)) / Swift.max(median, .ulpOfOne) }

  private func quantile(_ part: Double) -> Double { sorted()[Int(Double(count - 1) * part)] }
}
