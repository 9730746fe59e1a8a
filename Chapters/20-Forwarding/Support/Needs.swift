// snippet.needs
/// What an alias asks for. The compiler keeps the set, in the order of the names; it has forgotten
/// by which way each came in.
func needs(_ alias: Any.Type) -> String {
  "\(alias)".split(separator: " & ").map { $0.dropLast("Dependency".count) }
    .joined(separator: ", ")
}
// snippet.end
