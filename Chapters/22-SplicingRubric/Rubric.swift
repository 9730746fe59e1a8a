/// Which code shares a dependency, and so when it is created and freed.
enum MemoryScope: String, CaseIterable {
  /// The whole app.
  case global
  /// The views of a feature, such as the product's pages.
  case entireFeature = "entire-feature"
  /// Views far apart, such as the two with reviews.
  case nonAdjacentDescendants = "non-adjacent-descendants"
  /// A view and its own child.
  case directDescendants = "direct-descendants"
  /// One view.
  case singleType = "single-type"
}

enum Accessibility: String, CaseIterable {
  case `public`
  case `internal`
  case `private`
}

/// The rubric's recommendation, in the document's words.
enum Recommendation: String {
  case splice = "Splice"
  case maybeSplice = "Maybe Splice"
  case separateParameter = "Separate Parameter"
  case notApplicable = "N/A"
}

func recommend(_ sharing: MemoryScope, _ accessibility: Accessibility) -> Recommendation {
  switch (sharing, accessibility) {
  case (.singleType, _), (.directDescendants, _): .separateParameter
  case (_, .private): .notApplicable
  case (.nonAdjacentDescendants, _): .maybeSplice
  case (.entireFeature, _): .splice
  case (.global, .internal): .splice
  case (.global, .public): .notApplicable
  }
}

extension Recommendation: CustomStringConvertible {
  var description: String { rawValue }
}

/// The rubric as the document prints it: a row per scope; the columns are public, internal, private.
let documentsTable = [
  ["N/A", "Splice", "N/A"],
  ["Splice", "Splice", "N/A"],
  ["Maybe Splice", "Maybe Splice", "N/A"],
  ["Separate Parameter", "Separate Parameter", "Separate Parameter"],
  ["Separate Parameter", "Separate Parameter", "Separate Parameter"],
]

/// The same rows, computed by `recommend`.
var recommendedTable: [[String]] {
  MemoryScope.allCases.map { scope in
    Accessibility.allCases.map { recommend(scope, $0).rawValue }
  }
}
