/// Explains a cell: its two terms, the reason, and a caveat if this chapter has one.
func reasons(_ scope: MemoryScope, _ accessibility: Accessibility) -> [String] {
  let terms = [
    "\(scope.title): \(scope.meaning)",
    "\(accessibility.title): \(accessibility.meaning)",
  ]
  return terms + reason(scope, accessibility) + caveat(scope, accessibility)
}

private func reason(_ scope: MemoryScope, _ accessibility: Accessibility) -> [String] {
  switch (scope, accessibility) {
  case (.singleType, _):
    [
      "The type takes it or creates it, and keeps it as long as a splice would.",
      "No other type needs it.",
    ]
  case (.directDescendants, _):
    ["Each child takes one more parameter. A splice takes a type, an alias, a leaf."]
  case (_, .private):
    ["Another file cannot name it: no alias lists it there, and no parameter takes it."]
  case (.nonAdjacentDescendants, _):
    [
      "By parameter, all in between take what they do not use. A splice at the nearest",
      "shared ancestor spares them that, and costs its own declarations: count both.",
    ]
  case (.entireFeature, _):
    ["A splice at the feature's entry makes one for all views, freed with the feature."]
  case (.global, .internal):
    ["The app cannot provide what it cannot name. The splice provides the static."]
  case (.global, .public):
    ["The app's container provides it, like its other services. No splice is needed."]
  }
}

/// A fact from this chapter that qualifies the cell.
private func caveat(_ scope: MemoryScope, _ accessibility: Accessibility) -> [String] {
  switch (scope, accessibility) {
  case (.singleType, .internal):
    ["The document's own splice example is this case, and contradicts its rubric."]
  case (.global, .private), (.entireFeature, .private), (.nonAdjacentDescendants, .private):
    [
      "But Swift allows it inside the file: a view generic over its external alias can",
      "store a file-private splice.",
    ]
  case (.entireFeature, _):
    ["Here that is less work from nine views on. With eight, both take the same."]
  case (.global, .internal):
    ["In Swift 6 a static must have a Sendable type or belong to a global actor."]
  default: []
  }
}
