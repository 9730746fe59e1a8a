import ToolSupport

/// Works out what each protocol must carry, from the innermost requirements outwards to a fixpoint.
///
/// Each scope that meets a protocol must have what that protocol lists and carries. What it neither
/// has nor is given by name, its own requirements must carry, so the scopes around it must have it.
/// Each pair of protocol and name is propagated once, so the time is linear in what is carried.
struct Planner {
  /// What all scopes that meet a protocol must have.
  final class Requirement: Sendable {
    let declared: DeclaredRequirement
    /// The path of the protocol that lists or carries it.
    let path: String
    /// Whether the protocol carries it and does not list it.
    let isCarried: Bool
    /// If it is carried for this target: the scope whose requirements carry it, and for what.
    let origin: (scope: String, requirement: Requirement)?

    init(
      _ declared: DeclaredRequirement, of path: String, isCarried: Bool,
      from origin: (scope: String, requirement: Requirement)? = nil
    ) {
      (self.declared, self.path, self.isCarried) = (declared, path, isCarried)
      self.origin = origin
    }

    var name: String { declared.name }
  }

  let protocols: [String: RequirementsProtocol]
  let scopes: [Scope]
  let options: CarryOptions
  /// The names of modules that can stand before a type.
  private let modules: [String]
  /// Everything that each protocol lists, including what it inherits.
  private(set) var listed: [String: [String: DeclaredRequirement]] = [:]
  private var carried: [String: [String: Requirement]] = [:]
  /// Each protocol with those that it refines, itself first.
  private(set) var refined: [String: [String]] = [:]
  private(set) var refusals: [Diagnostic] = []
  /// The indices of the scopes that meet each protocol.
  private var meeting: [String: [Int]] = [:]
  /// The indices of the scopes that have each protocol as their requirements.
  private(set) var inner: [String: [Int]] = [:]
  /// The scopes that can be made, each after one of its outer scopes.
  private(set) var order: [Int] = []
  /// What is still to be propagated, and before it what was.
  private var queue: [Requirement] = []

  init(
    protocols: [String: RequirementsProtocol], scopes: [Scope], modules: [String],
    options: CarryOptions
  ) {
    (self.protocols, self.scopes, self.modules) = (protocols, scopes, modules)
    self.options = options
    let paths = protocols.keys.sorted()
    for path in paths { list(path) }
    for (index, scope) in scopes.enumerated() {
      for path in promised(by: scope) { meeting[path, default: []].append(index) }
      if let path = scope.requirements { inner[path, default: []].append(index) }
    }
    orderScopes()
    for list in paths.compactMap({ protocols[$0] }) {
      queue += list.own.sorted { $0.name < $1.name }
        .map { Requirement($0, of: list.path, isCarried: false) }
    }
    for list in paths.compactMap({ protocols[$0] }) {
      for one in list.carried { carry(Requirement(one, of: list.path, isCarried: true)) }
    }
    var next = 0
    while next < queue.count {
      for index in meeting[queue[next].path] ?? [] { propagate(queue[next], to: scopes[index]) }
      next += 1
    }
    refuseUnmet()
    refuseRootless()
  }

  /// The protocols that a scope meets and those that they refine, each once.
  func promised(by scope: Scope) -> [String] {
    Set(scope.promises.flatMap { refined[$0] ?? [] }).sorted()
  }

  /// What a protocol carries, by name, and no protocol that it refines.
  func carries(_ path: String) -> [Requirement] {
    let others = (refined[path] ?? []).dropFirst().compactMap { carried[$0] }
    return (carried[path] ?? [:]).values.sorted { $0.name < $1.name }.filter { one in
      !others.contains { $0[one.name] != nil }
    }
  }

  private mutating func orderScopes() {
    var seen: Set<Int> = []
    var rest = scopes.indices.filter { index in
      scopes[index].requirements.map { meeting[$0] == nil } ?? true
    }
    while !rest.isEmpty {
      rest = rest.filter { seen.insert($0).inserted }
      order += rest
      rest = rest.flatMap { promised(by: scopes[$0]) }.flatMap { inner[$0] ?? [] }
    }
  }

  private mutating func list(_ path: String) {
    var all: [String] = []
    var rest = [path]
    var found: [String: DeclaredRequirement] = [:]
    while let next = rest.popLast() {
      guard !all.contains(next), let list = protocols[next] else { continue }
      all.append(next)
      for one in list.own {
        if let other = found[one.name] { refuseOtherType(of: other, one, in: path) }
        found[one.name] = found[one.name] ?? one
      }
      rest += list.refined.sorted().reversed()
    }
    refined[path] = all
    listed[path] = found
  }

  // MARK: - The fixpoint

  private mutating func carry(_ requirement: Requirement) {
    carried[requirement.path, default: [:]][requirement.name] = requirement
    queue.append(requirement)
  }

