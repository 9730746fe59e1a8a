/// Scopes inside scopes, made at random: their Swift sources, and a model that knows each value without
/// them. Every scope lists some of what the scopes around it have, and can stand inside two others.
struct ScopeTree: Sendable {
  struct Scope: Sendable {
    /// The prefix of its types.
    let name: String
    /// The scopes that make it, by their indices; none of the first.
    let outer: [Int]
    /// The values that it makes.
    fileprivate(set) var own: [String: Making] = [:]
    /// The values that it needs.
    fileprivate(set) var listed: Set<String> = []
  }

  /// How a scope makes a value of its own.
  enum Making: Sendable { case stored, computed, changed }

  /// The first one is the outermost; each other one comes after those that make it.
  private(set) var scopes: [Scope]

  /// - Parameter name: the prefix of all types.
  init(name: String, seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    let names = (0..<Int.random(in: 3...7, using: &generator)).map { "value\($0)" }
    scopes = [Scope(name: "\(name)S0", outer: [])]
    for index in 1...Int.random(in: 2...7, using: &generator) {
      // Mostly deep: a need must have some way to go.
      var outer = Set([max(0, index - [1, 1, 1, 2, 3].randomElement(using: &generator)!)])
      if Int.random(in: 0..<4, using: &generator) == 0 {
        outer.insert(Int.random(in: 0..<index, using: &generator))
      }
      scopes.append(Scope(name: "\(name)S\(index)", outer: outer.sorted()))
    }
    for index in scopes.indices {
      let known = known(to: index).sorted()
      scopes[index].listed = Set(
        known.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 })
      // The outermost has most.
      for name in names where Int.random(in: 0..<6, using: &generator) < (index == 0 ? 4 : 1) {
        let canChange = scopes[index].listed.contains(name)
        let making: [Making] = canChange ? [.stored, .changed, .changed] : [.stored, .computed]
        scopes[index].own[name] = making.randomElement(using: &generator)
      }
    }
  }

  /// The values that the scopes around a scope have, on every way to it.
  private func known(to index: Int) -> Set<String> {
    let ways = scopes[index].outer.map { known(to: $0).union(scopes[$0].own.keys) }
    return ways.dropFirst().reduce(ways.first ?? []) { $0.intersection($1) }
  }
}

// MARK: - The model

extension ScopeTree {
  /// Every way from the outermost scope to each one, itself included.
  var ways: [[Int]] {
    var all = [[0]]
    var next = 0
    while next < all.count {
      all += inner(all[next][all[next].count - 1]).map { all[next] + [$0] }
      next += 1
    }
    return all
  }

  func inner(_ index: Int) -> [Int] { scopes.indices.filter { scopes[$0].outer.contains(index) } }

  /// The names that can be read in a scope: its own, those it lists, and those it hands on by name.
  func visible(in index: Int) -> Set<String> {
    inner(index).reduce(scopes[index].listed.union(scopes[index].own.keys)) {
      $0.union(scopes[$1].listed)
    }
  }

  /// The value of a name at the end of a way: that of the nearest scope which has it.
  func value(of name: String, at way: some BidirectionalCollection<Int>) -> String {
    guard let last = way.last else { return "nothing" }
    let rest = way.dropLast()
    switch scopes[last].own[name] {
    case nil: return value(of: name, at: rest)
    case .changed: return "\(name) of \(scopes[last].name) over \(value(of: name, at: rest))"
    default: return "\(name) of \(scopes[last].name)"
    }
  }

  /// What the requirements of a scope must carry: the needs of scopes inside it that neither it nor a
  /// scope on the way makes.
  func carried(by index: Int) -> Set<String> {
    var found: Set<String> = []
    for way in ways where way.contains(index) {
      let inwards = way[way.firstIndex(of: index)!...]
      guard inwards.count > 1, let last = inwards.last else { continue }
      found.formUnion(
        scopes[last].listed.filter { name in
          !inwards.dropLast().contains { scopes[$0].own[name] != nil }
        })
    }
    return found.subtracting(scopes[index].listed)
  }
}

// MARK: - Sources

extension ScopeTree {
  /// A file for each scope, and one for what stands in extensions.
  var sources: [(path: String, text: String)] {
    var rest = "import Scopes\n"
    var files = scopes.indices.map { index -> (path: String, text: String) in
      let scope = scopes[index]
      // Half of the conformances stand in extensions.
      let inner = inner(index).map { "\(scopes[$0].name)Requirements" }
      let isInClass = index.isMultiple(of: 2)
      if !isInClass, !inner.isEmpty {
        rest += "\nextension \(scope.name)Resource: \(inner.joined(separator: ", ")) {}\n"
      }
      let needs = scope.listed.sorted().map { "  var \($0): String { get }\n" }.joined()
      let own = scope.own.sorted { $0.key < $1.key }.map { line($0, $1, of: scope) }.joined()
      let requirements = index == 0 ? "NilRequirements" : "\(scope.name)Requirements"
      let list =
        index == 0
        ? "" : "\nprotocol \(requirements): Requirements, CODEGEN_\(requirements) {\n\(needs)}\n"
      let inherited = (["Resource<I>"] + (isInClass ? inner : [])).joined(separator: ", ")
      let type = "\nclass \(scope.name)Resource<I: \(requirements)>: \(inherited) {\n\(own)}\n"
      return ("\(scope.name).swift", "import Scopes\n\(list)\(type)")
    }
    files.append(("\(scopes[0].name)More.swift", rest))
    return files
  }

  private func line(_ name: String, _ making: Making, of scope: Scope) -> String {
    switch making {
    case .stored: "  let \(name) = \"\(name) of \(scope.name)\"\n"
    case .computed: "  var \(name): String { \"\(name) of \(scope.name)\" }\n"
    case .changed: "  lazy var \(name) = \"\(name) of \(scope.name) over \\(injected.\(name))\"\n"
    }
  }

  /// A function that makes every scope on every way, and passes on each value with the model's.
  var check: String {
    var lines: [String] = []
    for way in ways {
      let variable = "scope" + way.map { "_\($0)" }.joined()
      let type = "\(scopes[way[way.count - 1]].name)Resource"
      let outer =
        way.count == 1 ? "NilResource()" : "scope" + way.dropLast().map { "_\($0)" }.joined()
      lines += ["let \(variable) = \(type)(injecting: \(outer))", "_ = \(variable)"]
      for name in visible(in: way[way.count - 1]).sorted() {
        lines.append("expect(\(variable).\(name), \"\(value(of: name, at: way))\")")
      }
    }
    return "func check\(scopes[0].name)(_ expect: (String, String) -> Void) {\n"
      + lines.map { "  \($0)\n" }.joined() + "}\n"
  }
}

/// The same numbers for the same seed: SplitMix64.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
