import Testing

@testable import FinishTheGeneratorExercise

@Suite("Task 1: What a list carries")
struct Task1 {
  private let need = word()

  @Test("Every list on the way carries a need, however long the way is, in any order.")
  func chains() throws {
    for hops in [2, 19] {
      try requireCarried(in: chain(hops, root: [need], last: [need]))
    }
    var app = chain(9, root: [], last: [])
    app.lists = (1...9).map { List(name: "L\($0)", needs: ["\(need)\($0)"]) }
    try requireCarried(in: app)
    // Many lists, one beside the other.
    let all = (2...9).map { "L\($0)" }
    app.scopes[1...] = [Scope(name: "S1", list: "L1", has: [], meets: all)]
    app.scopes += all.map { Scope(name: "Of\($0)", list: $0, has: [], meets: []) }
    try requireCarried(in: app)
  }

  @Test("It stops at a scope that has it, at a list that asks for it, and in any circle.")
  func stops() throws {
    let listed = word()
    var app = chain(6, root: [listed], last: [need, listed])
    app.scopes[2] = Scope(name: "S2", list: "L2", has: [need], meets: ["L3"])
    app.lists[2] = List(name: "L3", needs: [listed])
    try requireCarried(in: app)
    for itself in ["L1", "L2"] {
      app.scopes[2] = Scope(name: "S2", list: "L2", has: [], meets: [itself, "L3"])
      try requireCarried(in: app)
    }
  }

  @Test("In any app, a list carries what its scopes must be handed, and nothing else.")
  func anyApp() throws {
    for app in someApps { try requireCarried(in: app, orders: [app]) }
  }
}

@Suite("Task 2: Who asked")
struct Task2 {
  private let need = word()

  @Test("A need that nobody has names the scopes, from the one that asks to the outermost.")
  func wholeChain() throws {
    try requireComplaints(in: chain(5, root: [], last: [need]))
  }

  // Our own first solution went inwards to the first scope whose list carries the need. That is S1
  // here, which has it and asked nobody; and a scope inside itself it entered again and again, until
  // the stack was full. Only straight chains had been tried.
  @Test("A line names no scope that has the need, and ends for a scope inside itself.")
  func whoAskedNobody() throws {
    var app = chain(3, root: [], last: [need])
    app.scopes[1] = Scope(name: "S1", list: "L1", has: [need], meets: ["L2"])
    app.scopes.append(Scope(name: "Twin", list: "L1", has: [], meets: ["L2"]))
    try requireComplaints(in: app)
    // Here S1 asks nobody, and its twin does, and this is the last of many that S0 meets.
    app.scopes[1] = Scope(name: "S1", list: "L1", has: [], meets: [])
    app.lists += (11...19).map { List(name: "L\($0)", needs: []) }
    let all = (11...19).map { "L\($0)" } + ["L1"]
    app.scopes[0] = Scope(name: "S0", list: nil, has: [], meets: all)
    try requireComplaints(in: app)
    // Inside S1 are also S1, which must not be entered again, and ways that lead back to it.
    app.scopes[1] = Scope(name: "S1", list: "L1", has: [], meets: ["L1", "L2", "L8"])
    app.scopes[4] = Scope(name: "Back", list: "L8", has: [], meets: ["L1", "L9"])
    app.scopes.append(Scope(name: "Far", list: "L9", has: [], meets: ["L8", "L1"]))
    app.lists += ["L8", "L9"].map { List(name: $0, needs: []) }
    try requireComplaints(in: app)
  }

  @Test("The lines are sorted, whatever the order of lists and outermost scopes.")
  func sortedLines() throws {
    // Signs before and after the colon that ends a need.
    let needs = ["", "2", "20", " x", "x", "X"].map { need + $0 }
    var app = chain(2, root: [], last: needs.reversed() + needs)
    app.scopes.append(Scope(name: "S01", list: nil, has: [], meets: ["L2"]))
    try requireComplaints(in: app)
  }

  @Test("In any app, each outermost scope has one line for each need that it must be handed.")
  func anyComplaint() throws {
    for app in someApps { try requireComplaints(in: app, orders: [app]) }
  }
}

/// Who asks for what, by the rules of the tasks: all ways from one scope to another are walked.
private struct Model {
  private let app: App
  private let needs: [String]
  /// What each list asks for by name.
  private let asked: [String: Set<String>]
  private let owners: [String: [Scope]]

  init(app: App) {
    self.app = app
    needs = Set(app.lists.flatMap(\.needs)).sorted()
    asked = Dictionary(uniqueKeysWithValues: app.lists.map { ($0.name, Set($0.needs)) })
    owners = Dictionary(grouping: app.scopes) { $0.list ?? "" }
  }

  /// What each list carries: `list: need`.
  var carried: [String] {
    var carried: Set<String> = []
    for scope in app.scopes {
      guard let list = scope.list else { continue }
      for need in needs where !asks(list, need) && !lines(need, [scope]).isEmpty {
        carried.insert("\(list): \(need)")
      }
    }
    return carried.sorted()
  }

  /// Of each line that is wanted, all that it can be.
  var complaints: [[String]] {
    let outermost = app.scopes.filter { $0.list == nil }
    return outermost.flatMap { scope in needs.map { lines($0, [scope]) } }.filter { !$0.isEmpty }
  }

