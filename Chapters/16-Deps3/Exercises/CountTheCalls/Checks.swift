import Numbers
import Testing

@testable import CountTheCallsExercise

@Suite("Task 1: A mock that counts")
struct Task1 {
  @Test("Each ask returns the very service that the mock holds at that moment.")
  func returnsWhatItHolds() throws {
    let mocks = [mock(), mock()]
    for round in 1...3 {
      let changed = mocks[round % 2]
      let changes: [() -> Void] = [
        {}, { changed.aService_ = As() }, { changed.bService_ = Bs() },
        { changed.cService_ = Cs() },
      ]
      for (number, change) in changes.enumerated() {
        change()
        for mock in mocks + mocks {
          let what = "that the mock holds after change \(number) of round \(round)"
          try requireSame(mock.aService(), mock.aService_, "A \(what)")
          try requireSame(mock.bService(), mock.bService_, "B \(what)")
          try requireSame(mock.cService(), mock.cService_, "C \(what)")
        }
      }
    }
    let all = All()
    let one = MockDeps(aService: all, bService: all, cService: all)
    for found: Any in [one.aService(), one.bService(), one.cService()] {
      try requireSame(found, all, "object that is A, B and C")
    }
  }

  @Test("Each ask adds one to the count of its service, in its mock only.")
  func countsEachAsk() throws {
    let all = All()
    var mocks: [(mock: MockDeps, asks: [Int])] = []
    for _ in 1...3 {
      // All mocks hold the same services.
      mocks.append((MockDeps(aService: all, bService: all, cService: all), [0, 0, 0]))
      for service in [0, 1, 2, 2, 0, 0] {
        for index in mocks.indices {
          let mock = mocks[index].mock
          if service == 0 { _ = (mock as any AServiceProviding).aService() }
          if service == 1 { _ = (mock as any BServiceProviding).bService() }
          if service == 2 { _ = (mock as any CServiceProviding).cService() }
          mocks[index].asks[service] += 1
          for (mock, asks) in mocks { try requireAsks(mock, asks, "of each mock") }
        }
      }
    }
  }

  @Test("Reading, replacing and using a service is no ask, and takes no count back.")
  func countsNothingElse() throws {
    let mock = mock()
    for round in 1...3 {
      let asks = [round * 3, round * 2, round]
      for _ in 1...3 { _ = mock.aService() }
      for _ in 1...2 { _ = mock.bService() }
      let c = mock.cService()
      try requireAsks(mock, asks, "after 3 asks for A, 2 for B, 1 for C, \(round) times")
      _ = (mock.aService_.getAs(), mock.bService_.getBs(), mock.cService_.getCs(), c.getCs())
      try requireAsks(mock, asks, "after the services were read and used")
      mock.aService_ = round == 2 ? mock.aService_ : As()
      try requireAsks(mock, asks, "after A was replaced")
      mock.bService_ = round == 2 ? mock.bService_ : Bs()
      try requireAsks(mock, asks, "after B was replaced")
      mock.cService_ = round == 2 ? mock.cService_ : Cs()
      try requireAsks(mock, asks, "after C was replaced")
    }
  }
}

@Suite("Task 2: Repair the consumer")
struct Task2 {
  @Test("Each use asks once for A and once for B, and nothing else asks.")
  func asksOnceInEachUse() throws {
    let cases = [
      ([1, 2], [3]), ([], [3]), ([1], []), ([], []), ([0], [0]), ([7, 8], [7, 8]), ([-5], [5]),
    ]
    for (a, b) in cases {
      let (desk, other) = (Desk(As(a), Bs(b)), Desk(As(a), Bs(b)))
      let controllers = [ControllerAB(deps: desk), ControllerAB(deps: other)]
      try require(desk.asks, is: [0, 0], "asks for A and B before any use")
      for use in 1...6 {
        let isTotal = [1, 2, 4].contains(use)
        for controller in controllers {
          if isTotal { _ = controller.total() } else { _ = controller.summary() }
        }
        let what = "for A and B after use \(use), \(isTotal ? "a total" : "a summary")"
        try require(desk.asks, is: [use, use], "asks \(what)")
        try require(desk.calls, is: [use, use], "calls of getAs() and getBs() \(what)")
        try require(other.asks, is: [use, use], "asks of the other object \(what)")
        if use % 2 == 0 { (desk.a, other.b) = (As(a, calls: use), Bs(b, calls: use)) }
      }
    }
  }

