/// Random nested scopes: their Swift sources, and a model of their values. A scope lists some of
/// the values around it, and can be inside two others.
struct ScopeTree: Sendable {
  struct Scope: Sendable {
    /// The prefix of the scope's type names.
    let name: String
    /// The indices of the scopes that make this one; empty for the outermost.
    let outer: [Int]
    /// The values that the scope makes, and whether each is a changed value of the outer scope.
    fileprivate(set) var own: [String: Bool] = [:]
    /// The values that the scope needs.
    fileprivate(set) var listed: Set<String> = []
  }

  /// The scopes, each after the scopes that make it. The first one is the outermost.
  private(set) var scopes: [Scope]

  /// - Parameter seed: also part of all type names.
  init(seed: Int) {
    var generator = SplitMix(state: UInt64(seed))
    scopes = [Scope(name: "T\(seed)S0", outer: [])]
    for index in 1...Int.random(in: 2...7, using: &generator) {
      // The tree is mostly deep, so that values are carried far.
      var outer = Set([max(0, index - [1, 1, 1, 2, 3].randomElement(using: &generator)!)])
      if Int.random(in: 0..<4, using: &generator) == 0 {
        outer.insert(Int.random(in: 0..<index, using: &generator))
      }
      scopes.append(Scope(name: "T\(seed)S\(index)", outer: outer.sorted()))
    }
    let names = (0..<Int.random(in: 3...7, using: &generator)).map { "value\($0)" }
    for index in scopes.indices {
      for name in known(to: index).sorted() where Int.random(in: 0..<3, using: &generator) == 0 {
        scopes[index].listed.insert(name)
      }
      // The outermost scope has the most values.
      for name in names where Int.random(in: 0..<6, using: &generator) < (index == 0 ? 4 : 1) {
        let canChange = scopes[index].listed.contains(name)
        scopes[index].own[name] = canChange && Int.random(in: 0..<3, using: &generator) > 0
      }
    }
  }

  /// The values that exist around a scope on every path to it.
  private func known(to index: Int) -> Set<String> {
    let ways = scopes[index].outer.map { known(to: $0).union(scopes[$0].own.keys) }
    return ways.dropFirst().reduce(ways.first ?? []) { $0.intersection($1) }
  }
}

// MARK: - The model

extension ScopeTree {
  /// All paths from the outermost scope to each scope, each after its prefixes.
  var ways: [[Int]] { ways(on: [], to: 0) }

  private func ways(on way: [Int], to index: Int) -> [[Int]] {
    let way = way + [index]
    return [way] + inner(index).flatMap { ways(on: way, to: $0) }
  }

  func inner(_ index: Int) -> [Int] { scopes.indices.filter { scopes[$0].outer.contains(index) } }

  /// The names that can be read in a scope: its own, the listed ones, and those of inner scopes.
  func visible(in index: Int) -> Set<String> {
    inner(index).reduce(scopes[index].listed.union(scopes[index].own.keys)) {
      $0.union(scopes[$1].listed)
    }
  }

  /// The value of a name at the end of a path, from the nearest scope that has it.
  func value(of name: String, at way: some BidirectionalCollection<Int>) -> String {
    guard let last = way.last else { return "nothing" }
    let outer = way.dropLast()
    guard let isChanged = scopes[last].own[name] else { return value(of: name, at: outer) }
    return "\(name) of \(scopes[last].name)"
      + (isChanged ? " over \(value(of: name, at: outer))" : "")
  }

  /// The values that the requirements of a scope must carry: the needs of inner scopes that are made neither
  /// by this scope nor by a scope in between.
  func carried(by index: Int) -> Set<String> {
    var found: Set<String> = []
    for way in ways {
      guard let start = way.firstIndex(of: index), start > 0, let last = way.last else { continue }
      let made = Set(way[start...].dropLast().flatMap { scopes[$0].own.keys })
      if last != index { found.formUnion(scopes[last].listed.subtracting(made)) }
    }
    return found.subtracting(scopes[index].listed)
  }
}

// MARK: - Sources

extension ScopeTree {
  /// A file for each scope. Half of the conformances are in extensions.
  var sources: [(path: String, text: String)] {
    scopes.enumerated().map { index, scope in
      let list = index == 0 ? "NilRequirements" : "\(scope.name)Requirements"
      let needs = scope.listed.sorted().map { "  var \($0): String { get }\n" }.joined()
      let own = scope.own.sorted { $0.key < $1.key }.map { name, isChanged in
        isChanged
          ? "  lazy var \(name) = \"\(name) of \(scope.name) over \\(injected.\(name))\"\n"
          : "  let \(name) = \"\(name) of \(scope.name)\"\n"
      }
      let met = inner(index).map { "\(scopes[$0].name)Requirements" }.joined(separator: ", ")
      let isInClass = met.isEmpty || index.isMultiple(of: 2)
      let text = """
        import Scopes
        \(index == 0 ? "" : "protocol \(list): Requirements, CODEGEN_\(list) {\n\(needs)}")
        class \(scope.name)Resource<I: \(list)>: Resource<I>\(isInClass && !met.isEmpty ? ", \(met)" : "") {
        \(own.joined())}
        \(isInClass ? "" : "extension \(scope.name)Resource: \(met) {}")

        """
      return ("\(scope.name).swift", text)
    }
  }

  /// A function that creates every scope on every path, and compares each value with the model's.
  var check: String {
    var lines: [String] = []
    for way in ways {
      let variable = "scope" + way.map { "_\($0)" }.joined()
      let outer =
        way.count == 1 ? "NilResource()" : "scope" + way.dropLast().map { "_\($0)" }.joined()
      let index = way[way.count - 1]
      lines.append("let \(variable) = \(scopes[index].name)Resource(injecting: \(outer))")
      lines.append("_ = \(variable)")
      for name in visible(in: index).sorted() {
        lines.append("expect(\(variable).\(name), \"\(value(of: name, at: way))\")")
      }
    }
    return "func check\(scopes[0].name)(_ expect: (String, String) -> Void) {\n"
      + lines.map { "  \($0)\n" }.joined() + "}\n"
  }
}

/// A seeded generator.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