  /// The lines for a need that end in these scopes, of which the first asks on.
  private func lines(_ need: String, _ scopes: [Scope]) -> [String] {
    if asks(scopes[0].list ?? "", need) && scopes.count > 1 {
      return ["\(need): " + scopes.map(\.name).joined(separator: " -> ")]
    }
    if scopes[0].has.contains(need) { return [] }
    var found: [String] = []
    for list in Set(scopes[0].meets) {
      for inner in owners[list, default: []]
      where !scopes.contains(where: { $0.name == inner.name }) {
        found += lines(need, [inner] + scopes)
      }
    }
    return found
  }

  private func asks(_ list: String, _ need: String) -> Bool {
    asked[list]?.contains(need) ?? false
  }
}

/// Apps of up to six scopes, small ones first: the same each time, but for the names of the needs.
private let someApps: [App] = {
  var state: UInt64 = 10
  func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
  func some(_ words: [String], oneOf chance: Int) -> [String] {
    (words + words.reversed()).filter { _ in number(below: chance) == 0 }
  }
  let needs = [word() + "x", word() + "y"]
  var apps = [App(lists: [], scopes: [])]
  for index in 0..<160 {
    let count = 2 + index / 32
    let names = 1 + count / (1 + index % 2)
    var lists: [String?] = []
    while lists.count < count {
      lists.append(number(below: 4) == 0 ? nil : "L\(number(below: names))")
    }
    let owned = Set(lists.compactMap(\.self)).sorted()
    var app = App(lists: [], scopes: [])
    for list in owned + ["Unmet"] {
      app.lists.append(List(name: list, needs: some(needs, oneOf: 4)))
    }
    for (place, list) in lists.enumerated() {
      let has = some(needs, oneOf: 3 + index % 6)
      let meets = some(owned, oneOf: 4)
      app.scopes.append(Scope(name: "S\(place)", list: list, has: has, meets: meets))
    }
    apps.append(app)
  }
  return apps
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

/// The scopes `S0`, `S1` and so on, each inside the one before, with the lists `L1`, `L2` and so on.
///
/// - Parameters:
///   - root: what the outermost scope has.
///   - last: what the innermost one needs.
private func chain(_ hops: Int, root: [String], last: [String]) -> App {
  var app = App(lists: [], scopes: [Scope(name: "S0", list: nil, has: root, meets: ["L1"])])
  for hop in 1...hops {
    let list = "L\(hop)"
    app.lists.append(List(name: list, needs: hop == hops ? last : []))
    let meets = hop == hops ? [] : ["L\(hop + 1)"]
    app.scopes.append(Scope(name: "S\(hop)", list: list, has: [], meets: meets))
  }
  return app
}

/// The app with its scopes in other orders: begun at each, then every other one first, and backwards.
private func orders(of app: App) -> [App] {
  let between = everyOther(app.scopes, from: 1) + everyOther(app.scopes, from: 0)
  // A long app is begun at its first scope and in its middle.
  let step = app.scopes.count > 6 ? app.scopes.count / 2 : 1
  var apps: [App] = []
  for scopes in [app.scopes, between] {
    for start in stride(from: 0, to: scopes.count, by: step) {
      let turned = Array(scopes[start...] + scopes[..<start])
      apps.append(App(lists: app.lists, scopes: turned))
      apps.append(App(lists: app.lists.reversed(), scopes: turned.reversed()))
    }
  }
  return apps
}

private func everyOther(_ scopes: [Scope], from start: Int) -> [Scope] {
  stride(from: start, to: scopes.count, by: 2).map { scopes[$0] }
}

private func word() -> String { String((0..<6).map { _ in "abcdefghij".randomElement() ?? "a" }) }

/// Ends the check if the lists of an app carry something else. A list may be there with nothing.
private func requireCarried(
  in app: App, orders apps: [App]? = nil, at place: SourceLocation = #_sourceLocation
) throws {
  let wanted = Model(app: app).carried
  for app in apps ?? orders(of: app) {
    var found: [String] = []
    for (list, needs) in Generator(app: app).carried() {
      found += needs.map { "\(list): \($0)" }
    }
    found.sort()
    try require(found == wanted, "\(wanted), found \(found)", app, at: place)
  }
}

/// Ends the check if the lines of an app are others.
private func requireComplaints(
  in app: App, orders apps: [App]? = nil, at place: SourceLocation = #_sourceLocation
) throws {
  let wanted = Model(app: app).complaints
  for app in apps ?? orders(of: app) {
    let found = Generator(app: app).complaints()
    for lines in wanted where !lines.contains(where: found.contains) {
      let any = lines.joined(separator: " or ")
      try require(false, "\(any), found \(found)", app, at: place)
    }
    try require(
      found.count == wanted.count, "\(wanted.count) lines, found \(found)", app, at: place)
    try require(found == found.sorted(), "sorted lines, found \(found)", app, at: place)
  }
}

private func require(
  _ isRight: Bool, _ words: @autoclosure () -> String, _ app: App, at place: SourceLocation
) throws {
  try #require(isRight, "expected \(words()) in \(described(app))", sourceLocation: place)
}
