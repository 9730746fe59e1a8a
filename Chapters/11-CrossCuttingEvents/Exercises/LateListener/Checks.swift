import Testing

@testable import LateListenerExercise

@Suite("Task 1: Join and leave")
struct Task1 {
  @Test("Each listener is told each event once, in the order of joining.")
  func tellsEach() throws { try requireOrder { ShopEvents() } }

  @Test("A listener leaves with its token, and the others stay in their order.")
  func leavesWithItsToken() throws { try requireLeaving { ShopEvents() } }

  @Test("Listeners may leave and join while an event is told.")
  func comesAndGoesInside() throws { try requireChangesInside { ShopEvents() } }

  @Test("An event that a listener sends is told at once, and then the first one goes on.")
  func sendsInside() throws { try requireSendingInside { ShopEvents() } }

  @Test("A token doesn't keep its subject alive, and may live longer.")
  func keepsNoSubject() throws {
    for leaving in [[0, 1], [1, 0]] {
      var subject: ShopEvents? = ShopEvents()
      weak let seen = subject
      let hall = Hall { [weak subject] in subject?.join($0) ?? Token {} }
      for number in 0..<2 { hall.add(number) }
      subject?.send(.paid(1))
      try require(hall.take(), is: ["0: paid(1)", "1: paid(1)"], "as what two listeners heard")
      subject = nil
      try require(seen == nil ? "freed" : "kept", is: "freed", "for a subject, its tokens alive")
      for number in leaving { hall.remove(number) }
      let kept = leaving.filter(hall.keeps)
      try require(kept, is: [], "as listeners that are kept, subject and tokens gone")
    }
  }
}

@Suite("Task 2: Come late")
struct Task2 {
  @Test("A new listener hears the last event of each kind, in the order of sending.")
  func tellsTheLast() throws {
    for (kinds, equal) in sequences(of: 4, count: 5).flatMap({ [($0, false), ($0, true)] }) {
      let subject = RememberingEvents()
      let hall = Hall(subject.join)
      let early = kinds[0] == kinds[4]
      if early { hall.add(-1) }
      try require(hall.take(), is: [], "before the first event")
      var (sent, present): ([ShopEvent], [Int]) = ([], early ? [-1] : [])
      for (step, kind) in kinds.enumerated() {
        let kind = ShopEvent.Kind.allCases[kind]
        sent.append(equal ? kind.event(7) : kind.event())
        subject.send(sent[step])
        try require(hall.take(), is: present.map { "\($0): \(sent[step])" }, "after \(sent)")
        // One stays, one comes and goes, also as the only one.
        for number in step == 2 ? [step, 9] : [9] {
          hall.add(number)
          let wanted = lastOfEach(sent).map { "\(number): \($0)" }
          try require(hall.take(), is: wanted, "at joining after \(sent)")
        }
        if step == 2 { present.append(2) }
        hall.remove(9)
        try require(hall.keeps(9) ? "kept" : "freed", is: "freed", "for one that left")
      }
    }
  }

  @Test("All of this holds while an event is told, and while another is sent inside.")
  func joinsInside() throws {
    for kinds in sequences(of: 4, count: 3) {
      for (index, leaving) in (0..<9).map({ ($0 / 3, $0 % 3) }) {
        let subject = RememberingEvents()
        let hall = Hall(subject.join)
        for number in 0..<3 { hall.add(number) }
        let sent = kinds.map { ShopEvent.Kind.allCases[$0].event() }
        subject.send(sent[0])
        hall.at("\(index): \(sent[1])") {
          hall.add(3)
          subject.send(sent[2])
          hall.add(4)
          hall.remove(leaving)
          hall.add(5)
        }
        subject.send(sent[1])
        hall.add(6)
        subject.send(.paid(0))
        func lines(_ numbers: [Int], _ events: [ShopEvent]) -> [String] {
          numbers.flatMap { number in events.map { "\(number): \($0)" } }
        }
        var wanted = lines([0, 1, 2], [sent[0]]) + lines(Array(0...index), [sent[1]])
        wanted += lines([3], lastOfEach(Array(sent[...1]))) + lines([0, 1, 2, 3], [sent[2]])
        wanted += lines([4, 5], lastOfEach(sent))
        wanted += lines((0..<3).filter { $0 > index && $0 != leaving }, [sent[1]])
        wanted += lines([6], lastOfEach(sent))
        wanted += lines((0..<7).filter { $0 != leaving }, [.paid(0)])
        let what = "when, at \(sent[1]), \(index) let 3 join, sent \(sent[2]), and let 4 join"
        try require(hall.take(), is: wanted, what)
      }
    }
  }

