// Two forms of the property wrapper that read at one moment only, and a badge with each.
extension Before {
  @propertyWrapper
  struct ReadAtUse<Key: DependencyKey> {
    init(_ key: Key.Type) {}

    var wrappedValue: Key.Value {
      DependencyValues.ofTask[Key.self] ?? unset(Key.self, DependencyValues())
    }
  }

  @propertyWrapper
  struct ReadAtCreation<Key: DependencyKey> {
    let wrappedValue: Key.Value

    init(_ key: Key.Type) {
      wrappedValue = DependencyValues.ofTask[key] ?? unset(key, DependencyValues())
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
