import Testing

@testable import LoginContainerExercise

@Suite("Task 1: A container with a parent")
struct Task1 {
  @Test("The nearest registration counts, from the asked container upwards, and there the latest.")
  func nearestCounts() throws {
    for (depth, owners) in cases {
      let chain = containers(depth)
      var siblings: [Container] = []
      for round in 0...(owners.count + 2) {
        let names = (0..<depth).map { "\(text()) of round \(round), level \($0)" }
        let levels = Array(owners.prefix(round))
        for level in levels { chain[level].register(Session.self) { _ in Session(names[level]) } }
        for asked in Array(0..<depth) + (0..<depth).reversed() {
          let wanted = nearest(of: levels, from: asked).map { names[$0] }
          let found = chain[asked].resolve(Session.self)?.user
          try require(found, is: wanted, "from level \(asked), registered on \(levels)")
        }
        siblings.append(Container(parent: depth > 1 ? chain[depth - 2] : nil))
        let wanted = nearest(of: levels, from: depth - 2).map { names[$0] }
        for (index, sibling) in siblings.enumerated() {
          try require(sibling.resolve(Session.self)?.user, is: wanted, "from sibling \(index)")
        }
      }
    }
  }

  @Test("Types of one name, a protocol, a superclass and a subclass are different types.")
  func typesAreDifferent() throws {
    for lifetime in Lifetime.allCases { try requireDifferent(lifetime) }
  }

  private func requireDifferent(_ lifetime: Lifetime) throws {
    let app = Container()
    let login = Container(parent: app)
    func requireFound(_ users: [String?], _ prices: [Int?]) throws {
      let found: [(any HasUser)?] = [
        login.resolve(Session.self), login.resolve((any HasUser).self), login.resolve(Guest.self),
      ]
      try require(found.map { $0?.user }, is: users, "as Session, HasUser and Guest")
      let items = [login.resolve(Shop.Item.self)?.price, login.resolve(Cart.Item.self)?.price]
      try require(items, is: prices, "as Shop.Item and Cart.Item")
    }
    for container in [app, login] {
      container.register(Guest.self, lifetime) { _ in Guest("guest") }
      container.register(Cart.Item.self, lifetime) { _ in Cart.Item(price: 7) }
      try requireFound([nil, nil, "guest"], [nil, 7])
    }
    app.register(Session.self) { _ in Session("session") }
    login.register((any HasUser).self) { _ in Guest("user") }
    app.register(Shop.Item.self) { _ in Shop.Item(price: 8) }
    try requireFound(["session", "user", "guest"], [8, 7])
  }

  @Test("The factory gets the asked container, so what it needs is found from there upwards.")
  func factoryGetsTheAsked() throws {
    for (depth, owners) in cases {
      for top in 0..<depth {
        let chain = containers(depth)
        chain[top].register(Client.self) { $0.resolve(Session.self).map(Client.init) }
        for level in owners { chain[level].register(Session.self) { _ in Session("\(level)") } }
        for asked in top..<depth {
          let wanted = nearest(of: owners, from: asked).map { "\($0)" }
          let found = chain[asked].resolve(Client.self)?.session.user
          let place = "from level \(asked), the client on \(top), sessions on \(owners)"
          try require(found, is: wanted, "as its session \(place)")
        }
      }
    }
  }

  @Test("A request calls one factory, once, and if that returns nil, so does the request.")
  func nilIsAnAnswer() throws {
    let chain = containers(3)
    var calls: [String?] = []
    func call(_ user: String?) -> Session? {
      calls.append(user)
      return user.map(Session.init)
    }
    for answer in [nil, nil, text(), nil, text()] as [String?] {
      chain[0].register(Session.self) { _ in call("app") }
      chain[1].register(Session.self) { _ in call(answer) }
      for asked in [2, 1] {
        let found = chain[asked].resolve(Session.self)?.user
        try require(found, is: answer, "from level \(asked)")
        try require(calls, is: [answer], "from the factories that were called")
        calls = []
      }
    }
  }

  @Test("A container keeps its parent alive, and neither its children nor what it made.")
  func keepsTheParent() throws {
    var app: Container? = Container()
    weak let watchedApp = app
    app?.register(Session.self) { _ in Session("app") }
    var login: Container? = Container(parent: Container(parent: app))
    app = nil
    let session = login?.resolve(Session.self)
    try require(session?.user, is: "app", "when only children hold the parent")
    weak let watchedLogin = login
    let other = watchedApp.map { Container(parent: $0) }
    login = nil
    try require(watchedLogin == nil, is: true, "for a login that is gone")
    try require(other?.resolve(Session.self)?.user, is: "app", "from another login")
  }
}

@Suite("Task 2: One for each registration")
struct Task2 {
  @Test("A cached registration makes one, at its first request, whichever container is asked.")
  func oneForEachRegistration() throws {
    for (depth, owners) in cases where !owners.isEmpty {
      for first in 0..<depth {
        let chain = containers(depth)
        var made = Array(repeating: [Session](), count: depth)
        for level in owners {
          chain[level].register(Session.self, .cached) { _ in
            made[level].append(Session("\(level)"))
            return made[level].last
          }
        }
        try require(made.flatMap(\.self).count, is: 0, "calls before the first request")
        for asked in [first] + Array(0..<depth) + [first] {
          let found = chain[asked].resolve(Session.self)
          let owner = nearest(of: owners, from: asked)
          let place = "from level \(asked), cached on \(owners), first asked on \(first)"
          try require(found?.user, is: owner.map { "\($0)" }, place)
          guard let owner else { continue }
          try require(made[owner].count, is: 1, "calls \(place)")
          try require(found === made[owner][0], is: true, "for the same session \(place)")
        }
      }
    }
  }

