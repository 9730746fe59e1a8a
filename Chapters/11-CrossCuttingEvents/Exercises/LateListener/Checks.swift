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
  func keepsNoSubject() throws { try requireFreeing { ShopEvents() } }
}

@Suite("Task 2: Come late")
struct Task2 {
  @Test("A new listener hears the last event of each kind, in the order of sending.")
  func tellsTheLast() throws {
    let long = kindSequences(count: 5).filter { Set($0).count == 4 }
    for kinds in long + kindSequences(count: 4) + kindSequences(count: 3) {
      let equal = kinds.count == 3
      let hall = Hall(RememberingEvents(), hearsAtJoining: true)
      var (sent, present): ([ShopEvent], [Int]) = ([], kinds.first == kinds.last ? [-1] : [])
      for number in present { hall.add(number) }
      try hall.require([], "before the first event")
      for (step, kind) in kinds.enumerated() {
        let kind = ShopEvent.Kind.allCases[kind]
        sent.append(equal ? kind.event(7) : kind.event())
        hall.send(sent[step])
        try hall.require(lines(present, [sent[step]]), "at \(sent[step])")
        // One stays, one comes and goes, also as the only one.
        for number in step == 2 ? [step, 9] : [9] {
          hall.add(number)
          let wanted = lines([number], lastOfEach(sent))
          try hall.require(wanted, "at joining after \(sent.map { "\($0.kind)" })")
        }
        if step == 2 { present.append(2) }
        hall.remove(9)
        try hall.requireGone([9])
      }
    }
  }

  @Test("All of this holds while an event is told, and while another is sent inside.")
  func joinsInside() throws {
    for kinds in kindSequences(count: 3) {
      for (index, leaving) in (0..<9).map({ ($0 / 3, $0 % 3) }) {
        let hall = Hall(RememberingEvents(), 3, hearsAtJoining: true)
        let sent = kinds.map { ShopEvent.Kind.allCases[$0].event() }
        hall.send(sent[0])
        hall.at(index, sent[1]) {
          hall.add(3)
          hall.send(sent[2])
          hall.add(4)
          hall.remove(leaving)
          hall.add(5)
        }
        hall.send(sent[1])
        hall.add(6)
        hall.send(.paid(0))
        var wanted = lines(0...2, [sent[0]]) + lines(0...index, [sent[1]])
        wanted += lines([3], lastOfEach(Array(sent[...1]))) + lines(0...3, [sent[2]])
        wanted += lines([4, 5], lastOfEach(sent))
        wanted += lines((0..<3).filter { $0 > index && $0 != leaving }, [sent[1]])
        wanted += lines([6], lastOfEach(sent))
        wanted += lines((0..<7).filter { $0 != leaving }, [.paid(0)])
        let what = "when, at \(sent[1]), \(index) let 3 join, sent \(sent[2]), and let 4 join"
        try hall.require(wanted, "\(what), \(leaving) leave, and 5 join")
      }
    }
  }

  @Test("What task 1 says holds too.")
  func doesAllOfTask1() throws {
    let (hall, event) = (Hall(RememberingEvents(), hearsAtJoining: true), ShopEvent.paid(fresh()))
    hall.send(event)
    hall.add(0)
    try hall.require(lines([0], [event]), "at joining after one event")
    try requireOrder { RememberingEvents() }
    try requireLeaving { RememberingEvents() }
    try requireChangesInside { RememberingEvents() }
    try requireSendingInside { RememberingEvents() }
    try requireFreeing { RememberingEvents() }
  }

  @Test("Two subjects share nothing.")
  func sharesNothing() throws {
    for kinds in sequences(of: 4, count: 2) {
      // The last one never has an event.
      let halls = (0..<3).map { _ in Hall(RememberingEvents(), hearsAtJoining: true) }
      var past: [[ShopEvent]] = [[], [], []]
      for (index, kind) in kinds.enumerated() {
        past[index] = [ShopEvent.Kind.allCases[kind].event()]
        halls[index].send(past[index][0])
        let earlier = index == 0 ? [] : lines(0..<3, past[index])
        try halls[index].require(earlier, "at the event of subject \(index)")
        for number in 3 * index..<3 * index + 3 {
          for (hall, past) in zip(halls, past) {
            hall.add(number)
            try hall.require(lines([number], past), "at joining after \(past.count) events")
          }
        }
      }
    }
  }
}

