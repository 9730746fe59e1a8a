// Two property wrappers that read the value only once, and a badge that uses each.
extension Before {
  @propertyWrapper
  struct ReadAtUse<Key: DependencyKey> {
    init(_ key: Key.Type) {}

    var wrappedValue: Key.Value {
      DependencyValues.current[Key.self]
        ?? fallbackValue(for: Key.self, atCreation: DependencyValues())
    }
  }

  @propertyWrapper
  struct ReadAtCreation<Key: DependencyKey> {
    let wrappedValue: Key.Value

    init(_ key: Key.Type) {
      wrappedValue =
        DependencyValues.current[key] ?? fallbackValue(for: key, atCreation: DependencyValues())
    }
  }

  final class BadgeReadingAtUse {
    @ReadAtUse(TodayKey.self) private var today

    var text: String { today == .monday ? "10 % off" : "no deal" }
  }

  final class BadgeReadingAtCreation {
    @ReadAtCreation(TodayKey.self) private var today

    var text: String { today == .monday ? "10 % off" : "no deal" }
  }
}