  /// Requires of a scope what a protocol that it meets lists or carries: the scope has it, is given
  /// it, or its own requirements carry it from now on.
  private mutating func propagate(_ requirement: Requirement, to scope: Scope) {
    let (declared, name) = (requirement.declared, requirement.name)
    if let actor = scope.actor, !declared.attributes.contains(actor), scope.isScope {
      refusals.add(
        declared.place,
        "'\(scope.path)' is \(actor), and '\(name)' of '\(declared.owner)' is not: write "
          + "'\(actor)' before that protocol too.")
      return
    }
    if let member = scope.members[name] {
      if let problem = problem(with: member, of: scope, for: requirement) {
        refusals.add(member.place, "'\(declared.owner)' needs '\(name)'\(problem)")
      }
      return
    }
    if let given = scope.requirements.flatMap({ listed[$0]?[name] }) {
      refuseOtherType(of: given, declared, in: scope.path)
      return
    }
    guard let path = scope.requirements else {
      // If a type that is no scope lacks what a protocol lists, the compiler says so.
      guard scope.isScope || requirement.isCarried else { return }
      let end =
        scope.isScope
        ? "is the outermost: make it there, or on the way."
        : "is no scope, and must have it: declare it there."
      refuse(requirement, " -> \(scope.path). '\(scope.path)' \(end)")
      return
    }
    for refined in refined[path] ?? [] {
      guard let other = carried[refined]?[name] else { continue }
      refuseOtherType(of: other.declared, declared, in: scope.path)
      if refined == path { return }
    }
    carry(Requirement(declared, of: path, isCarried: true, from: (scope.path, requirement)))
  }

  // MARK: - What can't be carried

  /// Why a member cannot meet a requirement; nil if it can.
  private func problem(
    with member: Member, of scope: Scope, for requirement: Requirement
  ) -> String? {
    let (declared, path) = (requirement.declared, scope.path)
    if member.isConditional {
      return ", and '\(path)' has it under a condition only, which carry can't know: declare it "
        + "without one."
    }
    if member.isFunction {
      return ", and '\(path)' has a func of that name: make it a property, or rename one."
    }
    if member.access == .file {
      return ", and that of '\(path)' is private: make it internal, or rename one."
    }
    // What the protocol lists, the compiler compares.
    guard requirement.isCarried else { return nil }
    let injected = scope.requirements.flatMap { listed[$0] } ?? [:]
    guard let type = member.type(injected: { injected[$0]?.type }) else {
      return " as '\(declared.type)', and carry can't tell the type of that of '\(path)': write "
        + "it, as in '\(declared.name): \(declared.type)'."
    }
    if !isSame(type, declared.type) {
      return " as '\(declared.type)', and that of '\(path)' is '\(type)': write both the same, or "
        + "rename one."
    }
    /// `async` and `throws`, without the error type.
    func words(_ effects: [String]) -> Set<Substring> {
      Set(effects.map { $0.prefix { $0 != "(" } })
    }
    guard !words(member.effects).isSubset(of: words(declared.effects)) else { return nil }
    return " without '\(member.effects.joined(separator: " "))', which that of '\(path)' is: write "
      + "both the same, or rename one."
  }

  /// Whether two texts mean one type: they are the same but for the names of modules.
  private func isSame(_ one: String, _ other: String) -> Bool {
    func plain(_ type: String) -> String {
      type.replacing(#/\b(\w+)\./#) { modules.contains(String($0.1)) ? "" : String($0.0) }
    }
    return one == other || plain(one) == plain(other)
  }

  private mutating func refuseOtherType(
    of one: DeclaredRequirement, _ other: DeclaredRequirement, in whose: String
  ) {
    guard !isSame(one.signature, other.signature) else { return }
    refusals.add(
      other.place,
      "'\(other.name)' is '\(other.signature)' for '\(other.owner)' and '\(one.signature)' for "
        + "'\(one.owner)', and '\(whose)' has one of that name: write both the same, or rename "
        + "one.")
  }

  /// Refuses what nobody provides, and names the scopes on its way outwards.
  private mutating func refuse(_ requirement: Requirement, _ end: String) {
    var names: [String] = []
    var first = requirement
    while let origin = first.origin {
      names.append(origin.scope)
      first = origin.requirement
    }
    names.append(scopes.first { $0.requirements == first.path }?.path ?? first.path)
    refusals.add(
      requirement.declared.place,
      "nobody provides '\(requirement.name)', which '\(requirement.declared.owner)' needs: "
        + names.reversed().joined(separator: " -> ") + end)
  }

  /// Refuses what is carried if no scope meets the protocol, or it lacks its generated part.
  private mutating func refuseUnmet() {
    for path in carried.keys.sorted() {
      let all = carries(path)
      guard let whole = protocols[path], whole.module == nil, let first = all.first else {
        continue
      }
      if !whole.inheritsGenerated {
        refusals.add(
          whole.place,
          "'\(path)' has to carry '\(first.name)' for '\(first.declared.owner)': write "
            + "'protocol \(path.split(separator: ".").last ?? ""): …, \(whole.generated)'.")
      }
      // A scope of another module can meet a public list.
      guard meeting[path] == nil, options.module == nil || whole.access < .package else { continue }
      for one in all {
        refuse(one, ". No scope meets '\(path)': list it there, or write the scope around.")
      }
    }
  }

  /// Refuses scopes that no outermost one leads to.
  private mutating func refuseRootless() {
    let unmade = Set(scopes.indices).subtracting(order).sorted().map { scopes[$0] }
    guard let first = unmade.first else { return }
    refusals.add(
      first.place,
      "these scopes are only inside each other: \(unmade.map(\.path).joined(separator: ", ")). "
        + "Let a scope that can be made meet the requirements of one of them.")
  }
}
