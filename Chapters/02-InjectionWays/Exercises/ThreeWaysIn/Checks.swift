import Foundation
import Testing

@testable import ThreeWaysInExercise

@Suite("Task 1: The list of items")
struct Task1 {
  private let uses = ServerAPIClient.uses

  @Test("A list shows the items of its own client, whatever they are at that moment.")
  func showsItsOwnItems() throws {
    let desks = [Desk(), Desk()]
    let shown = [0, 1, 0].map { ItemListViewModel(client: client(desks[$0])) }
    for round in 1...6 {
      for items in lists(of: Desk().goods) {
        desks[round % 2].goods = items
        let wanted = [0, 1, 0].map { desks[$0].goods.map { "\($0.name) \($0.cents)" } }
        try require(
          shown.map { $0.lines() }, is: wanted, "as lines of three lists in round \(round)")
      }
    }
    try require(ServerAPIClient.uses - uses, is: 0, "uses of ServerAPIClient")
  }

  @Test("Each call asks the client once, and making a list asks nothing.")
  func asksOnceForEachCall() throws {
    let (desk, other) = (Desk(), Desk())
    var lists = [ItemListViewModel(client: client(desk))]
    for count in 0...5 {
      try require(desk.asked, is: count, "questions after \(count) calls of lines()")
      if count == 2 { lists.append(ItemListViewModel(client: client(desk))) }
      lists.append(ItemListViewModel(client: client(other)))
      desk.goods = count == 3 ? [] : Desk().goods
      _ = lists[count < 3 ? 0 : 3].lines()
    }
    try require(other.asked, is: 0, "questions to a client whose lists were not asked")
    var inside: [String] = []
    desk.inside = { inside = lists[0].lines() }
    let wanted = desk.goods.map { "\($0.name) \($0.cents)" }
    let found = [lists[0].lines(), inside]
    try require(found, is: [wanted, wanted], "as lines of a call and of one inside it")
    try require(desk.asked, is: 8, "questions after both of them")
  }

  @Test("A list keeps its client as long as it lives, and lets it go with it.")
  func keepsItsClient() throws {
    var lists: [ItemListViewModel] = []
    var desks: [() -> Desk?] = []
    var wanted: [[String]] = []
    func add() {
      let desk = Desk()
      lists.append(ItemListViewModel(client: client(desk)))
      desks.append { [weak desk] in desk }
      wanted.append(desk.goods.map { "\($0.name) \($0.cents)" })
    }
    for _ in 1...3 { add() }
    for round in 1...2 {
      let what = "as lines of lists whose clients only they keep (round \(round))"
      try require(lists.map { $0.lines() }, is: wanted, what)
    }
    lists.remove(at: 1)
    try require(desks.map { $0() != nil }, is: [true, false, true], "as 'client is alive'")
  }

  @Test("The code has one initializer, lets no other code change the client, and names no server.")
  func namesNoServer() throws {
    let code = try Code(of: "ItemListViewModel")
    try require(code.linesWithServer, is: [], "as lines that name ServerAPIClient")
    try require(code.initializers.dropFirst(), is: [], "as initializers besides one")
    let takes = #/\bfunc\b[^{}]*ItemsClient/#
    try require(code.members(with: takes), is: [], "as methods that take a client")
    let property = #/(?m)^(?!.*private).*\bvar\b.*ItemsClient[^{\n]*$/#
    try require(code.members(with: property), is: [], "as properties that other code can set")
  }
}

@Suite("Task 2: The screen of friends")
struct Task2 {
  private let uses = ServerAPIClient.uses

  @Test("A screen without a client says 'not connected', at first and after it had one.")
  func saysThatItHasNone() throws {
    var screens: [FriendsScreen] = []
    for round in 1...3 {
      screens.append(try makeScreen())
      for screen in screens + screens {
        try require(screen.lines(), is: ["not connected"], "before it is set (round \(round))")
      }
      let desk = Desk()
      for friends in round == 2 ? [[], desk.people, []] : [desk.people, [], desk.people] {
        desk.people = friends
        screens[0].client = client(desk)
        try require(screens[0].lines(), is: friends.map(\.name), "as lines with a client")
        screens[0].client = nil
        try require(screens[0].lines(), is: ["not connected"], "after it was set to nil")
      }
      try require(desk.asked, is: 3, "questions to the client that was set three times")
    }
    try require(ServerAPIClient.uses - uses, is: 0, "uses of ServerAPIClient")
  }

