/// What an alias asks for. The compiler keeps it as a set, ordered by name, and doesn't remember which
/// part of the alias brought which member.
func needs(_ alias: Any.Type) -> String {
  "\(alias)".split(separator: " & ").map { $0.dropLast("Dependency".count) }
    .joined(separator: ", ")
}

/// What the alias of each view asks for: `ProductDetailView.requires -> Logging`.
func required(_ views: [(name: String, alias: Any.Type)]) -> [String] {
  views.flatMap { view in
    needs(view.alias).split(separator: ", ").map { "\(view.name).requires -> \($0)" }
  }
}