  @Test("What task 1 says holds too.")
  func doesAllOfTask1() throws {
    let (subject, event) = (RememberingEvents(), ShopEvent.paid(fresh()))
    let hall = Hall(subject.join)
    subject.send(event)
    hall.add(0)
    try require(hall.take(), is: ["0: \(event)"], "at joining after one event")
    try requireOrder { RememberingEvents() }
    try requireLeaving { RememberingEvents() }
    try requireChangesInside { RememberingEvents() }
    try requireSendingInside { RememberingEvents() }
  }

  @Test("Two subjects share nothing, and nothing is kept longer than its token.")
  func sharesNothing() throws {
    for (kind, other) in sequences(of: 4, count: 2).map({ ($0[0], $0[1]) }) {
      let event = ShopEvent.Kind.allCases[kind].event()
      var subject: RememberingEvents? = RememberingEvents()
      weak let seen = subject
      let hall = Hall { [weak subject] in subject?.join($0) ?? Token {} }
      let another = RememberingEvents()
      let anotherHall = Hall(another.join)
      subject?.send(event)
      hall.add(0)
      anotherHall.add(0)
      try require(hall.take(), is: ["0: \(event)"], "at joining after one event")
      try require(anotherHall.take(), is: [], "at another subject, which had no event")
      let next = ShopEvent.Kind.allCases[other].event()
      another.send(next)
      for number in 1...3 {
        hall.add(number)
        anotherHall.add(number)
        try require(hall.take(), is: ["\(number): \(event)"], "at joining after one event")
      }
      let wanted = (0...3).map { "\($0): \(next)" }
      try require(anotherHall.take(), is: wanted, "at another subject")
      let third = RememberingEvents()
      let thirdHall = Hall(third.join)
      thirdHall.add(0)
      try require(thirdHall.take(), is: [], "at a new subject")
      hall.remove(1)
      try require(hall.keeps(1) ? "kept" : "freed", is: "freed", "for one that left")
      subject = nil
      try require(seen == nil ? "freed" : "kept", is: "freed", "for a subject, its tokens alive")
      for number in [0, 2, 3] { hall.remove(number) }
    }
  }
}

@Suite("Task 3: A screen that closes")
struct Task3 {
  private let desk = Desk()

  @Test("An open screen counts each payment, and does nothing at other events.")
  func countsPayments() throws {
    let screens = (0..<2).map { _ in SalesScreen(join: desk.join) }
    try require(desk.joined, is: 0, "joins before a screen was opened")
    desk.send(.paid(5))
    var (wanted, cents) = ([0, 0, 0, 0], fresh())
    for round in 0..<4 {
      if round < 2 { screens[round].open() }
      for event in ShopEvent.Kind.allCases.flatMap({ [$0.event(cents), $0.event(0), $0.event(-7)] })
      {
        for _ in 1...2 {
          desk.send(event)
          if case .paid(let cents) = event {
            for index in 0...min(round, 1) {
              wanted[2 * index] += 1
              wanted[2 * index + 1] += cents
            }
          }
          let found = screens.flatMap { [$0.sales, $0.cents] }
          try require(found, is: wanted, "as sales and cents of two screens, after \(event)")
        }
      }
      cents = fresh()
    }
    desk.atJoining = [.paid(40), .failed("login"), .paid(2)]
    let late = SalesScreen(join: desk.join)
    late.open()
    try require([late.sales, late.cents], is: [2, 42], "as sales and cents heard at joining")
    desk.send(.paid(1))
    try require([late.sales, late.cents], is: [3, 43], "as sales and cents of that screen")
  }

