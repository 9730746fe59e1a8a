/// Works out what each protocol must carry, from the innermost needs outwards to a fixpoint.
///
/// A scope is asked for each need of the requirements that it meets. Its own requirements must
/// carry what it neither has nor is given by name, so the scopes around it are asked next. Each
/// pair of protocol and need is asked once, so the time is linear in what is carried.
struct Planner {
  /// A need that is asked of all scopes that meet a protocol.
  final class Demand: Sendable {
    /// The path of the protocol that lists the need or carries it.
    let path: String
    let listed: Listed
    /// If the protocol carries the need for this target: the scope that was asked before, and for what.
    let origin: (scope: String, demand: Demand)?

    /// Whether the protocol carries the need and does not list it.
    let isCarried: Bool

    init(
      _ listed: Listed, of path: String, isCarried: Bool = false,
      from origin: (scope: String, demand: Demand)? = nil
    ) {
      (self.listed, self.path, self.origin) = (listed, path, origin)
      self.isCarried = isCarried || origin != nil
    }

    var need: Need { listed.need }
  }

  let protocols: [String: RequirementsProtocol]
  let scopes: [Scope]
  /// Whether scopes of other modules can meet the protocols that these can see.
  private let isImported: Bool
  /// Everything that each protocol lists, including what it inherits.
  private(set) var listed: [String: [String: Listed]] = [:]
  private(set) var carried: [String: [String: Demand]] = [:]
  /// Each protocol with those that it refines, itself first.
  private(set) var refined: [String: [String]] = [:]
  private(set) var refusals: [Remark] = []
  /// The indices of the scopes that meet each protocol.
  private var meeting: [String: [Int]] = [:]
  /// The indices of the scopes that have each protocol as their requirements.
  private(set) var inner: [String: [Int]] = [:]
  /// The scopes that can be made, each after one of its outer scopes.
  private(set) var order: [Int] = []

  init(protocols: [String: RequirementsProtocol], scopes: [Scope], isImported: Bool) {
    (self.protocols, self.scopes, self.isImported) = (protocols, scopes, isImported)
    for path in protocols.keys.sorted() { list(path) }
    for (index, scope) in scopes.enumerated() {
      for path in promised(by: scope) { meeting[path, default: []].append(index) }
      if let path = scope.requirements { inner[path, default: []].append(index) }
    }
    orderScopes()
    carry()
    for path in carried.keys.sorted() { dropRepeated(path) }
    refuseUnmet()
    refuseRootless()
  }

  /// The protocols that a scope meets and those that they refine, each once.
  func promised(by scope: Scope) -> [String] {
    Set(scope.promises.flatMap { refined[$0] ?? [] }).sorted()
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
    var seen: Set<String> = []
    var rest = [path]
    var needs: [String: Listed] = [:]
    while let next = rest.popLast() {
      guard seen.insert(next).inserted, let list = protocols[next] else { continue }
      all.append(next)
      for one in list.own {
        if let other = needs[one.need.name] { refuseOtherType(of: other, one, in: path) }
        needs[one.need.name] = needs[one.need.name] ?? one
      }
      rest += list.refined.sorted().reversed()
    }
    refined[path] = all
    listed[path] = needs
  }

  private mutating func refuseOtherType(of one: Listed, _ other: Listed, in whose: String) {
    guard one.need != other.need else { return }
    refusals.add(
      other.place,
      "'\(other.need.name)' is '\(other.need.signature)' for '\(other.owner)' and "
        + "'\(one.need.signature)' for '\(one.owner)', and '\(whose)' has one of that name: write both the "
        + "same, or rename one.")
  }

  // MARK: - The fixpoint

  private mutating func carry() {
    var queue = protocols.values.sorted { $0.path < $1.path }.flatMap { list in
      list.own.sorted { $0.need.name < $1.need.name }.map { Demand($0, of: list.path) }
    }
    for list in protocols.values.sorted(by: { $0.path < $1.path }) {
      for one in list.carried {
        let demand = Demand(one, of: list.path, isCarried: true)
        carried[list.path, default: [:]][one.need.name] = demand
        queue.append(demand)
      }
    }
    var next = 0
    while next < queue.count {
      let demand = queue[next]
      next += 1
      for index in meeting[demand.path] ?? [] {
        guard let requirements = asked(index, for: demand) else { continue }
        let outer = Demand(
          demand.listed, of: requirements, from: (scopes[index].path, demand))
        carried[requirements, default: [:]][demand.need.name] = outer
        queue.append(outer)
      }
    }
  }

