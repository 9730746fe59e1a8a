import Testing

@testable import FinishTheGeneratorExercise

@Suite("Task 1: What a list carries")
struct Task1 {
  private let need = word()

  @Test("Every list on the way carries a need, however long the way is.")
  func chains() throws {
    for hops in [2, 5, 9] {
      let app = chain(hops, root: [need], last: [need])
      let wanted = Dictionary(uniqueKeysWithValues: (1..<hops).map { ("L\($0)", Set([need])) })
      try require(app, carries: wanted, "over \(hops) scopes")
    }
    var app = chain(9, root: [], last: [])
    app.lists = (1...9).map { List(name: "L\($0)", needs: ["\(need)\($0)"]) }
    let wanted = (1...9).map { ("L\($0)", Set(($0..<9).map { "\(need)\($0 + 1)" })) }
    try require(
      app, carries: Dictionary(uniqueKeysWithValues: wanted), "where each list has another need")
  }

  @Test("It stops at a scope that has it, and at a list that asks for it by name.")
  func stops() throws {
    let listed = word()
    var app = chain(6, root: [listed], last: [need, listed])
    app.scopes[2] = Scope(name: "S2", list: "L2", has: [need], meets: ["L3"])
    app.lists[2] = List(name: "L3", needs: [listed])
    let wanted = [
      "L1": [listed], "L2": [listed], "L3": [need], "L4": [need, listed], "L5": [need, listed],
    ].mapValues(Set.init)
    try require(app, carries: wanted, "with both in the middle")
  }

  @Test("The order in which scopes and lists stand changes nothing.")
  func anyOrder() throws {
    let app = chain(7, root: [need], last: [need])
    let wanted = Dictionary(uniqueKeysWithValues: (1..<7).map { ("L\($0)", Set([need])) })
    let odd = app.scopes.indices.filter { $0 % 2 == 1 } + app.scopes.indices.filter { $0 % 2 == 0 }
    for order in [app.scopes.reversed(), odd.map { app.scopes[$0] }, app.scopes] {
      let other = App(lists: app.lists.reversed(), scopes: order)
      try require(other, carries: wanted, "in the order \(order.map(\.name))")
    }
  }

  @Test("A scope that can stand inside itself does not keep the generator going.")
  func inItself() throws {
    var app = chain(4, root: [need], last: [need])
    app.scopes[2] = Scope(name: "S2", list: "L2", has: [], meets: ["L2", "L3"])
    try require(
      app, carries: ["L1": [need], "L2": [need], "L3": [need]], "with S2 inside itself")
    app = chain(3, root: [need], last: [need])
    app.scopes[2] = Scope(name: "S2", list: "L2", has: [], meets: ["L1", "L3"])
    for _ in app.scopes {
      app.scopes.append(app.scopes.removeFirst())
      for order in [app.scopes, app.scopes.reversed()] {
        try require(
          App(lists: app.lists, scopes: order), carries: ["L1": [need], "L2": [need]],
          "with S1 and S2 inside each other, in the order \(order.map(\.name))")
      }
    }
  }

  @Test("In any app, a list carries what its scopes must be handed, and nothing else.")
  func anyApp() throws {
    for app in someApps {
      try require(app, carries: Model(app: app).carried, "in \(described(app))")
    }
  }
}

@Suite("Task 2: Who asked")
struct Task2 {
  private let need = word()

  @Test("A need that nobody has names the scopes, from the one that asks to the outermost.")
  func wholeChain() throws {
    var app = chain(5, root: [], last: [need])
    try require(app, says: ["\(need): S5 -> S4 -> S3 -> S2 -> S1 -> S0"])
    app.scopes.reverse()
    try require(app, says: ["\(need): S5 -> S4 -> S3 -> S2 -> S1 -> S0"])
  }

  // Our own first solution went inwards to the first scope whose list carries the need. That is S1
  // here, which has it and asked nobody; and a scope inside itself it entered again and again, until
  // the stack was full. Only straight chains had been tried.
  @Test("A line names no scope that has the need, and ends for a scope inside itself.")
  func whoAskedNobody() throws {
    var app = chain(3, root: [], last: [need])
    app.scopes[1] = Scope(name: "S1", list: "L1", has: [need], meets: ["L2"])
    app.scopes.append(Scope(name: "Twin", list: "L1", has: [], meets: ["L2"]))
    try require(app, says: ["\(need): S3 -> S2 -> Twin -> S0"])
    app = chain(3, root: [], last: [need])
    app.scopes[1] = Scope(name: "S1", list: "L1", has: [], meets: ["L1", "L2"])
    try require(app, says: ["\(need): S3 -> S2 -> S1 -> S0"])
  }

  @Test("The lines are sorted, whatever the order of lists and outermost scopes.")
  func sortedLines() throws {
    let names = (0..<6).map { "\(word())\($0)" }.sorted()
    var app = chain(2, root: [], last: names.reversed() + names)
    app.scopes.append(Scope(name: "S01", list: nil, has: [], meets: ["L2"]))
    for order in [app.scopes, app.scopes.reversed()] {
      app.scopes = order
      try require(app, says: names.flatMap { ["\($0): S2 -> S01", "\($0): S2 -> S1 -> S0"] })
    }
  }

  @Test("In any app, each outermost scope has one line for each need that it must be handed.")
  func anyComplaint() throws {
    for app in someApps {
      let (model, found) = (Model(app: app), Generator(app: app).complaints())
      let ends = found.map {
        "\($0.prefix { $0 != ":" }) for \($0.split(separator: " ").last ?? "")"
      }
      let wanted = model.missing.map { "\($0.need) for \($0.scope)" }.sorted()
      try #require(
        ends.sorted() == wanted,
        "expected a line for each of \(wanted), found \(found) in \(described(app))")
      try #require(
        found == found.sorted(), "expected sorted lines, found \(found) in \(described(app))")
      for line in found where !model.isAWay(line) {
        try #require(
          Bool(false),
          "expected a way of scopes that asked each other, found \(line) in \(described(app))")
      }
    }
  }
}

