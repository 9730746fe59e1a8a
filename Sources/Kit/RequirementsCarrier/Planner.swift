import ToolSupport

/// Computes what each protocol must carry, from the innermost requirements outwards to a fixpoint.
///
/// Each scope that meets a protocol must have everything that the protocol lists and carries. What it neither
/// has nor lists, its own requirements must carry, so the scopes around it must have it.
/// Each pair of protocol and name is propagated once, so the time is linear in the number of carried values.
struct Planner {
  /// A value that all scopes that meet a protocol must have.
  final class Requirement: Sendable {
    let declared: DeclaredRequirement
    /// The name of the protocol that lists or carries it.
    let list: String
    /// For a carried value: the scope whose requirements carry it, and the requirement it is for.
    let origin: (scope: String, requirement: Requirement)?

    init(
      _ declared: DeclaredRequirement, of list: String,
      from origin: (scope: String, requirement: Requirement)? = nil
    ) {
      (self.declared, self.list, self.origin) = (declared, list, origin)
    }

    var name: String { declared.name }
    /// Whether the protocol carries it instead of listing it.
    var isCarried: Bool { origin != nil }
  }

  let protocols: [String: RequirementsProtocol]
  let scopes: [Scope]
  /// Everything that each protocol lists, including what it inherits.
  private(set) var listed: [String: [String: DeclaredRequirement]] = [:]
  private var carried: [String: [String: Requirement]] = [:]
  /// For each protocol: itself, then the protocols that it refines.
  private(set) var refined: [String: [String]] = [:]
  private(set) var errors: [Diagnostic] = []
  /// The indices of the scopes that meet each protocol.
  private var meeting: [String: [Int]] = [:]
  /// The indices of the scopes that have each protocol as their requirements.
  private(set) var inner: [String: [Int]] = [:]
  /// The scopes that can be created, each after one of its outer scopes.
  private(set) var order: [Int] = []
  /// The requirements to propagate, after those already propagated.
  private var queue: [Requirement] = []

  init(_ protocols: [String: RequirementsProtocol], _ scopes: [Scope]) {
    (self.protocols, self.scopes) = (protocols, scopes)
    for name in protocols.keys.sorted() { list(name) }
    for (index, scope) in scopes.enumerated() {
      for list in metProtocols(by: scope) { meeting[list, default: []].append(index) }
      if let list = scope.requirements { inner[list, default: []].append(index) }
    }
    orderScopes()
    for list in protocols.values.sorted(by: { $0.name < $1.name }) {
      queue += list.own.sorted { $0.name < $1.name }.map { Requirement($0, of: list.name) }
    }
    var next = 0
    while next < queue.count {
      for index in meeting[queue[next].list] ?? [] { propagate(queue[next], to: scopes[index]) }
      next += 1
    }
    reportUnmet()
    reportUnreachable()
  }

  /// The protocols that a scope meets, and those that they refine, without duplicates.
  func metProtocols(by scope: Scope) -> [String] {
    Set(scope.conformances.flatMap { refined[$0] ?? [] }).sorted()
  }

  /// What a protocol carries, by name.
  func carries(_ list: String) -> [Requirement] {
    (carried[list] ?? [:]).values.sorted { $0.name < $1.name }
  }

  private mutating func orderScopes() {
    var seen: Set<Int> = []
    var rest = scopes.indices.filter { index in
      scopes[index].requirements.map { meeting[$0] == nil } ?? true
    }
    while !rest.isEmpty {
      rest = rest.filter { seen.insert($0).inserted }
      order += rest
      rest = rest.flatMap { metProtocols(by: scopes[$0]) }.flatMap { inner[$0] ?? [] }
    }
  }

  private mutating func list(_ name: String) {
    var all: [String] = []
    var rest = [name]
    var found: [String: DeclaredRequirement] = [:]
    while let next = rest.popLast() {
      guard !all.contains(next), let list = protocols[next] else { continue }
      all.append(next)
      for one in list.own {
        if let other = found[one.name] { reportConflict(of: other, one, in: name) }
        found[one.name] = found[one.name] ?? one
      }
      rest += list.refined.sorted().reversed()
    }
    refined[name] = all
    listed[name] = found
  }

  // MARK: - The fixpoint

  /// Requires a scope to have a value that a protocol it meets lists or carries: the scope has it, gets
  /// it, or its own requirements carry it from now on.
  private mutating func propagate(_ requirement: Requirement, to scope: Scope) {
    let (declared, name) = (requirement.declared, requirement.name)
    if let actor = scope.actor, !declared.attributes.contains(actor), scope.isScope {
      errors.add(
        declared.place,
        "'\(scope.name)' is \(actor), but '\(name)' of '\(declared.owner)' isn't: add "
          + "'\(actor)' to '\(declared.owner)'.")
      return
    }
    if let member = scope.members[name] {
      if let problem = problem(with: member, of: scope, for: requirement) {
        errors.add(member.place, "'\(declared.owner)' needs '\(name)'\(problem)")
      }
      return
    }
    if let given = scope.requirements.flatMap({ listed[$0]?[name] }) {
      reportConflict(of: given, declared, in: scope.name)
      return
    }
    guard let list = scope.requirements else {
      // If another type lacks a listed value, the compiler reports it.
      guard scope.isScope || requirement.isCarried else { return }
      let end =
        scope.isScope
        ? ", the outermost scope, or in a scope on the way." : "."
      reportMissing(requirement, " -> \(scope.name). Declare it in '\(scope.name)'\(end)")
      return
    }
    for refined in refined[list] ?? [] {
      guard let other = carried[refined]?[name] else { continue }
      reportConflict(of: other.declared, declared, in: scope.name)
      if refined == list { return }
    }
    let carried = Requirement(declared, of: list, from: (scope.name, requirement))
    self.carried[list, default: [:]][name] = carried
    queue.append(carried)
  }