  @Test("A closed screen has left, and an open one listens once, however often it opened.")
  func leavesWhenClosed() throws {
    // All histories of five steps. 0 opens and 1 closes the first screen, 2 the second one.
    for history in sequences(of: 4, count: 5) + [[0, 1, 0, 0, 1, 1, 0]] {
      let desk = Desk()
      let screens = (0..<2).map { _ in SalesScreen(join: desk.join) }
      var (open, wanted) = ([false, false], [0, 0, 0, 0])
      for step in [1, 3] + history + [0, 2] {
        let index = step / 2
        open[index] = step % 2 == 0
        if open[index] { screens[index].open() } else { screens[index].close() }
        let count = open.count { $0 }
        try require(desk.listeners.count, is: count, "listeners with \(count) open screens")
        let cents = fresh()
        desk.send(.paid(cents))
        for index in 0..<2 where open[index] {
          wanted[2 * index] += 1
          wanted[2 * index + 1] += cents
        }
        let found = screens.flatMap { [$0.sales, $0.cents] }
        try require(found, is: wanted, "as sales and cents, open: \(open)")
      }
    }
  }

  @Test("A screen is freed with the last reference to it, and has left then.")
  func isFreed() throws {
    for history in [[0, 0], [0, 1, 0], [0], [0, 1], [1], []] {
      let stays = SalesScreen(join: desk.join)
      var screen: SalesScreen? = SalesScreen(join: desk.join)
      weak let seen = screen
      stays.open()
      for step in history { if step == 0 { screen?.open() } else { screen?.close() } }
      desk.send(.paid(3))
      let count = history.last == 0 ? 1 : 0
      try require(screen?.sales, is: count, "as sales of a screen")
      screen = nil
      try require(seen == nil ? "freed" : "kept", is: "freed", "for a screen")
      try require(desk.listeners.count, is: 1, "listeners with one open screen")
      desk.send(.paid(4))
      try require([stays.sales, stays.cents], is: [2, 7], "as sales and cents of the other")
      stays.close()
    }
  }

  @Test("A screen may be closed, or freed, while an event is told.")
  func closesInside() throws {
    for isFreed in [false, true] {
      let desk = Desk()
      var screens = (0..<3).map { _ in SalesScreen(join: desk.join) }
      for screen in screens { screen.open() }
      let token = desk.join { _ in if isFreed { screens = [] } else { screens[0].close() } }
      screens[1].close()
      screens[1].open()
      desk.send(.paid(6))
      try require(
        screens.map(\.sales), is: isFreed ? [] : [1, 1, 1], "as sales, one closed at the event")
      try require(desk.listeners.count, is: isFreed ? 1 : 3, "listeners afterwards")
      desk.send(.paid(6))
      try require(
        screens.map(\.cents), is: isFreed ? [] : [6, 12, 12], "as cents after another payment")
      withExtendedLifetime(token) {}
    }
  }
}

private protocol Subject: AnyObject {
  func join(_ listener: @escaping (ShopEvent) -> Void) -> Token
  func send(_ event: ShopEvent)
}

extension ShopEvents: Subject {}
extension RememberingEvents: Subject {}

private func requireOrder(_ make: () -> any Subject) throws {
  let subjects = (0..<2).map { _ in make() }
  let halls = subjects.map { Hall($0.join, isDeafAtJoining: true) }
  for count in 1...9 {
    // The second subject has a listener less.
    halls[0].add(count)
    if count > 1 { halls[1].add(count) }
    let event = ShopEvent.Kind.allCases[count % 4].event()
    for event in [event, event, ShopEvent.Kind.payment.event()] {
      for (subject, hall) in zip(subjects, halls) {
        let first = hall === halls[0] ? 1 : 2
        subject.send(event)
        let wanted = first <= count ? (first...count).map { "\($0): \(event)" } : []
        try require(hall.take(), is: wanted, "as what listeners heard")
        try require(halls.flatMap { $0.take() }, is: [], "as what others heard")
      }
    }
  }
  let (subject, hall) = (make(), Hall { _ in Token {} })
  let listener: (ShopEvent) -> Void = { hall.note("heard \($0)") }
  var tokens = (1...3).map { _ in subject.join(listener) }
  for count in [3, 2, 1] {
    subject.send(.cartHas(count))
    let wanted = Array(repeating: "heard cartHas(\(count))", count: count)
    try require(hall.take(), is: wanted, "as events of a closure that joined \(count) times")
    tokens.remove(at: count / 2)
  }
}