  @Test("A cached one is made from its owner, and a unique one from the asked container.")
  func madeFromTheOwner() throws {
    for lifetime in Lifetime.allCases {
      for (owner, first) in [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2)] {
        func register(_ level: Int, _ container: Container) {
          container.register(Session.self, .cached) { _ in Session("\(level)") }
          guard level == owner else { return }
          container.register(Client.self, lifetime) { $0.resolve(Session.self).map(Client.init) }
        }
        for isBefore in [true, false] {
          let chain = containers(3) { if isBefore { register($0, $1) } }
          if !isBefore { for level in 0...2 { register(level, chain[level]) } }
          for asked in [first, 2, 1, 2] {
            let level = lifetime == .cached ? owner : asked
            let found = chain[asked].resolve(Client.self)?.session.user
            let place = "of level \(owner), asked on \(asked)"
            try require(found, is: "\(level)", "as the session of a \(lifetime) client \(place)")
          }
        }
      }
    }
  }

  @Test("A nil isn't kept: the next request calls the factory again, until there is a result.")
  func nilIsNotKept() throws {
    for failures in 0...3 {
      let (chain, user) = (containers(2), text())
      var calls = 0
      chain[0].register(Session.self, .cached) { _ in
        calls += 1
        return calls > failures ? Session("\(user) \(calls)") : nil
      }
      for request in 1...(failures + 3) {
        let found = chain[request % 2].resolve(Session.self)?.user
        let wanted = request > failures ? "\(user) \(failures + 1)" : nil
        try require(found, is: wanted, "at request \(request) after \(failures) nils")
        try require(calls, is: min(request, failures + 1), "calls at request \(request)")
      }
    }
  }

  @Test("A replaced registration or a freed container releases what it kept; unique keeps none.")
  func released() throws {
    let both = Lifetime.allCases
    for lifetimes in both.flatMap({ one in both.map { [one, $0, one, one] } }) {
      for way in 0...3 {
        var login: Container? = Container(parent: Container())
        var (child, late): (Container?, Container?) = (Container(parent: login), nil)
        func asked() -> Container? { [login, child, Container(parent: login), late][way] }
        weak var last: Session?
        for lifetime in lifetimes {
          let user = text()
          login?.register(Session.self, lifetime) { _ in Session(user) }
          late = late ?? Container(parent: login)
          try require(last == nil, is: true, "for a released session, then \(lifetime)")
          var held = asked()?.resolve(Session.self)
          try require(held?.user, is: user, "as a \(lifetime) session")
          let isSame = asked()?.resolve(Session.self) === held
          try require(isSame, is: lifetime == .cached, "for the same \(lifetime) session")
          held = asked()?.resolve(Session.self)
          last = held
          held = nil
          try require(last != nil, is: lifetime == .cached, "for a kept \(lifetime) session")
        }
        (login, child, late) = (nil, nil, nil)
        try require(last == nil, is: true, "for a session whose login is gone")
      }
    }
  }

  @Test("Each login has its own, and a kept value is the same at every request, also an empty one.")
  func eachLoginItsOwn() throws {
    let app = Container()
    var drawn = ([0] + (1...3).map { $0 * 1_000 + Int.random(in: 0...999) })[...]
    let wanted = Array(drawn)
    var (texts, lists) = (["", "a"][...], [[], [1]][...])
    app.register(Int.self, .cached) { _ in drawn.popFirst() }
    app.register(String.self, .cached) { _ in texts.popFirst() }
    app.register([Int].self, .cached) { _ in lists.popFirst() }
    let logins = (1...3).map { _ in Container(parent: app) }
    for login in logins {
      try require(login.resolve(Int.self), is: 0, "as the value of the app")
      login.register(Int.self, .cached) { _ in drawn.popFirst() }
    }
    for (number, login) in (logins + logins).enumerated() {
      let found = [app.resolve(Int.self), login.resolve(Int.self)]
      try require(found, is: [0, wanted[number % 3 + 1]], "as the values of app and login")
      let counts = [login.resolve(String.self)?.count, login.resolve([Int].self)?.count]
      try require(counts, is: [0, 0], "as the counts of a kept text and list")
    }
  }
}

/// Each number of levels, with each choice of levels that have a registration.
private let cases: [(depth: Int, owners: [Int])] = (1...4).flatMap { depth in
  (0..<(1 << depth)).map { bits in (depth, (0..<depth).filter { bits & (1 << $0) != 0 }) }
}

/// As many containers, each the parent of the next. `use` gets each before the next is made.
private func containers(_ depth: Int, use: (Int, Container) -> Void = { _, _ in }) -> [Container] {
  (0..<depth).reduce(into: []) { all, level in
    all.append(Container(parent: all.last))
    use(level, all[level])
  }
}

private func nearest(of owners: [Int], from asked: Int) -> Int? { owners.last { $0 <= asked } }

private func text() -> String { "user \(Int.random(in: 100_000...999_999))" }

private protocol HasUser { var user: String { get } }

private class Session: HasUser {
  let user: String

  init(_ user: String) { self.user = user }
}

private final class Guest: Session {}
private struct Client { let session: Session }
private enum Cart { struct Item { let price: Int } }
private enum Shop { struct Item { let price: Int } }

/// Ends the check if the values differ, and tells both; an optional as its value or as nil.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: @autoclosure () -> String,
  at place: SourceLocation = #_sourceLocation
) throws {
  guard found != wanted else { return }
  let words = "expected \(wanted) \(what()), found \(found)"
    .replacing(#/Optional\((.*?)\)/#) { $0.1 }
  try #require(Bool(false), Comment(rawValue: words), sourceLocation: place)
}
