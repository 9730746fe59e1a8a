import Testing

@testable import BypassedInjectionExercise

@Suite("Task 1: Ask your own client")
@MainActor
struct Task1 {
  private let spy = Spy()
  private let real = ServerAPIClient()
  private let name = randomName()

  @Test("The model's own client is asked for the list, to save a new item, and to delete one.")
  func asksItsOwnClient() throws {
    let model = ItemListViewModel(client: spy)
    let names = spy.names
    model.getList()
    try require(spy.log, is: ["fetchItems"], "as calls of the model's own client")
    try require(model.lines, is: names, "as lines")
    model.add(name)
    try require(spy.log, is: ["fetchItems", "save \(name)"], "as calls of its own client")
    try require(model.lines, is: [name] + names, "as lines, the new item first")
    model.remove(names[1])
    try require(spy.log.last, is: "delete \(names[1])", "as last call of its own client")
    try require(model.lines, is: [name, names[0], names[2]], "as lines, one item deleted")
  }

  @Test("Lines, message and isLoaded follow the answers of the model's own client, good or bad.")
  func showsItsFailure() throws {
    let model = ItemListViewModel(client: spy)
    var (lines, isLoaded, message) = ([String](), false, "")
    try play(model, spy) { step in
      switch (step.call, step.answer) {
      case (_, nil): break
      case ("getList", .failure): (isLoaded, message) = (false, "Not loaded: Offline()")
      case ("getList", let answer):
        (lines, isLoaded, message) = (answer == .nothing ? [] : spy.names, true, "")
      case (let call, .failure):
        message = call == "add" ? "Not added: Offline()" : "Not removed: Offline()"
      case ("add", _): (lines, message) = ([step.name] + lines, "")
      default: (lines, message) = (lines.filter { $0 != step.name }, "")
      }
      let found = "\(model.lines), isLoaded \(model.isLoaded), message '\(model.message)'"
      let wanted = "\(lines), isLoaded \(isLoaded), message '\(message)'"
      try require(found, is: wanted, "after \(step.told)")
    }
    spy.isLate = true
    // Three questions are out, and are answered one after the other, in this order.
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      for answer in Answer.allCases {
        spy.answer = answer
        model.getList()
      }
      var left = Answer.allCases
      for number in order {
        let answer = Answer.allCases[number]
        spy.answerLate(at: left.firstIndex(of: answer))
        left.removeAll { $0 == answer }
        lines = answer == .failure ? model.lines : answer == .items ? spy.names : []
        message = answer == .failure ? "Not loaded: Offline()" : ""
        let found = "\(model.lines), message '\(model.message)'"
        let wanted = "\(lines), message '\(message)'"
        try require(found, is: wanted, "after answer \(number + 1) of three that were out")
      }
    }
    spy.answer = .items
    model.getList()
    for name in [name, spy.names[0]] { model.add(name) }
    model.remove(name)
    spy.answerLate()
    try require(model.lines, is: [spy.names[0]] + spy.names, "after four calls at once")
  }

  @Test("Only the model's own client is asked, and the shared client stays the same all the time.")
  func leavesSharedAlone() throws {
    (ServerAPIClient.shared, spy.real) = (real, real)
    let before = ServerAPIClient.calls
    let model = ItemListViewModel(client: spy)
    try play(model, spy) { step in
      try require(spy.log, is: step.log, "as calls of its own client by \(step.told)")
      try require(ServerAPIClient.calls - before, is: 0, "calls of others by \(step.told)")
      let swapped = spy.sawAnotherShared || !real.isShared
      try require(swapped ? "another" : "the same", is: "the same", "as shared client")
    }
    let asked = spy.log.count
    spy.isLate = true
    for _ in 1...2 {
      model.getList()
      model.add(name)
      model.remove(name)
    }
    try require(spy.log.count - asked, is: 6, "calls of its own client, which has not answered yet")
    spy.answerLate()
    try require(ServerAPIClient.calls - before, is: 0, "calls of others")
  }
}

@Suite("Task 2: Say it in the initializer")
@MainActor
struct Task2 {
  @Test("Each of several models asks its own client, though nobody else keeps it.")
  func eachKeepsItsOwn() throws {
    let spies = (0..<3).map { _ in Spy() }
    var (models, made): ([ItemListViewModel], Int) = ([], 0)
    func twin(_ spy: Spy) -> Spy {
      made += 1
      return spy.twin()
    }
    for spy in spies + [spies[0]] {
      models.append(ItemListViewModel(client: twin(spy)))
      for _ in 1...2 { for model in models.reversed() { model.getList() } }
      let wanted = (spies + [spies[0]]).prefix(models.count).map(\.names)
      try require(models.map(\.lines), is: wanted, "as lines of \(models.count) models")
    }
    try require(made, is: 4, "as clients that four models were given")
    models.removeLast(2)
    for model in models { model.getList() }
    try require(models.map(\.lines), is: spies.prefix(2).map(\.names), "as lines of those left")
  }

