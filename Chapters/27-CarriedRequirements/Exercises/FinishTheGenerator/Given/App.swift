/// The scopes of an app, as a tool has read them from its sources. They come in any order.
struct App {
  let scopes: [Scope]

  /// The scope around another one; nil for the outermost.
  func scope(around inner: Scope) -> Scope? { scopes.first { $0.name == inner.outer } }
}

struct Scope {
  let name: String
  /// The name of the scope around it; nil for the outermost.
  let outer: String?
  /// What its requirements list. Those of the outermost scope list nothing.
  let needs: Set<String>
  /// What it has itself.
  let has: Set<String>
}
