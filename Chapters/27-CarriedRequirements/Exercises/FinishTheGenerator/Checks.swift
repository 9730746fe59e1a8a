import Testing

@testable import FinishTheGeneratorExercise

@Suite("Task 1: Until nothing is added")
struct Task1 {
  private let need = word()

  @Test("Every list on the way carries a need, however long the way is.")
  func chains() throws {
    for hops in [2, 5, 9] {
      let app = chain(hops, root: [need], last: [need])
      let wanted = Dictionary(uniqueKeysWithValues: (1..<hops).map { ("L\($0)", Set([need])) })
      try require(app, carries: wanted, "over \(hops) scopes")
    }
  }

  @Test("A sibling that has nothing to do with it carries nothing.")
  func siblings() throws {
    var app = chain(3, root: [need], last: [need], meets: ["Other"])
    app.lists += [List(name: "Other", needs: []), List(name: "Leaf", needs: [])]
    app.scopes += [
      Scope(name: "Other", list: "Other", has: [], meets: ["Leaf"]),
      Scope(name: "Leaf", list: "Leaf", has: [], meets: []),
    ]
    try require(app, carries: ["L1": [need], "L2": [need]], "beside a sibling")
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

  @Test("Two scopes that make the same one carry for it, each over its own way.")
  func twoParents() throws {
    var app = chain(4, root: [need], last: [need], meets: ["Short"])
    app.lists.append(List(name: "Short", needs: []))
    app.scopes.append(Scope(name: "Short", list: "Short", has: [], meets: ["L4"]))
    let wanted = ["L1": [need], "L2": [need], "L3": [need], "Short": [need]].mapValues(Set.init)
    try require(app, carries: wanted, "over two ways")
  }

  @Test("The order in which scopes and lists stand changes nothing.")
  func anyOrder() throws {
    let app = chain(7, root: [need], last: [need])
    let wanted = Dictionary(uniqueKeysWithValues: (1..<7).map { ("L\($0)", Set([need])) })
    for order in [app.scopes.reversed(), app.scopes.shuffled(), app.scopes] {
      let other = App(lists: app.lists.shuffled(), scopes: order)
      try require(other, carries: wanted, "in the order \(order.map(\.name))")
    }
  }

  @Test("A scope that can stand inside itself does not keep the generator going.")
  func inItself() throws {
    var app = chain(4, root: [need], last: [need])
    app.scopes[2] = Scope(name: "S2", list: "L2", has: [], meets: ["L2", "L3"])
    try require(
      app, carries: ["L1": [need], "L2": [need], "L3": [need]], "with S2 inside itself")
  }
}

@Suite("Task 2: Who asked")
struct Task2 {
  @Test("A need that nobody has names the scopes, from the one that asks to the outermost.")
  func wholeChain() throws {
    let need = word()
    var app = chain(5, root: [], last: [need])
    try require(app, says: ["\(need): S5 -> S4 -> S3 -> S2 -> S1 -> S0"])
    app.scopes.reverse()
    try require(app, says: ["\(need): S5 -> S4 -> S3 -> S2 -> S1 -> S0"])
  }

  @Test("What somebody on the way has is not missing.")
  func onlyMissing() throws {
    let (missing, there) = (word(), word())
    let app = chain(3, root: [there], last: [missing, there])
    try require(app, says: ["\(missing): S3 -> S2 -> S1 -> S0"])
  }

  @Test("The lines are sorted, whatever the order of the lists.")
  func sortedLines() throws {
    let names = (0..<6).map { "\(word())\($0)" }.sorted()
    let app = chain(2, root: [], last: names.reversed())
    try require(app, says: names.map { "\($0): S2 -> S1 -> S0" })
  }
}

/// Scopes `S0` to `S9`, each inside the one before, with the lists `L1` to `L9`.
///
/// - Parameters:
///   - root: what the outermost scope has.
///   - last: what the innermost one needs.
///   - meets: more lists that the outermost one meets.
private func chain(_ hops: Int, root: [String], last: [String], meets: [String] = []) -> App {
  App(
    lists: (1...hops).map { List(name: "L\($0)", needs: $0 == hops ? last : []) },
    scopes: (0...hops).map { index in
      Scope(
        name: "S\(index)", list: index == 0 ? nil : "L\(index)", has: index == 0 ? root : [],
        meets: (index == hops ? [] : ["L\(index + 1)"]) + (index == 0 ? meets : []))
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
