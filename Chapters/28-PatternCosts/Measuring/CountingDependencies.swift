/// A container that counts how often it is asked for its tone.
final class CountingDependencies: ToneDependency {
  private var current: any Toning
  private var asked = 0

  init(tone: any Toning) { current = tone }

  var tone: any Toning {
    get {
      asked += 1
      return current
    }
    set { current = newValue }
  }

  /// How many look-ups `body` makes.
  func lookUps(_ body: () -> Void) -> Int {
    let before = asked
    body()
    return asked - before
  }
}