  @Test("Total and summary follow when A or B is replaced, or gives other numbers.")
  func followsEachChange() throws {
    let (here, there) = (Desk(), Desk())
    let controllers = [here, there, here].map { ControllerAB(deps: $0) }
    func followed(_ change: String, at place: SourceLocation = #_sourceLocation) throws {
      for (controller, desk) in zip(controllers, [here, there, here]) {
        let numbers = desk.a.numbers + desk.b.numbers
        let sum = numbers.reduce(0, +)
        try require(controller.total(), is: sum, "as total \(change)", at: place)
        let summary = "count \(numbers.count), total \(sum)"
        try require(controller.summary(), is: summary, "as summary \(change)", at: place)
      }
    }
    try followed("at first")
    for round in 1...2 {
      there.a = As()
      try followed("after A was replaced (\(round))")
      there.b = Bs()
      try followed("after B was replaced (\(round))")
      (here.a, here.b) = (As(), Bs())
      try followed("after both were replaced in the other object (\(round))")
    }
    let (a, b, x, y) = (here.a, here.b, number(), number())
    let cases = [
      ([x, y, x], [y]), ([x], [x, x, -y]), ([], [x, y]), ([y], []), ([], []), ([x, -x], [0]),
      ([x], [y]), ([y], [x]), ([x], [x]), ([x, y], [x, y]), ([-x], [-y]), ([.max], [-1]),
    ]
    for (first, second) in cases {
      (a.numbers, b.numbers) = (first, second)
      try followed("after the same services gave A \(first) and B \(second)")
    }
    (here.a, here.b) = (As(), Bs())
    try followed("after both were replaced again")
    (here.a, here.b) = (a, b)
    try followed("after both came back")
  }

  @Test("One use shows the numbers of one A and one B, also if each ask makes a new service.")
  func usesOneOfEach() throws {
    let maker = Maker()
    let controller = ControllerAB(deps: maker)
    // Only the controller holds the second object.
    let alone = ControllerAB(deps: Maker(maker.start))
    for use in 1...6 {
      let numbers = maker.numbers(use)
      let sum = numbers.reduce(0, +)
      for controller in [controller, alone] {
        let what = "in use \(use), of new services"
        if use % 3 == 1 {
          try require(controller.total(), is: sum, "as total \(what)")
        } else {
          let wanted = "count \(numbers.count), total \(sum)"
          try require(controller.summary(), is: wanted, "as summary \(what)")
        }
      }
    }
  }

  @Test("A use in the middle of another one leaves the other one its own A and B.")
  func usesWithinUses() throws {
    let uses: [(ControllerAB) -> Int] = [
      { $0.total() }, { Int($0.summary().split(separator: " ").last ?? "") ?? 0 },
    ]
    for (outer, inner) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
      for service in [0, 1] {
        let maker = Maker()
        let controller = ControllerAB(deps: maker)
        var found: Int?
        maker.inside[service] = {
          guard found == nil else { return }
          found = 0
          found = uses[inner](controller)
        }
        // The page doesn't say which of the two uses gets the first A, or the first B.
        let sum = uses[outer](controller) + (found ?? 0)
        let wanted = (maker.numbers(1) + maker.numbers(2)).reduce(0, +)
        try require(sum, is: wanted, "as the totals of two uses, one within the other, added up")
      }
    }
  }
}

private func number() -> Int { Int.random(in: 100_000...999_999) }

private func mock() -> MockDeps { MockDeps(aService: As(), bService: Bs(), cService: Cs()) }

private final class As: AServicing {
  var numbers: [A]

  private(set) var calls: Int
  private let inside: () -> Void