private func requireLeaving(_ make: () -> any Subject) throws {
  // All histories of five changes, with three listeners at first. 0 joins, the others leave.
  for history in sequences(of: 4, count: 5) {
    let subject = make()
    let hall = Hall(subject.join, isDeafAtJoining: true)
    for number in 0..<3 { hall.add(number) }
    var (present, next) = ([0, 1, 2], 3)
    for (step, change) in ([nil] + history.map(Optional.some)).enumerated() {
      if change == 0 {
        hall.add(next)
        present.append(next)
        next += 1
      } else if let change, !present.isEmpty {
        let index = [0, present.count / 2, present.count - 1][change - 1]
        let number = present.remove(at: index)
        hall.remove(number)
        try require(
          hall.keeps(number) ? "kept" : "freed", is: "freed", "for the closure of one that left")
      }
      subject.send(.paid(step))
      let wanted = present.map { "\($0): paid(\(step))" }
      try require(hall.take(), is: wanted, "with listeners \(present)")
    }
  }
}

private func requireChangesInside(_ make: () -> any Subject) throws {
  for (index, leaves) in subsets(of: 4).flatMap({ set in (0..<4).map { ($0, set) } }) {
    for joins in [[], [4], [4, 5]] {
      let subject = make()
      let hall = Hall(subject.join, isDeafAtJoining: true)
      for number in 0..<4 { hall.add(number) }
      let (first, second) = (ShopEvent.paid(fresh()), ShopEvent.paid(fresh()))
      hall.at("\(index): \(first)") {
        for number in leaves { hall.remove(number) }
        for number in joins { hall.add(number) }
      }
      let what = "when listener \(index) let \(leaves) leave and \(joins) join"
      subject.send(first)
      let told = (0..<4).filter { $0 <= index || !leaves.contains($0) }
      try require(hall.take(), is: told.map { "\($0): \(first)" }, what)
      subject.send(second)
      let left = (0..<4).filter { !leaves.contains($0) } + joins
      try require(hall.take(), is: left.map { "\($0): \(second)" }, "afterwards, \(what)")
      let kept = leaves.filter(hall.keeps)
      try require(kept, is: [], "as listeners that left and are kept")
    }
  }
}

private func requireSendingInside(_ make: () -> any Subject) throws {
  // One that is told an event lets others leave: before it sends another one, while the other one is
  // told, or afterwards.
  for (outer, leaves) in subsets(of: 3).flatMap({ set in (0..<3).map { ($0, set) } }) {
    for (inner, moment) in (0..<9).map({ ($0 / 3, $0 % 3) }) {
      if moment == 0, leaves.contains(inner) { continue }
      let subject = make()
      let hall = Hall(subject.join, isDeafAtJoining: true)
      for number in 0..<3 { hall.add(number) }
      let events = (0..<3).map { _ in ShopEvent.Kind.payment.event() }
      func leave(at time: Int) { if time == moment { leaves.forEach(hall.remove) } }
      hall.at("\(outer): \(events[0])") {
        leave(at: 0)
        hall.add(3)
        subject.send(events[1])
        hall.note("sent")
        leave(at: 2)
      }
      hall.at("\(inner): \(events[1])") {
        leave(at: 1)
        hall.add(4)
      }
      subject.send(events[0])
      subject.send(events[2])
      let rest = (0..<5).filter { !leaves.contains($0) }
      let told = (0..<4).filter {
        rest.contains($0) || moment == 2 || moment == 1 && $0 <= inner
      }
      var wanted = (0...outer).map { "\($0): \(events[0])" }
      wanted += told.map { "\($0): \(events[1])" } + ["sent"]
      wanted += rest.filter { $0 > outer && $0 < 3 }.map { "\($0): \(events[0])" }
      wanted += rest.map { "\($0): \(events[2])" }
      let moment = ["before", "while it was told", "afterwards"][moment]
      let what = "when \(outer) sent another event, and \(leaves) left \(moment)"
      try require(hall.take(), is: wanted, what)
    }
  }
  for equal in [false, true] {
    let subject = make()
    let hall = Hall(subject.join, isDeafAtJoining: true)
    for number in 0..<2 { hall.add(number) }
    let number = fresh()
    let events = (0..<4).map { ShopEvent.paid(equal ? number : number + $0) }
    func sendNext(after level: Int) {
      guard level < 3 else { return }
      hall.at("0: \(events[level])") {
        sendNext(after: level + 1)
        subject.send(events[level + 1])
      }
    }
    sendNext(after: 0)
    subject.send(events[0])
    let wanted = events.map { "0: \($0)" } + events.reversed().map { "1: \($0)" }
    try require(hall.take(), is: wanted, "for an event in an event in an event in an event")
  }
}