  @Test("No model asks the client of another, and its own goes with it.")
  func staysApart() throws {
    var spies = [Spy(), Spy()]
    weak let gone = spies[0]
    var models = spies.map { ItemListViewModel(client: $0) }
    models[0].getList()
    try require(models[0].lines, is: spies[0].names, "as lines")
    for answer in Answer.allCases {
      spies[0].answer = answer
      models[0].getList()
      models[0].add("tea")
      models[0].remove("tea")
    }
    try require(spies[1].log, is: [], "as calls of the other model's client")
    spies.remove(at: 0)
    models.remove(at: 0)
    try require(gone == nil ? "gone" : "alive", is: "gone", "as the client of a model that is gone")
  }

  @Test("Models that are given a client never reach for the shared one.")
  func reachesForNoOther() throws {
    let real = ServerAPIClient()
    ServerAPIClient.shared = real
    var (uses, calls) = (ServerAPIClient.sharedUses, ServerAPIClient.calls)
    func noUse(_ when: String) throws {
      defer { (uses, calls) = (ServerAPIClient.sharedUses, ServerAPIClient.calls) }
      // One that is asked, or replaced, is a matter of task 1.
      guard ServerAPIClient.calls == calls, real.isShared else { return }
      try require(ServerAPIClient.sharedUses - uses, is: 0, "uses of 'shared' by \(when)")
    }
    let spies = [Spy(), Spy()]
    var models = spies.map { ItemListViewModel(client: $0) }
    try noUse("making two models")
    for _ in 1...2 {
      for model in models { model.getList() }
      try noUse("getList")
    }
    try require(models.map(\.lines), is: spies.map(\.names), "as lines of both")
    models.removeAll()
    try noUse("letting them go")
  }
}

/// What a client answers to a call.
private enum Answer: CaseIterable { case items, nothing, failure }

/// The answer is nil as long as it is out.
private typealias Step = (call: String, answer: Answer?, name: String, told: String, log: [String])

/// Each of the nine kinds (a call and its answer) with each of them behind it; the answers come at once, or later.
@MainActor
private func play(
  _ model: ItemListViewModel, _ spy: Spy, then look: (Step) throws -> Void
) throws {
  let names = [randomName(), spy.names[1], ""]
  var log: [String] = []
  for number in 0..<162 {
    let kind = number % 2 == 0 ? number / 18 : number / 2 % 9
    let (call, answer) = (["getList", "add", "remove"][kind / 3], Answer.allCases[kind % 3])
    let name = names[number / 2 % 3]
    let isLate = number % 3 == 0
    (spy.answer, spy.isLate) = (answer, isLate)
    switch call {
    case "getList":
      model.getList()
      log.append("fetchItems")
    case "add":
      model.add(name)
      log.append("save \(name)")
    default:
      model.remove(name)
      log.append("delete \(name)")
    }
    for answer in isLate ? [nil, answer] : [answer] {
      if answer != nil { spy.answerLate() }
      let told = "\(call) (\(answer.map { "\($0)" } ?? "not answered yet"))"
      try look((call, answer, name, told, log))
    }
  }
}

/// Answers in place of the server, and remembers what it was asked.
private final class Spy: ServerAPIClient {
  let names: [String]
  var answer = Answer.items
  var isLate = false
  private(set) var log: [String] = []
  /// The client that must be the shared one whenever this one is asked, and whether it was not.
  var real: ServerAPIClient?
  private(set) var sawAnotherShared = false
  private var late: [() -> Void] = []

  init(names: [String] = (0..<3).map { _ in randomName() }) { self.names = names }

  func twin() -> Spy { Spy(names: names) }

  /// Answers one question that is out, or all.
  func answerLate(at index: Int? = nil) {
    note()
    if let index { late.remove(at: index)() } else { while !late.isEmpty { late.removeFirst()() } }
    note()
  }

  override func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    tell("fetchItems", answer == .nothing ? [] : names.map(Item.init), completion)
  }

  override func save(_ item: Item, completion: @escaping (Result<Void, any Error>) -> Void) {
    tell("save \(item.name)", (), completion)
  }

  override func delete(_ item: Item, completion: @escaping (Result<Void, any Error>) -> Void) {
    tell("delete \(item.name)", (), completion)
  }

  private func tell<Value>(
    _ call: String, _ value: Value, _ completion: @escaping (Result<Value, any Error>) -> Void
  ) {
    log.append(call)
    note()
    let result: Result<Value, any Error> =
      answer == .failure ? .failure(Offline()) : .success(value)
    if isLate { late.append { completion(result) } } else { completion(result) }
  }

  private func note() {
    if real?.isShared == false { sawAnotherShared = true }
  }
}

private struct Offline: Error {}

private func randomName() -> String { "item \(Int.random(in: 100_000...999_999))" }

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}

#if PROBES
  // Task 2: Whoever makes a model names its client, in the one initializer, and nobody changes it.
  // See ItemListViewModel
  @MainActor
  func namesItsClient(mock: ServerAPIClient, model: ItemListViewModel) {
    let make = ItemListViewModel.init
    _ = make(mock)
    _ = ItemListViewModel(client: mock)
    _ = ItemListViewModel()  // refused: client
    _ = ItemListViewModel(client: nil)  // refused: nil
    model.client = mock  // refused: client
  }
#endif
