// The discomfort before the lifestyles: the type itself says that there is one of it.

// snippet.pattern
/// The singleton pattern: one, for everybody, reachable from everywhere.
final class GlobalSession: Sendable {
  static let shared = GlobalSession()

  private init() {}
}

/// A root that wants a session of its own, and cannot have one.
struct GlobalRoot {
  var session: GlobalSession { .shared }
}
// snippet.end
