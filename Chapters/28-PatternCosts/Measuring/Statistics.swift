extension [Double] {
  /// The value in the middle, of at least one.
  var median: Double { quantile(0.5) }

  /// What a quarter of them is below: whoever disturbs a burst makes it longer, never shorter.
  var quarter: Double { quantile(0.25) }

  private func quantile(_ part: Double) -> Double { sorted()[Int(Double(count - 1) * part)] }
}
