/// The leaves that an alias requires. The compiler stores them as a set, ordered by name, without
/// the parts of the alias from which they come.
func needs(_ alias: Any.Type) -> String {
  "\(alias)".split(separator: " & ").map { $0.dropLast("Dependency".count) }
    .joined(separator: ", ")
}

/// One line for each leaf that a view's alias requires: `ProductDetailView.requires -> Logging`.
func requirementLines(of views: [(name: String, alias: Any.Type)]) -> [String] {
  views.flatMap { view in
    needs(view.alias).split(separator: ", ").map { "\(view.name).requires -> \($0)" }
  }
}
