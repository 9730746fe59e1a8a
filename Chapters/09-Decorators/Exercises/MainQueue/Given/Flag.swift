// Given: leave this file as it is.

/// A truth that belongs to the main actor. Only its code may read and set it, so no lock is needed.
@MainActor
final class Flag {
  var isSet = false

  nonisolated init() {}
}
