/// Why the rubric says what it says: the two terms, the reason, and what we found.
func reasons(_ scope: MemoryScope, _ accessibility: Accessibility) -> [String] {
  let terms = [
    "\(scope.title): \(scope.meaning)",
    "\(accessibility.title): \(accessibility.meaning)",
  ]
  return terms + reason(scope, accessibility) + found(scope, accessibility)
}

private func reason(_ scope: MemoryScope, _ accessibility: Accessibility) -> [String] {
  switch (scope, accessibility) {
  case (.singleType, _):
    [
      "The type takes it, or makes it, and has it as long as a splice would.",
      "No other type needs it.",
    ]
  case (.directDescendants, _):
    ["Each child takes one parameter more. A splice takes a type, an alias, a leaf."]
  case (_, .private):
    ["Another file cannot name it: no alias lists it there, and no parameter takes it."]
  case (.nonAdjacentDescendants, _):
    [
      "By parameter, all in between take what they do not use. A splice at the nearest",
      "shared ancestor spares them that, and costs its own declarations: count both.",
    ]
  case (.entireFeature, _):
    ["A splice at the feature's entry makes one for all views, gone with the feature."]
  case (.global, .internal):
    ["The app cannot bring what it cannot name. The splice brings the one there is."]
  case (.global, .public):
    ["The app's own container brings it, as it brings the rest. Nothing is narrower."]
  }
}

/// Where a fact of this chapter qualifies the cell.
private func found(_ scope: MemoryScope, _ accessibility: Accessibility) -> [String] {
  switch (scope, accessibility) {
  case (.singleType, .internal):
    ["The document's own splice example is this very case, and contradicts its rubric."]
  case (.global, .private), (.entireFeature, .private), (.nonAdjacentDescendants, .private):
    [
      "Yet Swift allows it inside the file: a view generic over its external alias can",
      "store a file-private splice.",
    ]
  case (.entireFeature, _):
    ["Here that is less work from nine views on. With eight it comes out even."]
  case (.global, .internal):
    ["In Swift 6 what a static holds must be Sendable, or belong to a global actor."]
  default: []
  }
}