  init(
    _ numbers: [A] = [number(), number(), number()], calls: Int = 0,
    inside: @escaping () -> Void = {}
  ) { (self.numbers, self.calls, self.inside) = (numbers, calls, inside) }

  func getAs() -> [A] {
    calls += 1
    inside()
    return numbers
  }
}

private final class Bs: BServicing {
  var numbers: [B]

  private(set) var calls: Int
  private let inside: () -> Void

  init(
    _ numbers: [B] = [number(), number(), number(), number()], calls: Int = 0,
    inside: @escaping () -> Void = {}
  ) { (self.numbers, self.calls, self.inside) = (numbers, calls, inside) }

  func getBs() -> [B] {
    calls += 1
    inside()
    return numbers
  }
}

private final class Cs: CServicing {
  func getCs() -> [C] { [] }
}

/// One object that is A, B and C.
private final class All: AServicing, BServicing, CServicing {
  func getAs() -> [A] { [] }
  func getBs() -> [B] { [] }
  func getCs() -> [C] { [] }
}

/// Provides A and B, and counts the asks.
private final class Desk: AServiceProviding, BServiceProviding {
  var a: As
  var b: Bs
  private(set) var asks = [0, 0]
  var calls: [Int] { [a.calls, b.calls] }

  init(_ a: As = As(), _ b: Bs = Bs()) { (self.a, self.b) = (a, b) }

  func aService() -> any AServicing {
    asks[0] += 1
    return a
  }

  func bService() -> any BServicing {
    asks[1] += 1
    return b
  }
}

/// Makes a new service at every ask, with one number more than before.
private final class Maker: AServiceProviding, BServiceProviding {
  let start: Int
  /// What a new A and a new B do in the middle of their method.
  var inside = [{}, {}]
  private var asks = [0, 0]

  init(_ start: Int = number()) { self.start = start }

  /// The numbers of A and B that the asks of a use get.
  func numbers(_ use: Int) -> [Int] { numbers(0, use) + numbers(1, use) }

  func aService() -> any AServicing {
    asks[0] += 1
    return As(numbers(0, asks[0]), inside: inside[0])
  }

  func bService() -> any BServicing {
    asks[1] += 1
    return Bs(numbers(1, asks[1]), inside: inside[1])
  }

  private func numbers(_ service: Int, _ ask: Int) -> [Int] {
    (1...(ask + 2 * service)).map { start + $0 * ask }
  }
}

/// Ends the check if the counts of the mock are others.
private func requireAsks(_ mock: MockDeps, _ asks: [Int], _ what: String) throws {
  let found = [mock.asksForA, mock.asksForB, mock.asksForC]
  try require(found, is: asks, "as asks for A, B and C \(what)")
}

/// Ends the check if the two are not the same object.
private func requireSame(_ found: Any, _ wanted: Any, _ what: String) throws {
  let isSame = found as AnyObject === wanted as AnyObject
  try #require(isSame, "expected the very \(what), found another")
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}

#if PROBES
  // Task 1: Other code reads the counts, can't set them, and makes a mock with an A, a B and a C.
  // See MockDeps
  func countsAreReadOnly(mock: MockDeps, a: any AServicing, b: any BServicing, c: any CServicing) {
    (mock.aService_, mock.bService_, mock.cService_) = (a, b, c)
    _ = MockDeps(aService: a, bService: b, cService: c)
    _ = MockDeps()  // refused: argument
    _ = MockDeps(aService: a)  // refused: argument
    _ = MockDeps(bService: b)  // refused: argument
    _ = MockDeps(cService: c)  // refused: argument
    _ = MockDeps(aService: a, bService: b)  // refused: argument
    _ = MockDeps(aService: a, cService: c)  // refused: argument
    _ = MockDeps(bService: b, cService: c)  // refused: argument
    let _: (Int, Int, Int) = (mock.asksForA, mock.asksForB, mock.asksForC)
    mock.asksForA = 1  // refused: asksForA
    mock.asksForB = 1  // refused: asksForB
    mock.asksForC = 1  // refused: asksForC
    mock.asksForA += 1  // refused: asksForA
  }
#endif