/// What carries and lacks what, by the rules of the tasks, one need after the other.
private struct Model {
  let app: App
  private let needs: [String]

  init(app: App) {
    (self.app, needs) = (app, Set(app.lists.flatMap(\.needs)).sorted())
  }

  var carried: [String: Set<String>] {
    var carried: [String: Set<String>] = [:]
    for need in needs {
      for list in wanting(need) where !asks(list, need) { carried[list, default: []].insert(need) }
    }
    return carried
  }

  var missing: [(need: String, scope: String)] {
    needs.flatMap { need in
      let wanting = wanting(need)
      return app.scopes.filter { $0.list == nil && isHanded(need, $0, wanting) }
        .map { (need, $0.name) }
    }
  }

  /// Whether the scopes of `need: One -> Root` asked each other for the need.
  func isAWay(_ line: String) -> Bool {
    let parts = line.components(" -> ")
    guard let need = parts.first?.components(": ").first,
      let asker = parts.first?.components(": ").last
    else { return false }
    let way = ([asker] + parts.dropFirst()).compactMap { name in
      app.scopes.first { $0.name == name }
    }
    let inner = zip(way, way.dropFirst()).allSatisfy { inner, outer in
      outer.meets.contains(inner.list ?? "") && !outer.has.contains(need)
        && !asks(outer.list ?? "", need)
    }
    return inner && way.count == parts.count && way.count > 1 && asks(way[0].list ?? "", need)
      && Set(way.map(\.name)).count == way.count && way.last?.list == nil
  }

  private func asks(_ list: String, _ need: String) -> Bool {
    app.lists.contains { $0.name == list && $0.needs.contains(need) }
  }

  /// The lists that ask for a need or carry it.
  private func wanting(_ need: String) -> Set<String> {
    var lists = Set(app.lists.filter { $0.needs.contains(need) }.map(\.name))
    for _ in app.scopes {
      lists.formUnion(app.scopes.filter { isHanded(need, $0, lists) }.compactMap(\.list))
    }
    return lists
  }

  private func isHanded(_ need: String, _ scope: Scope, _ lists: Set<String>) -> Bool {
    !scope.has.contains(need) && !lists.isDisjoint(with: scope.meets)
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}

/// Apps of up to six scopes, small ones first: the same each time, but for the names of the needs.
private let someApps: [App] = {
  var state: UInt64 = 7
  func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
  func some<Element>(_ elements: [Element], oneOf chance: Int) -> [Element] {
    (elements + elements.reversed()).filter { _ in number(below: chance) == 0 }
  }
  let needs = [word() + "x", word() + "y"]
  return [App(lists: [], scopes: [])]
    + (0..<200).map { index in
      let count = 2 + index / 40
      let lists = (0..<count).map { _ in
        number(below: 4) == 0 ? nil : "L\(number(below: 1 + count / (1 + index % 2)))"
      }
      let owned = Set(lists.compactMap(\.self)).sorted()
      return App(
        lists: (owned + ["Unmet"]).map { List(name: $0, needs: some(needs, oneOf: 4)) },
        scopes: lists.enumerated().map { index, list in
          Scope(
            name: "S\(index)", list: list, has: some(needs, oneOf: 3 + index % 6),
            meets: some(owned, oneOf: 4))
        })
    }
}()

/// An app in a line.
private func described(_ app: App) -> String {
  let lists = app.lists.filter { !$0.needs.isEmpty }.map { "\($0.name) asks for \($0.needs)" }
  let scopes = app.scopes.map { scope in
    "\(scope.name) (\(scope.list ?? "outermost"))"
      + (scope.has.isEmpty ? "" : " has \(scope.has)")
      + (scope.meets.isEmpty ? "" : " meets \(scope.meets)")
  }
  return "an app where " + (lists + scopes).joined(separator: ", ")
}

/// Scopes `S0` to `S9`, each inside the one before, with the lists `L1` to `L9`.
///
/// - Parameters:
///   - root: what the outermost scope has.
///   - last: what the innermost one needs.
private func chain(_ hops: Int, root: [String], last: [String]) -> App {
  App(
    lists: (1...hops).map { List(name: "L\($0)", needs: $0 == hops ? last : []) },
    scopes: (0...hops).map { index in
      Scope(
        name: "S\(index)", list: index == 0 ? nil : "L\(index)", has: index == 0 ? root : [],
        meets: index == hops ? [] : ["L\(index + 1)"])
    })
}

private func word() -> String { String((0..<6).map { _ in "abcdefghij".randomElement() ?? "a" }) }

/// Ends the check if other lists carry, or carry something else. A list may be there with nothing.
private func require(
  _ app: App, carries wanted: [String: Set<String>], _ what: String,
  at place: SourceLocation = #_sourceLocation
) throws {
  let found = lines(Generator(app: app).carried())
  try #require(
    found == lines(wanted), "expected \(lines(wanted)) \(what), found \(found)",
    sourceLocation: place)
}

private func require(
  _ app: App, says wanted: [String], at place: SourceLocation = #_sourceLocation
) throws {
  let found = Generator(app: app).complaints()
  try #require(found == wanted, "expected \(wanted), found \(found)", sourceLocation: place)
}

private func lines(_ carried: [String: Set<String>]) -> [String] {
  carried.filter { !$0.value.isEmpty }.map { "\($0.key): \($0.value.sorted())" }.sorted()
}
