/// Replaces the outermost scope by one whose values can change.
final class ChangingRoot: ScopeOneRequirements {
  var explicit = "before"
  var modified = "before"
  var implicit = "before"
}
