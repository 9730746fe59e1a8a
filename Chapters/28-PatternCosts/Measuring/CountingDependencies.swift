/// A container that counts the reads of its tone.
final class CountingDependencies: ToneDependency {
  private var current: any Toning
  private var count = 0

  init(tone: any Toning) { current = tone }

  var tone: any Toning {
    get {
      count += 1
      return current
    }
    set { current = newValue }
  }

  /// The number of look-ups that `body` makes.
  func lookUps(_ body: () -> Void) -> Int {
    let before = count
    body()
    return count - before
  }
}
