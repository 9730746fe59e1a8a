// snippet.axes
/// Which code shares a dependency, and so when it is made and freed.
enum MemoryScope: String, CaseIterable {
  case global
  case entireFeature = "entire-feature"
  case nonAdjacentDescendants = "non-adjacent-descendants"
  case directDescendants = "direct-descendants"
  case singleType = "single-type"
}

/// Which code may name the type of a dependency.
enum Accessibility: String, CaseIterable {
  case `public`
  case `internal`
  /// Or file-private, which means the same for a declaration outside of a type.
  case `private`
}

/// What the rubric advises, in the document's words.
enum Recommendation: String {
  case splice = "Splice"
  case maybeSplice = "Maybe Splice"
  case separateParameter = "Separate Parameter"
  case notApplicable = "N/A"
}
// snippet.end

// snippet.recommend
func recommend(_ scope: MemoryScope, _ accessibility: Accessibility) -> Recommendation {
  switch (scope, accessibility) {
  case (.singleType, _), (.directDescendants, _): .separateParameter
  case (_, .private): .notApplicable
  case (.nonAdjacentDescendants, _): .maybeSplice
  case (.entireFeature, _): .splice
  case (.global, .internal): .splice
  case (.global, .public): .notApplicable
  }
}
// snippet.end

extension Recommendation: CustomStringConvertible {
  var description: String { rawValue }
}

/// The rubric as the document prints it: a row for each scope; columns public, internal, private.
let documentsTable = [
  ["N/A", "Splice", "N/A"],
  ["Splice", "Splice", "N/A"],
  ["Maybe Splice", "Maybe Splice", "N/A"],
  ["Separate Parameter", "Separate Parameter", "Separate Parameter"],
  ["Separate Parameter", "Separate Parameter", "Separate Parameter"],
]

/// The same rows, as `recommend` has them.
var recommendedTable: [[String]] {
  MemoryScope.allCases.map { scope in
    Accessibility.allCases.map { recommend(scope, $0).rawValue }
  }
}