  /// Asks a scope for a need of the requirements that it meets. Returns the scope's own
  /// requirements if these must carry the need and do not yet.
  private mutating func asked(_ index: Int, for demand: Demand) -> String? {
    let scope = scopes[index]
    let need = demand.need
    if let actor = scope.actor, need.isolation != actor, scope.kind != .source {
      refusals.add(
        demand.listed.place,
        "'\(scope.path)' is \(actor), and '\(need.name)' of '\(demand.listed.owner)' is not: write '\(actor)' "
          + "before that protocol too.")
      return nil
    }
    let given = scope.requirements.flatMap { listed[$0]?[need.name] }
    if let member = scope.members[need.name] ?? (given == nil ? scope.defaults[need.name] : nil) {
      check(member, of: scope, for: demand)
      return nil
    }
    if let given {
      refuseOtherType(of: given, demand.listed, in: scope.path)
      return nil
    }
    guard let requirements = scope.requirements else {
      // If a type that is not a scope lacks a listed need, the compiler says so.
      guard demand.isCarried || scope.kind == .root else { return nil }
      let ending =
        scope.kind == .root
        ? "'\(scope.path)' is the outermost: make it there, or on the way."
        : "'\(scope.path)' is no scope, and must have it: declare it there."
      refuse(demand, "\(chain(of: demand)) -> \(scope.path). \(ending)")
      return nil
    }
    for path in refined[requirements] ?? [] {
      guard let other = carried[path]?[need.name] else { continue }
      refuseOtherType(of: other.listed, demand.listed, in: scope.path)
      if path == requirements { return nil }
    }
    if let wider = protocols[requirements], demand.listed.access < wider.access {
      refusals.add(
        demand.listed.place,
        "'\(need.name)' of '\(demand.listed.owner)' must be carried by '\(requirements)', which is "
          + "more public: give both protocols the same access.")
    }
    return requirements
  }

  /// Refuses a member that cannot meet a need.
  private mutating func check(_ member: Member, of scope: Scope, for demand: Demand) {
    let (need, path) = (demand.need, scope.path)
    let problem: String? =
      if member.isConditional {
        ", and '\(path)' has it under a condition only, which carry can't know: declare it without one."
      } else if member.isFunction {
        ", and '\(path)' has a func of that name: make it a property, or rename one."
      } else if member.access == .file {
        ", and that of '\(path)' is private: make it internal, or rename one."
      } else if demand.isCarried, member.type == nil {
        " as '\(need.type)', and carry can't tell the type of that of '\(path)': write it, as in "
          + "'\(need.name): \(need.type)'."
      } else if demand.isCarried, let type = member.type, type != need.type {
        " as '\(need.type)', and that of '\(path)' is '\(type)': write both the same, or rename one."
      } else if demand.isCarried,
        !Self.words(member.effects).isSubset(of: Self.words(need.effects))
      {
        " without '\(member.effects.joined(separator: " "))', which that of '\(path)' is: write both the "
          + "same, or rename one."
      } else {
        nil
      }
    if let problem {
      refusals.add(member.place, "'\(demand.listed.owner)' needs '\(need.name)'\(problem)")
    }
  }

  /// `async` and `throws`, without the error type.
  private static func words(_ effects: [String]) -> Set<Substring> {
    Set(effects.map { $0.prefix { $0 != "(" } })
  }

  /// Removes what a refined protocol carries too, so that the order of asking has no effect.
  private mutating func dropRepeated(_ path: String) {
    for other in (refined[path] ?? []).dropFirst() {
      for name in (carried[other] ?? [:]).keys { carried[path]?[name] = nil }
    }
  }

  // MARK: - What can't be carried

  private mutating func refuse(_ demand: Demand, _ reason: String) {
    refusals.add(
      demand.listed.place,
      "nobody provides '\(demand.need.name)', which '\(demand.listed.owner)' needs: \(reason)")
  }

  /// The scopes on the way of a need, from the one that lists it outwards.
  private func chain(of demand: Demand) -> String {
    var names: [String] = []
    var first = demand
    while let origin = first.origin {
      names.append(origin.scope)
      first = origin.demand
    }
    names.append(scopes.first { $0.requirements == first.path }?.path ?? first.path)
    return names.reversed().joined(separator: " -> ")
  }

  /// Refuses a carried need if no scope meets its protocol, or the protocol lacks its generated
  /// part.
  private mutating func refuseUnmet() {
    for path in carried.keys.sorted() {
      guard let whole = protocols[path], whole.module == nil else { continue }
      let needs = (carried[path] ?? [:]).values.sorted { $0.need.name < $1.need.name }
      guard let first = needs.first else { continue }
      if !whole.inheritsGenerated {
        refusals.add(
          whole.place,
          "'\(path)' has to carry '\(first.need.name)' for '\(first.listed.owner)': write "
            + "'protocol \(path.split(separator: ".").last ?? ""): …, \(whole.generated)'.")
      }
      guard meeting[path] == nil, !isImported || whole.access < .package else { continue }
      for one in needs {
        refuse(
          one,
          "\(chain(of: one)). No scope meets '\(path)': list it there, or write the scope around.")
      }
    }
  }

  /// Refuses scopes that form a cycle without a root.
  private mutating func refuseRootless() {
    guard let first = Set(scopes.indices).subtracting(order).min() else { return }
    // Go outwards from a scope that was not reached, until one repeats.
    var walk = [first]
    while let requirements = scopes[walk[walk.count - 1]].requirements,
      let outer = meeting[requirements]?.first
    {
      if let start = walk.firstIndex(of: outer) {
        let cycle = (walk[start...] + [outer]).reversed().map { scopes[$0].path }
        refusals.add(
          scopes[outer].place,
          "these scopes are only inside each other: \(cycle.joined(separator: " -> ")). Let a scope that "
            + "can be made meet the requirements of one of them.")
        return
      }
      walk.append(outer)
    }
  }
}