/// Listeners with numbers, and what each heard, in order.
private final class Hall {
  private let join: Join
  private var lines: [String] = []
  private var tokens: [Int: Token] = [:]
  private var actions: [String: () -> Void] = [:]
  private var ears: [Int: Weak] = [:]

  /// Without what a listener hears before `join` returns.
  private let isDeafAtJoining: Bool

  init(_ join: @escaping Join, isDeafAtJoining: Bool = false) {
    (self.join, self.isDeafAtJoining) = (join, isDeafAtJoining)
  }

  func add(_ number: Int) {
    let ear = Ear()
    ears[number] = Weak(object: ear)
    let heard = lines.count
    let token = join { [unowned self] event in
      withExtendedLifetime(ear) { note("\(number): \(event)") }
    }
    tokens[number] = token
    if isDeafAtJoining { lines.removeLast(lines.count - heard) }
  }

  func remove(_ number: Int) { _ = tokens.removeValue(forKey: number) }

  /// Whether anything still keeps the closure of that listener.
  func keeps(_ number: Int) -> Bool { ears[number]?.object != nil }

  func note(_ line: String) {
    lines.append(line)
    actions.removeValue(forKey: line)?()
  }

  /// What happens once, at that line.
  func at(_ line: String, _ action: @escaping () -> Void) { actions[line] = action }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class Ear {}

private struct Weak {
  weak var object: Ear?
}

/// Stands in for a subject.
private final class Desk {
  private(set) var listeners: [(id: Int, hear: (ShopEvent) -> Void)] = []
  private(set) var joined = 0
  var atJoining: [ShopEvent] = []

  func join(_ listener: @escaping (ShopEvent) -> Void) -> Token {
    joined += 1
    let id = joined
    listeners.append((id, listener))
    for event in atJoining { listener(event) }
    return Token { [weak self] in
      guard let self, let index = listeners.firstIndex(where: { $0.id == id }) else { return }
      let gone = listeners.remove(at: index)
      withExtendedLifetime(gone) {}
    }
  }

  func send(_ event: ShopEvent) {
    for (id, hear) in listeners where listeners.contains(where: { $0.id == id }) { hear(event) }
  }
}

extension ShopEvent.Kind {
  fileprivate func event(_ number: Int = fresh()) -> ShopEvent {
    switch self {
    case .login: .loggedIn("Ada \(number)")
    case .cart: .cartHas(number)
    case .payment: .paid(number)
    case .failure: .failed("call \(number)")
    }
  }
}

private func lastOfEach(_ sent: [ShopEvent]) -> [ShopEvent] {
  sent.indices.filter { index in
    !sent[(index + 1)...].contains { $0.kind == sent[index].kind }
  }.map { sent[$0] }
}

private func sequences(of choices: Int, count: Int) -> [[Int]] {
  guard count > 0 else { return [[]] }
  return sequences(of: choices, count: count - 1).flatMap { start in
    (0..<choices).map { start + [$0] }
  }
}

private func subsets(of count: Int) -> [[Int]] {
  (0..<1 << count).map { bits in (0..<count).filter { bits & 1 << $0 != 0 } }
}

nonisolated(unsafe) private var lastNumber = Int.random(in: 1_000...9_000)

/// A random number that no other one equals.
private func fresh() -> Int {
  lastNumber += Int.random(in: 1...99)
  return lastNumber
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: @autoclosure () -> String,
  at place: SourceLocation = #_sourceLocation
) throws {
  guard found != wanted else { return }
  try #require(
    Bool(false), "expected \(wanted) \(what()), found \(found)", sourceLocation: place)
}
