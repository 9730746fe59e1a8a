/// Stands in for the outermost scope, with values that change.
final class ChangingRoot: ScopeOneRequirements {
  var explicit = "before"
  var modified = "before"
  var implicit = "before"
}