@Suite("Task 3: A screen that closes")
struct Task3 {
  private let desk = Desk()

  @Test("An open screen counts each payment, and does nothing at other events.")
  func countsPayments() throws {
    let screens = (0..<2).map { _ in SalesScreen(join: desk.join) }
    try check(desk.joined, is: 0, "joins before a screen was opened")
    desk.send(.paid(5))
    var wanted = [0, 0, 0, 0]
    for round in 0..<4 {
      if round < 2 { screens[round].open() }
      let cents = fresh()
      for kind in ShopEvent.Kind.allCases {
        for event in [cents, cents, 0, 0, -7, -7].map(kind.event) {
          desk.send(event)
          for index in 0...min(round, 1) { count([event], of: index, in: &wanted) }
          let found = screens.flatMap { [$0.sales, $0.cents] }
          try check(found, is: wanted, "as sales and cents of two screens, after \(event)")
        }
      }
    }
  }

  @Test("A closed screen has left, and an open one listens once, however often it opened.")
  func leavesWhenClosed() throws {
    // All histories of four steps. 0 opens and 1 closes the first screen, 2 the second one.
    for history in sequences(of: 4, count: 4) + [[0, 1, 0, 0, 1, 1, 0]] {
      let desk = Desk()
      let screens = (0..<2).map { _ in SalesScreen(join: desk.join) }
      var (open, wanted, joined) = ([false, false], [0, 0, 0, 0], 0)
      for step in [1, 3] + history + [0, 2] {
        let index = step / 2
        if step % 2 == 0, !open[index] {
          joined += 1
          count(desk.atJoining, of: index, in: &wanted)
        }
        open[index] = step % 2 == 0
        if open[index] { screens[index].open() } else { screens[index].close() }
        try check(desk.joined, is: joined, "calls of join, one for each opening of a closed screen")
        let listeners = open.count { $0 }
        try check(desk.listeners.count, is: listeners, "listeners with \(listeners) open screens")
        // What it heard at joining, and then a payment.
        let payment = ShopEvent.paid(fresh())
        for events in [[], [payment]] {
          events.forEach(desk.send)
          for index in 0..<2 where open[index] { count(events, of: index, in: &wanted) }
          let found = screens.flatMap { [$0.sales, $0.cents] }
          let when = events.isEmpty ? "joining" : "\(payment)"
          try check(found, is: wanted, "as sales and cents, open: \(open), after \(when)")
        }
        desk.atJoining = [payment, .failed("login"), payment, .paid(0), .paid(-9)]
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
      try check(screen?.sales, is: count, "as sales of a screen")
      screen = nil
      try check(seen == nil ? "freed" : "kept", is: "freed", "for a screen")
      try check(desk.listeners.count, is: 1, "listeners with one open screen")
      desk.send(.paid(4))
      try check([stays.sales, stays.cents], is: [2, 7], "as sales and cents of the other")
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
      try check(
        screens.map(\.sales), is: isFreed ? [] : [1, 1, 1], "as sales, one closed at the event")
      try check(desk.listeners.count, is: isFreed ? 1 : 3, "listeners afterwards")
      desk.send(.paid(6))
      try check(
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
  let halls = (0..<2).map { _ in Hall(make()) }
  for count in 1...9 {
    // The second subject has a listener less.
    for (less, hall) in halls.enumerated() where count > less { hall.add(count) }
    let event = ShopEvent.Kind.allCases[count % 4].event()
    for event in [event, event, .paid(fresh())] {
      for (less, hall) in halls.enumerated() {
        hall.send(event)
        try hall.require(lines(less + 1..<count + 1, [event]), "at \(event)")
        for hall in halls { try hall.require([], "at an event of another subject") }
      }
    }
  }
  let hall = Hall(make())
  let listener: (ShopEvent) -> Void = { [unowned hall] in hall.note(.listener(1, $0)) }
  var tokens = (1...3).compactMap { _ in hall.subject?.join(listener) }
  for count in [3, 2, 1] {
    hall.send(.cartHas(count))
    let wanted = lines(Array(repeating: 1, count: count), [.cartHas(count)])
    try hall.require(wanted, "for a closure that joined \(count) times")
    tokens.remove(at: count / 2)
  }
}

private func requireLeaving(_ make: () -> any Subject) throws {
  // All histories of three changes, with three listeners at first. 0 joins, the others leave.
  for history in sequences(of: 4, count: 3) + [[1, 0, 2, 3, 0, 1, 1, 0]] {
    let hall = Hall(make(), 3)
    var (present, next) = ([0, 1, 2], 3)
    for (step, change) in ([-1] + history).enumerated() {
      if change == 0 {
        hall.add(next)
        present.append(next)
        next += 1
      } else if change > 0, !present.isEmpty {
        let number = present.remove(at: [0, present.count / 2, present.count - 1][change - 1])
        hall.remove(number)
        try hall.requireGone([number])
      }
      hall.send(.paid(step))
      try hall.require(lines(present, [.paid(step)]), "with listeners \(present)")
    }
  }
}

private func requireChangesInside(_ make: () -> any Subject) throws {
  for (index, leaves) in subsets(of: 4).flatMap({ set in (0..<4).map { ($0, set) } }) {
    // Many join: one of them may get the memory of one that left, and so its `ObjectIdentifier`.
    for joins in [[], [4], Array(4..<(leaves.count == 2 ? 30 : 6))] {
      let hall = Hall(make(), 4)
      let (first, second) = (ShopEvent.paid(fresh()), ShopEvent.paid(fresh()))
      hall.at(index, first) {
        for number in leaves { hall.remove(number) }
        for number in joins + [99] { hall.add(number) }
        hall.remove(99)
      }
      let what = "when \(index) let \(leaves) leave, \(joins.count) join, and 99 join and leave"
      hall.send(first)
      try hall.require(lines((0..<4).filter { $0 <= index || !leaves.contains($0) }, [first]), what)
      try hall.requireGone(leaves + [99])
      hall.send(second)
      let left = (0..<4).filter { !leaves.contains($0) } + joins
      try hall.require(lines(left, [second]), "afterwards, \(what)")
    }
  }
}

private func requireSendingInside(_ make: () -> any Subject) throws {
  // One that is told an event lets others leave: before it sends another one, while the other one is
  // told, or afterwards.
  for (outer, leaves) in subsets(of: 3).flatMap({ set in (0..<3).map { ($0, set) } }) {
    for (inner, moment) in (0..<9).map({ ($0 / 3, $0 % 3) }) {
      if moment == 0, leaves.contains(inner) { continue }
      let hall = Hall(make(), 3)
      let events = (0..<3).map { _ in ShopEvent.paid(fresh()) }
      func leave(at time: Int) { if time == moment { leaves.forEach(hall.remove) } }
      hall.at(outer, events[0]) {
        leave(at: 0)
        hall.add(3)
        hall.send(events[1])
        hall.note(.sender)
        leave(at: 2)
      }
      hall.at(inner, events[1]) {
        leave(at: 1)
        hall.add(4)
      }
      hall.send(events[0])
      try hall.requireGone(leaves)
      hall.send(events[2])
      let rest = (0..<5).filter { !leaves.contains($0) }
      let told = (0..<4).filter { rest.contains($0) || moment == 2 || moment == 1 && $0 <= inner }
      var wanted = lines(0...outer, [events[0]]) + lines(told, [events[1]])
      wanted.append(.sender)
      wanted += lines(rest.filter { $0 > outer && $0 < 3 }, [events[0]]) + lines(rest, [events[2]])
      let moment = ["before", "while it was told", "afterwards"][moment]
      try hall.require(wanted, "when \(outer) sent another event, and \(leaves) left \(moment)")
    }
  }
  for equal in [false, true] {
    let hall = Hall(make(), 2)
    let number = fresh()
    let events = (0..<4).map { ShopEvent.paid(equal ? number : number + $0) }
    func sendNext(after level: Int) {
      guard level < 3 else { return }
      hall.at(0, events[level]) {
        sendNext(after: level + 1)
        hall.send(events[level + 1])
      }
    }
    sendNext(after: 0)
    hall.send(events[0])
    let wanted = lines([0], events) + lines([1], events.reversed())
    try hall.require(wanted, "for an event in an event in an event in an event")
  }
}

private func requireFreeing(_ make: () -> any Subject) throws {
  for leaving in [[0, 1, 2], [2, 1, 0]] {
    let hall = Hall(make(), 2)
    weak let subject = hall.subject
    hall.send(.paid(1))
    try hall.require(lines(0..<2, [.paid(1)]), "by two listeners")
    hall.add(2)
    hall.subject = nil
    try check(subject == nil ? "freed" : "kept", is: "freed", "for a subject, its tokens alive")
    for number in leaving { hall.remove(number) }
    try hall.requireGone(leaving)
  }
}

/// A subject, its listeners with numbers, and what each heard, in order.
private final class Hall {
  var subject: (any Subject)?
  private var heard: [Heard] = []
  private var tokens: [Int: Token] = [:]
  private var actions: [(when: Heard, run: () -> Void)] = []
  private var ears: [Int: Weak] = [:]

  /// Without what a late listener hears before `join` returns.
  private let isDeafAtJoining: Bool

  init(_ subject: any Subject, _ count: Int = 0, hearsAtJoining: Bool = false) {
    self.subject = subject
    isDeafAtJoining = !hearsAtJoining && subject is RememberingEvents
    for number in 0..<count { add(number) }
  }

  func add(_ number: Int) {
    let (ear, before) = (Ear(), heard.count)
    ears[number] = Weak(object: ear)
    tokens[number] = subject?.join { [unowned self] event in
      withExtendedLifetime(ear) { note(.listener(number, event)) }
    }
    if isDeafAtJoining { heard.removeLast(heard.count - before) }
  }

  func remove(_ number: Int) { _ = tokens.removeValue(forKey: number) }

  func send(_ event: ShopEvent) { subject?.send(event) }

  func note(_ new: Heard) {
    heard.append(new)
    guard let index = actions.firstIndex(where: { $0.when == new }) else { return }
    actions.remove(at: index).run()
  }

  /// What happens once, when that listener hears that event.
  func at(_ number: Int, _ event: ShopEvent, _ action: @escaping () -> Void) {
    actions.append((.listener(number, event), action))
  }

  /// Ends the check if anything else was heard since the last time, and tells the first difference.
  func require(
    _ wanted: [Heard], _ what: @autoclosure () -> String,
    at place: SourceLocation = #_sourceLocation
  ) throws {
    defer { heard = [] }
    guard heard != wanted else { return }
    let index = zip(heard, wanted).prefix { $0 == $1 }.count
    let (found, wanted) = (heard.dropFirst(index).first, wanted.dropFirst(index).first)
    let nothing = index == 0 ? "nothing" : "nothing more"
    let order = "as number \(index + 1) of what is heard \(what())"
    try check(found?.text ?? nothing, is: wanted?.text ?? nothing, order, at: place)
  }

  /// Ends the check if the closure of a listener that left is kept.
  func requireGone(_ numbers: [Int], at place: SourceLocation = #_sourceLocation) throws {
    let kept = numbers.filter { ears[$0]?.object != nil }
    try check(kept, is: [], "as listeners that left and whose closure is kept", at: place)
  }
}

/// Larger than a class without properties, so that it doesn't get the memory of one that was freed.
private final class Ear { private let room = (0, 0, 0, 0, 0, 0, 0, 0) }

private struct Weak {
  weak var object: Ear?
}

/// Texts would cost most of the time, because each would be made by reflection.
private enum Heard: Equatable {
  case listener(Int, ShopEvent)
  case sender

  var text: String {
    switch self {
    case .listener(let number, let event): "listener \(number): \(event)"
    case .sender: "the sender, after its event"
    }
  }
}

private func lines(_ numbers: some Sequence<Int>, _ events: [ShopEvent]) -> [Heard] {
  numbers.flatMap { number in events.map { .listener(number, $0) } }
}

/// Counts the payments among the events, as a screen with that index must.
private func count(_ events: [ShopEvent], of index: Int, in wanted: inout [Int]) {
  for case .paid(let cents) in events {
    wanted[2 * index] += 1
    wanted[2 * index + 1] += cents
  }
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

/// Which kinds are equal in a sequence of events, in every way, with each kind in each place.
private func kindSequences(count: Int) -> [[Int]] {
  let patterns = sequences(of: 4, count: count).filter { kinds in
    kinds.indices.allSatisfy { kinds[$0] <= (kinds[..<$0].max() ?? -1) + 1 }
  }
  return patterns.flatMap { kinds in (0..<4).map { turn in kinds.map { ($0 + turn) % 4 } } }
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
private func check<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: @autoclosure () -> String,
  at place: SourceLocation = #_sourceLocation
) throws {
  guard found != wanted else { return }
  try #require(
    Bool(false), "expected \(wanted) \(what()), found \(found)", sourceLocation: place)
}
