/// Generated code, read as what it does: where each name of a scope comes from.
///
/// It understands the lines that carry writes for plain properties, and nothing else.
struct GeneratedCode {
  enum Route: Equatable { case outer, carried }

  /// What scopes show, by the names of scope and value.
  private(set) var shown: [String: [String: Route]] = [:]
  /// Whether what a scope carries ends at it, by the names of scope and value.
  private(set) var carries: [String: [String: Bool]] = [:]
  /// What protocols carry.
  private(set) var declared: [String: Set<String>] = [:]

  init(_ text: String) {
    var scope = ""
    // A body that stands below its head is read as behind it.
    let text = text.replacing("{\n    ", with: "{ ").replacing("\n  }\n", with: " }\n")
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      switch words[0] {
      case "extension":
        scope = String(words[1].replacing("Resource", with: ""))
      case "protocol":
        scope = String(words[1].dropFirst(8).replacing("Requirements", with: ""))
        declared[scope] = []
      case "var":
        let name = String(words[1].dropLast())
        let start = "  var \(name): String { injected"
        if line == "\(start).\(name) }" { shown[scope, default: [:]][name] = .outer }
        if line == "\(start).CODEGEN_\(name)(CarryKey()) }" {
          shown[scope, default: [:]][name] = .carried
        }
      case "func":
        let name = String(words[1].prefix { $0 != "(" }.dropFirst("CODEGEN_".count))
        let start = "  func CODEGEN_\(name)"
        if line == "\(start)(_ key: CarryKey) -> String { injected.CODEGEN_\(name)(key) }" {
          carries[scope, default: [:]][name] = false
        }
        if line == "\(start)(_: CarryKey) -> String { \(name) }" {
          carries[scope, default: [:]][name] = true
        }
        if line == "\(start)(_ key: CarryKey) -> String" {
          declared[scope, default: []].insert(name)
        }
      default: break
      }
    }
  }

  /// What a name is at the end of a way, by this code and the tree's own members; nil where the way ends.
  func value(of name: String, at way: ArraySlice<Int>, in tree: ScopeTree) -> String? {
    guard let last = way.last else { return nil }
    let scope = tree.scopes[last]
    let outer = way.dropLast()
    if let making = scope.own[name] {
      guard case .changed = making else { return "\(name) of \(scope.name)" }
      // `injected` shows what the scope lists.
      return value(of: name, at: outer, in: tree).map { "\(name) of \(scope.name) over \($0)" }
    }
    switch shown[scope.name]?[name] {
    case .outer: return value(of: name, at: outer, in: tree)
    case .carried: return carried(name, at: outer, in: tree)
    case nil: return nil
    }
  }

  private func carried(_ name: String, at way: ArraySlice<Int>, in tree: ScopeTree) -> String? {
    guard let last = way.last, let ends = carries[tree.scopes[last].name]?[name] else { return nil }
    return ends
      ? value(of: name, at: way, in: tree) : carried(name, at: way.dropLast(), in: tree)
  }

  /// What is not as the tree's model says: values, names that nobody should see, needs carried for nobody.
  func differences(from tree: ScopeTree) -> [String] {
    var found: [String] = []
    for way in tree.ways {
      for name in tree.visible(in: way[way.count - 1]) {
        let (wanted, real) = (
          tree.value(of: name, at: way), value(of: name, at: way[...], in: tree)
        )
        if real != wanted { found.append("\(name) at \(way): \(real ?? "nothing"), not \(wanted)") }
      }
    }
    for (index, scope) in tree.scopes.enumerated() {
      let added = Set(shown[scope.name, default: [:]].keys)
      if added != tree.visible(in: index).subtracting(scope.own.keys) {
        found.append("\(scope.name) shows \(added.sorted())")
      }
      if index > 0, declared[scope.name] != tree.carried(by: index) {
        found.append("\(scope.name) carries \(declared[scope.name, default: []].sorted())")
      }
    }
    return found
  }
}
