/// The number of parameters of a component's initializer. These components store exactly what they
/// take.
func parameterCount(of component: Any) -> Int {
  Mirror(reflecting: component).children.count
}

/// A component and a child that it creates.
typealias Step = (parent: Any, child: Any)

/// The arguments that pass this dependency from parent to child: `ReviewPage.reviews -> ReviewList`.
func argumentArrows(for dependency: String, in steps: [Step]) -> [String] {
  steps.filter { Mirror(reflecting: $0.child).descendant(dependency) != nil }
    .map { "\(name(of: $0.parent)).\(dependency) -> \(name(of: $0.child))" }
}

/// The type's name without its generic arguments.
private func name(of component: Any) -> Substring {
  "\(type(of: component))".prefix { $0 != "<" }
}

extension Before.ReviewPage {
  /// From the page down to the two views that use its stores.
  var steps: [Step] {
    [
      (self, list), (list, list.row), (list.row, list.row.actions), (self, footer),
      (footer, footer.button),
    ]
  }
}

extension ReviewPage {
  /// From the page down to the two views that use its stores.
  var steps: [Step] {
    [
      (self, list), (list, list.row), (list.row, list.row.actions), (self, footer),
      (footer, footer.button),
    ]
  }
}