  @Test("Each call asks the client once that is set at that moment.")
  func asksTheClientOfTheMoment() throws {
    let (screens, desks) = ([try makeScreen(), try makeScreen()], [Desk(), Desk(), Desk()])
    for (round, pair) in [(0, 1), (1, 1), (1, 0), (2, 0), (0, 2), (0, 0)].enumerated() {
      screens[0].client = client(desks[pair.0])
      screens[1].client = client(desks[pair.1])
      for (screen, number) in [(0, pair.0), (1, pair.1), (0, pair.0)] {
        for friends in lists(of: Desk().people) {
          desks[number].people = friends
          let asked = desks.map(\.asked)
          let what = "as lines of screen \(screen) in round \(round)"
          try require(screens[screen].lines(), is: friends.map(\.name), what)
          let more = zip(desks, asked).map { $0.asked - $1 }
          let wanted = desks.indices.map { $0 == number ? 1 : 0 }
          try require(more, is: wanted, "as questions to each of three clients")
        }
      }
      let asked = desks.map(\.asked)
      for desk in desks { screens[0].client = client(desk) }
      try require(desks.map(\.asked), is: asked, "questions after setting three clients")
    }
    try require(ServerAPIClient.uses - uses, is: 0, "uses of ServerAPIClient")
  }

  @Test("A client that is set while another one is asked is asked by the next call.")
  func isSetWhileAsked() throws {
    let (screen, first, second) = (try makeScreen(), Desk(), Desk())
    for next in [second, nil, first] {
      screen.client = client(first)
      var inside: [String] = []
      first.inside = {
        screen.client = next.map(client)
        inside = screen.lines()
      }
      try require(screen.lines(), is: first.people.map(\.name), "as lines of the call")
      let wanted = next?.people.map(\.name) ?? ["not connected"]
      try require(inside, is: wanted, "as lines of a call inside it")
      try require(screen.lines(), is: wanted, "as lines of the call after it")
    }
  }

  @Test("The screen keeps the client that is set, and no earlier one.")
  func keepsTheLastClient() throws {
    var screens = [try makeScreen(), try makeScreen()]
    var desks: [() -> Desk?] = []
    func set(_ screen: FriendsScreen) -> [String] {
      let desk = Desk()
      screen.client = client(desk)
      desks.append { [weak desk] in desk }
      return desk.people.map(\.name)
    }
    func requireAlive(_ wanted: [Bool], _ what: String) throws {
      try require(desks.map { $0() != nil }, is: wanted, "as 'client is alive' \(what)")
    }
    let wanted = [set(screens[0]), set(screens[1])]
    for round in 1...2 {
      try requireAlive([true, true], "in round \(round)")
      try require(screens.map { $0.lines() }, is: wanted, "as lines in round \(round)")
    }
    _ = set(screens[0])
    try requireAlive([false, true, true], "after the first one was replaced")
    _ = screens[0].lines()
    screens[0].client = nil
    try requireAlive([false, true, false], "after the property was set to nil")
    try require(screens[1].lines(), is: wanted[1], "as lines of the other screen")
    _ = set(screens[0])
    _ = screens[0].lines()
    screens.removeFirst()
    try requireAlive([false, true, false, false], "after the screen is gone")
  }

  @Test("The code has no initializer but `init()`, and names no server.")
  func hasOneInitializer() throws {
    let code = try Code(of: "FriendsScreen")
    try require(code.linesWithServer, is: [], "as lines that name ServerAPIClient")
    try require(code.initializers.filter { $0 != "init()" }, is: [], "as initializers")
  }

  private func makeScreen() throws -> FriendsScreen {
    try require(
      Storyboard().makeScreen(named: "friends") as? FriendsScreen,
      "expected a FriendsScreen from the storyboard, found none")
  }
}

@Suite("Task 3: The cart")
struct Task3 {
  private let uses = ServerAPIClient.uses

  @Test("Each call pays the sum with its own client, and returns what that one returns.")
  func paysWithItsClient() throws {
    let (carts, desks) = ([Cart(), Cart()], [Desk(), Desk(), Desk()])
    let prices = carts.map { _ in freshNumber() }
    for round in 0..<6 {
      for (number, cart) in carts.enumerated() {
        for index in [round % 3, (round + number) % 3, 0, 0] {
          let desk = desks[index]
          desk.answer = .success(round == 3 ? "" : "P\(freshNumber())")
          let sum = cart.items.map(\.cents).reduce(0, +)
          let paid = desks.map(\.paid)
          let found = told { try cart.checkOut(with: client(desk)) }
          try require(found, is: told(desk.answer.get), "by checkOut(with:)")
          var wanted = paid
          wanted[index].append(sum)
          try require(desks.map(\.paid), is: wanted, "as payments of three clients")
        }
        let before = cart.items
        let cents = prices[number] * [1, -1, 1, 0, -2, 1][round]
        let item = round == 2 ? before[0] : Item(name: Desk().people[round % 2].name, cents: cents)
        cart.add(item)
        try require(cart.items, is: before + [item], "as items of the cart")
      }
    }
    try require(ServerAPIClient.uses - uses, is: 0, "uses of ServerAPIClient")
  }

