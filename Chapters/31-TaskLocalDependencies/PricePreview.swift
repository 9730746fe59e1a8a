/// Shows an item's price on several days.
@MainActor
final class PricePreview {
  private(set) var cents: [Int] = []

  /// The operation changes `cents`, because it runs on the main actor like its caller.
  func add(_ item: String, on day: Weekday) async {
    await withDependencies {
      $0[TodayKey.self] = day
    } operation: {
      cents.append(await loadPrice(of: item))
    }
  }
}

/// Suspends as a request would, and then reads the values.
private func loadPrice(of item: String) async -> Int {
  await Task.yield()
  return CartLine(item: item).cents()
}
