import Foundation

/// Three ways to share an object of a class that isn't `Sendable` and that you can't edit.
enum GroupDefaults {
  /// Only code on the main actor reads it.
  @MainActor static let forScreens = UserDefaults(suiteName: "group.example.shop")!

  /// Each read makes an object of its own.
  static var current: UserDefaults { UserDefaults(suiteName: "group.example.shop")! }

  /// Not checked. `UserDefaults` is documented as thread-safe.
  nonisolated(unsafe) static let shared = UserDefaults(suiteName: "group.example.shop")!
}