  @Test("An error of the client is thrown, and the items stay.")
  func throwsItsError() throws {
    let (cart, good) = (Cart(), Desk())
    for round in 0...3 {
      let bad = Desk()
      bad.answer = .failure(Failure())
      for attempt in 1...2 {
        let found = told { try cart.checkOut(with: client(bad)) }
        try require(found, is: told(bad.answer.get), "in attempt \(attempt)")
      }
      try require(bad.paid.count, is: 2, "questions to a client in two attempts")
      good.answer = .success("P\(freshNumber())")
      let found = told { try cart.checkOut(with: client(good)) }
      try require(found, is: told(good.answer.get), "after an error")
      try require(cart.items.count, is: round, "items in the cart")
      cart.add(Desk().goods[0])
    }
    try require(good.paid.count, is: 4, "questions to the other client")
    try require(ServerAPIClient.uses - uses, is: 0, "uses of ServerAPIClient")
  }

  @Test("After a call, the cart keeps nothing of the client.")
  func keepsNoClient() throws {
    let (cart, other) = (Cart(), Desk())
    func checkOut(_ answer: Result<String, any Error>) throws -> () -> Desk? {
      let desk = Desk()
      desk.answer = answer
      _ = told { try cart.checkOut(with: client(desk)) }
      try require(desk.paid.count, is: 1, "questions to the client of the call")
      return { [weak desk] in desk }
    }
    for answer in [.success("P1"), .failure(Failure()), .success("")] as [Result<String, any Error>]
    {
      for _ in 1...2 {
        let desk = try checkOut(answer)
        try require(desk() == nil ? "gone" : "kept", is: "gone", "as the client after the call")
        _ = told { try cart.checkOut(with: client(other)) }
        cart.add(Desk().goods[0])
      }
    }
  }

  @Test("A client may check out the same cart with another client before it answers.")
  func paysInside() throws {
    let (cart, outer, inner) = (Cart(), Desk(), Desk())
    for round in 1...3 {
      cart.add(Desk().goods[0])
      let sum = cart.items.map(\.cents).reduce(0, +)
      outer.answer = .success("P\(freshNumber())")
      inner.answer = round == 2 ? .failure(Failure()) : .success("P\(freshNumber())")
      var inside = "nothing"
      let item = Desk().goods[0]
      outer.inside = {
        cart.add(item)
        inside = told { try cart.checkOut(with: client(inner)) }
      }
      let found = told { try cart.checkOut(with: client(outer)) }
      try require(found, is: told(outer.answer.get), "by the outer call")
      try require(inside, is: told(inner.answer.get), "by the inner call")
      try require([outer.paid.last, inner.paid.last], is: [sum, sum + item.cents], "as payments")
      try require([outer.paid.count, inner.paid.count], is: [round, round], "as their number")
      try require(cart.items.count, is: 2 * round, "items in the cart")
    }
  }

  @Test("The code has no initializer but `init()`, no property for a client, and names no server.")
  func hasNoPlaceForAClient() throws {
    let code = try Code(of: "Cart")
    try require(code.linesWithServer, is: [], "as lines that name ServerAPIClient")
    try require(code.initializers.filter { $0 != "init()" }, is: [], "as initializers")
    let property = #/\b(?:var|let)\b.*PaymentClient/#
    try require(code.members(with: property), is: [], "as properties for a client")
  }
}

/// A client, which notes what it was asked.
private final class Desk: ItemsClient, FriendsClient, PaymentClient {
  var goods = zip(randomNames(), [freshNumber(), 0, -freshNumber(), .max, .min]).map(Item.init)
  var people = randomNames().map(User.init)
  var answer: Result<String, any Error> = .success("P\(freshNumber())")
  /// What happens once, while the client is asked.
  var inside: (() -> Void)?
  private(set) var asked = 0
  private(set) var paid: [Int] = []

  func items() -> [Item] {
    asked += 1
    defer { happen() }
    return goods
  }

  func friends() -> [User] {
    asked += 1
    happen()
    return people
  }

  func pay(_ cents: Int) throws -> String {
    paid.append(cents)
    happen()
    return try answer.get()
  }

  private func happen() {
    let action = inside
    inside = nil
    action?()
  }
}

/// A client that is a struct.
private struct Counter: ItemsClient, FriendsClient, PaymentClient {
  let desk: Desk

  func items() -> [Item] { desk.items() }
  func friends() -> [User] { desk.friends() }
  func pay(_ cents: Int) throws -> String { try desk.pay(cents) }
}