  // MARK: - Errors

  /// Why a member cannot meet a requirement; nil if it can.
  private func problem(
    with member: Member, of scope: Scope, for requirement: Requirement
  ) -> String? {
    let declared = requirement.declared
    if member.isConditional {
      return
        ", but '\(scope.name)' has it only under a condition: declare it without one."
    }
    if member.isFunction {
      return ", but '\(scope.name)' has a func of this name: make it a property, or rename it."
    }
    if member.access == .file {
      return ", but in '\(scope.name)' it is private: make it internal, or rename it."
    }
    // The compiler checks listed values.
    guard requirement.isCarried else { return nil }
    let injected = scope.requirements.flatMap { listed[$0] } ?? [:]
    guard let type = member.type(injected: { injected[$0]?.type }) else {
      return
        " as '\(declared.type)', but carry can't tell its type in '\(scope.name)': declare it as "
        + "'\(declared.name): \(declared.type)'."
    }
    if type != declared.type {
      return
        " as '\(declared.type)', but in '\(scope.name)' it is '\(type)': declare both alike, or rename "
        + "one."
    }
    /// `async` and `throws`, without the error type.
    func words(_ effects: [String]) -> Set<Substring> {
      Set(effects.map { $0.prefix { $0 != "(" } })
    }
    guard !words(member.effects).isSubset(of: words(declared.effects)) else { return nil }
    return
      " without '\(member.effects.joined(separator: " "))', which it is in '\(scope.name)': declare both "
      + "alike, or rename one."
  }

  private mutating func reportConflict(
    of one: DeclaredRequirement, _ other: DeclaredRequirement, in whose: String
  ) {
    guard one.signature != other.signature else { return }
    errors.add(
      other.place,
      "'\(other.name)' is '\(other.signature)' in '\(other.owner)' and '\(one.signature)' in "
        + "'\(one.owner)', but '\(whose)' can have only one of them: declare both alike, or rename "
        + "one.")
  }

  /// Reports a value that no scope provides, with the scopes on its way outwards.
  private mutating func reportMissing(_ requirement: Requirement, _ end: String) {
    var names: [String] = []
    var first = requirement
    while let origin = first.origin {
      names.append(origin.scope)
      first = origin.requirement
    }
    names.append(scopes.first { $0.requirements == first.list }?.name ?? first.list)
    errors.add(
      requirement.declared.place,
      "no scope provides '\(requirement.name)', which '\(requirement.declared.owner)' needs: "
        + names.reversed().joined(separator: " -> ") + end)
  }

  /// Reports protocols that must carry a value but that no scope meets, or that lack their generated part.
  private mutating func reportUnmet() {
    for list in protocols.values.sorted(by: { $0.name < $1.name }) {
      let all = carries(list.name)
      if let first = all.first, !list.inheritsGenerated {
        errors.add(
          list.place,
          "'\(list.name)' must carry '\(first.name)' for '\(first.declared.owner)': declare it as "
            + "'protocol \(list.name): …, \(list.generated)'.")
      }
      guard meeting[list.name] == nil else { continue }
      for one in all {
        reportMissing(
          one, ". No scope conforms to '\(list.name)': add the conformance to the outer scope.")
      }
    }
  }

  /// Reports scopes that can't be reached from an outermost scope.
  private mutating func reportUnreachable() {
    let unmade = Set(scopes.indices).subtracting(order).sorted().map { scopes[$0] }
    guard let first = unmade.first else { return }
    errors.add(
      first.place,
      "these scopes can be created only inside each other: "
        + "\(unmade.map(\.name).joined(separator: ", ")). Let another scope conform to the "
        + "requirements of one of them.")
  }
}

// The output of --explain.
extension Planner {
  /// A line for each protocol and each value that it carries, from the outermost scope inwards.
  var lines: [String] {
    // The protocols in the order of their scopes, then those without a scope.
    let used = order.compactMap { scopes[$0].requirements }
    let others = protocols.values.filter(\.inheritsGenerated).map(\.name).sorted()
    var seen: Set<String> = []
    return (used + others).filter { seen.insert($0).inserted }.flatMap { list in
      let carried = carries(list).map(\.declared).map { one in
        "\(list) carries \(one.name): \(one.signature), for \(one.owner)"
      }
      return carried.isEmpty ? ["\(list) carries nothing"] : carried
    }
  }

  /// The scopes as a Mermaid flowchart. Each arrow leads inwards and names what it carries.
  var diagram: [String] {
    var lines = ["flowchart TD"]
    for outer in order {
      let scope = scopes[outer]
      let arrows = metProtocols(by: scope).flatMap { list in
        (inner[list] ?? []).map { index in
          let names = carries(list).map(\.name).joined(separator: ", ")
          let label = names.isEmpty ? "" : "|\(names)|"
          return "  \(scope.name) -->\(label) \(scopes[index].name)"
        }
      }
      lines += arrows.isEmpty && scope.isRoot ? ["  \(scope.name)"] : arrows
    }
    return lines
  }
}
