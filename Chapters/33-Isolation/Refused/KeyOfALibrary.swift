// Refused: a key of a module whose default is the main actor, passed to code of any actor (OURS-522)
// flags: -default-isolation MainActor
// alone: the chapter's module has the other default

// expected-note@+7 {{'setting' declared here}}
// snippet.library
/// As in a library, which has no such default.
nonisolated protocol SettingKey {
  static var standard: Int { get }
}

nonisolated func setting<Key: SettingKey & SendableMetatype>(_ key: Key.Type) -> Int {
  key.standard
}
// snippet.end

#if !REPAIRED
  // snippet.key
  enum HoldMinutes: SettingKey {
    static var standard: Int { 15 }
  }
// snippet.end
#else
  nonisolated enum HoldMinutes: SettingKey {
    static var standard: Int { 15 }
  }

  nonisolated protocol OpenKey: SendableMetatype {
    static var standard: Int { get }
  }

  /// Doesn't get the default, so an actor can use it.
  enum ReturnDays: OpenKey {
    static var standard: Int { 14 }
  }

  actor Desk {
    func lastDay(from today: Int) -> Int { today + ReturnDays.standard }
  }
#endif

// expected-error@+1 {{main actor-isolated conformance of 'HoldMinutes' to 'SettingKey' cannot satisfy conformance requirement for a 'Sendable' type parameter }}
func holdMinutes() -> Int { setting(HoldMinutes.self) }