nonisolated(unsafe) private var isStruct = false

/// By turns the desk itself and a struct in front of it.
private func client(_ desk: Desk) -> any ItemsClient & FriendsClient & PaymentClient {
  isStruct.toggle()
  return isStruct ? Counter(desk: desk) : desk
}

/// The learner's code without comments.
private struct Code {
  /// All but the other two types.
  private let text: String
  /// The declarations in the type and in its extensions, without what stands in their braces.
  private let members: String

  init(of type: String) throws {
    let folder = ProcessInfo.processInfo.environment["ANSWER"] ?? "."
    let file = try String(contentsOfFile: "\(folder)/Exercise.swift", encoding: .utf8)
    var (parts, heads, depth) = ([""], [""], 0)
    for character in file.replacing(#/\/\/.*|(?s:\/\*.*?\*\/)/#, with: "") {
      if character == "}" { depth -= 1 }
      parts[parts.count - 1].append(character)
      if depth < 2 { heads[heads.count - 1].append(character) }
      if character == "{" { depth += 1 }
      if character == "}", depth == 0 {
        parts.append("")
        heads.append("")
      }
    }
    let types = heads.map { $0.firstMatch(of: #/\b(?:class|extension) (\w+)/#)?.1 ?? "" }
    let others = ["ItemListViewModel", "FriendsScreen", "Cart"].filter { $0 != type }
    text = zip(parts, types).filter { !others.contains(String($1)) }.map(\.0).joined()
    members = zip(heads, types).filter { $1 == type }.map(\.0).joined()
  }

  var initializers: [String] {
    members.matches(of: #/\s(init[?!]?(?:<.*>)?\s*\([^{}]*?\))/#).map { String($0.1) }
  }

  var linesWithServer: [Substring] {
    text.split(separator: "\n").filter { $0.contains("ServerAPIClient") }
  }

  func members(with words: Regex<Substring>) -> [String] {
    members.matches(of: words).map { String($0.0) }
  }
}

/// Lists that are made of some values: several, equal ones, none, in another order, each alone.
private func lists<Value>(of values: [Value]) -> [[Value]] {
  [values, values + values, [], values.reversed()] + values.map { [$0] }
}

/// What a call returns or throws.
private func told(_ call: () throws -> String) -> String {
  do { return "'\(try call())' returned" } catch { return "\(error) thrown" }
}

private struct Failure: Error {
  let number = freshNumber()
}

private func randomNames() -> [String] {
  ["name \(freshNumber())", "", " \(freshNumber()) ", "not connected", "Name \(freshNumber())"]
}

nonisolated(unsafe) private var lastNumber = Int.random(in: 1_000...5_000)

/// A random number that no other one equals.
private func freshNumber() -> Int {
  lastNumber += Int.random(in: 1...99)
  return lastNumber
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  guard found != wanted else { return }
  _ = try require(Value?.none, "expected \(wanted) \(what), found \(found)", at: place)
}

/// Ends the check where there is no value. This is the one macro that the compiler expands.
private func require<Value>(
  _ value: Value?, _ words: String, at place: SourceLocation = #_sourceLocation
) throws -> Value {
  try #require(value, Comment(rawValue: words), sourceLocation: place)
}

#if PROBES
  // Task 1: Code that makes a list must name its client, and can't change it.
  // See ItemListViewModel
  func listNeedsItsClient(list: ItemListViewModel, client: any ItemsClient) {
    let none: (any ItemsClient)? = nil
    let _: ItemListViewModel = ItemListViewModel(client: client)
    _ = ItemListViewModel()  // refused: client
    _ = ItemListViewModel(client: none)  // refused: ItemsClient
    list.client = client  // refused: client
  }

  // Task 2: A screen is made without a client, and code that reads the property must unwrap it.
  // See FriendsScreen
  func screenMayHaveNone(client: any FriendsClient) {
    let screen = FriendsScreen()
    screen.client = client
    screen.client = nil
    let _: (any FriendsClient)? = screen.client
    _ = screen.client.friends()  // refused: unwrapped
    _ = FriendsScreen(client: client)  // refused: argument
  }

  // Task 3: Only a call takes a client, and each call must name one.
  // See Cart
  func callNamesItsClient(cart: Cart, client: any PaymentClient) throws {
    let none: (any PaymentClient)? = nil
    _ = Cart()
    let _: String = try cart.checkOut(with: client)
    _ = try cart.checkOut()  // refused: with
    _ = try cart.checkOut(with: none)  // refused: PaymentClient
    _ = Cart(client: client)  // refused: argument
    cart.client = client  // refused: client
  }
#endif
