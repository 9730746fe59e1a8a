/// The scopes of an app and the lists of what they need, as a tool has read them from sources.
struct App {
  var lists: [List]
  var scopes: [Scope]

  /// What a list asks for by name.
  func needs(of list: String) -> Set<String> {
    Set(lists.first { $0.name == list }?.needs ?? [])
  }
}

/// What a scope needs: the requirements of a protocol.
struct List {
  let name: String
  let needs: [String]
}

struct Scope {
  let name: String
  /// The list that its outer scope meets; nil for the outermost one.
  let list: String?
  /// What it has by itself.
  let has: [String]
  /// The lists that it meets, for the scopes inside it.
  let meets: [String]
}
