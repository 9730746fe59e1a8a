/// How many parameters the initialiser of a component takes. Those here store what they take, and
/// nothing else.
func taken(by component: Any) -> Int {
  Mirror(reflecting: component).children.count
}

/// A component and one that it makes.
typealias Step = (parent: Any, child: Any)

/// The steps at which a parent hands this dependency to its child: `ReviewPage.reviews -> ReviewList`.
func handed(_ dependency: String, in steps: [Step]) -> [String] {
  steps.filter { Mirror(reflecting: $0.child).descendant(dependency) != nil }
    .map { "\(name(of: $0.parent)).\(dependency) -> \(name(of: $0.child))" }
}

/// The type's name without its generic arguments.
private func name(of component: Any) -> Substring {
  "\(type(of: component))".prefix { $0 != "<" }
}

extension Before.ReviewPage {
  /// From the page down to both who use its stores.
  var steps: [Step] {
    [
      (self, list), (list, list.row), (list.row, list.row.actions), (self, footer),
      (footer, footer.button),
    ]
  }
}

extension ReviewPage {
  /// From the page down to both who use its stores.
  var steps: [Step] {
    [
      (self, list), (list, list.row), (list.row, list.row.actions), (self, footer),
      (footer, footer.button),
    ]
  }
}
