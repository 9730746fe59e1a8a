import Book
import ExerciseTestSupport
import Foundation
import TestSupport
import Testing

@testable import ExerciseKit

/// An answer that was once judged wrongly, as a change of our solution.
struct EditedSolution: Sendable, CustomTestStringConvertible {
  let exercise: String
  let testDescription: String
  /// The check that must reject it; nil for a right answer.
  private(set) var rejectedBy: String?
  /// Texts of the solution, and what replaces them.
  let edits: [(old: String, new: String)]

  init(_ exercise: String, _ what: String, _ edits: (old: String, new: String)...) {
    (self.exercise, testDescription, self.edits) = (exercise, what, edits)
  }

  private func rejected(by check: String) -> EditedSolution {
    var answer = self
    answer.rejectedBy = check
    return answer
  }

  /// Right answers that were rejected.
  static let right = [
    EditedSolution(
      "SortAndInject", "closures that are @Sendable",
      (
        """
          private let today: () -> String
          private let newNumber: () -> String

          init(today: @escaping () -> String, newNumber: @escaping () -> String) {
            self.today = today
            self.newNumber = newNumber
          }
        """,
        """
          let today: @Sendable () -> String
          let newNumber: @Sendable () -> String
        """
      )),
    EditedSolution(
      "BypassedInjection", "a generic initializer",
      (
        "private let client: ServerAPIClient\n\n  init(client: ServerAPIClient)",
        "private let client: any Keeping\n\n  init<Client: Keeping>(client: Client)"
      ),
      (
        "/// Shows a list",
        """
        @MainActor
        protocol Keeping {
          func fetchItems() throws -> [Item]
          func save(_ item: Item) throws
          func delete(_ item: Item) throws
        }

        extension ServerAPIClient: Keeping {}

        /// Shows a list
        """
      )),
    EditedSolution("TurnTheArrow", "an import without a space", ("// import", "//import")),
    EditedSolution(
      "RightLifestyle", "an actor that stores a task",
      (
        "onlyCart = Cart(counter: counter)", "making = Task { [counter] in Cart(counter: counter) }"
      ),
      ("func cart() -> Cart { onlyCart }", "func cart() async -> Cart { await making.value }")),
    EditedSolution(
      "TestTheLog", "a test that making a repository reads nothing",
      (
        "@Test func success()",
        """
        @Test func makingReadsNothing() {
          let spy = SpyRepository(result: .success(Data("Ada".utf8)))
          var lines: [String] = []
          _ = LoggingRepository(repository: spy) { lines.append($0) }
          #expect(spy.keys.isEmpty)
          #expect(lines.isEmpty)
        }

        @Test func success()
        """
      )),
    EditedSolution(
      "GoodForAWeek", "a test that making a client fetches nothing",
      (
        "private let week",
        """
        @MainActor final class CountingServer: ItemsClient {
          private(set) var calls = 0
          func fetchItems() async throws -> [String] {
            calls += 1
            return ["tea"]
          }
        }

        @Test @MainActor func makingFetchesNothing() async {
          let server = CountingServer()
          let client = makeItemsClient(server: server, now: TestClock().now)
          for _ in 1...5 { await Task.yield() }
          #expect(server.calls == 0)
          _ = client
        }

        private let week
        """
      )),
    EditedSolution(
      "TestTheRules", "a test that making a screen calls nothing",
      (
        "@Test func emptyAnswer()",
        """
        @Test func makingCallsNothing() {
          let world = FakeWorld(answer: tea250.items, cached: tea250, hour: 11)
          let model = ItemListViewModel(server: world, disk: world, clock: world)
          #expect(world.calls.isEmpty)
          #expect(model.lines.isEmpty)
        }

        @Test func emptyAnswer()
        """
      )),
    EditedSolution(
      "FifteenMinutes", "a test that a cart is empty at first",
      (
        "@Test @MainActor func fifteenMinutes()",
        """
        @Test @MainActor func beginsEmpty() async {
          let clock = HandClock()
          let cart = CartViewModel(wait: clock.wait(for:))
          await clock.advance(by: .seconds(1000))
          #expect(cart.items == [])
        }

        @Test @MainActor func fifteenMinutes()
        """
      )),
    EditedSolution(
      "DecideByRubric", "a struct with all that a payment needs",
      ("AddressScreenDependencies & PaymentScreenDependencies", "PaymentScreenDependencies"),
      ("typealias PayButtonDependencies =", "typealias PaymentScreenDependencies ="),
      (
        "typealias PaymentScreenDependencies = PayButtonDependencies\n",
        """
        struct Payment {
          let reader: CardReader
          let basket: Basket
          let tracker: any Tracking
        }

        """
      ),
      (
        "dependencies: dependencies, cardReader: CardReader(dependencies: dependencies))",
        """
        payment: Payment(
          reader: CardReader(dependencies: dependencies), basket: dependencies.basket,
          tracker: dependencies.tracker))
        """
      ),
      (
        "struct PaymentScreen<Dependencies: PaymentScreenDependencies>: View {",
        "struct PaymentScreen: View {"
      ),
      (
        "struct PayButton<Dependencies: PayButtonDependencies>: View {", "struct PayButton: View {"
      ),
      (
        "  let dependencies: Dependencies\n  let cardReader: CardReader\n",
        "  let payment: Payment\n"
      ),
      ("(cardReader.card)", "(payment.reader.card)"),
      ("{ cardReader.card =", "{ payment.reader.card ="),
      (
        "PayButton(dependencies: dependencies, cardReader: cardReader)",
        "PayButton(payment: payment)"
      ),
      (
        "dependencies.tracker.track(\"\\(dependencies.basket",
        "payment.tracker.track(\"\\(payment.basket"
      )),
    EditedSolution(
      "DecideByRubric", "a struct with the reader, beside the container",
      ("/// Is open until", "struct Payment { let cardReader: CardReader }\n\n/// Is open until"),
      (
        "cardReader: CardReader(dependencies: dependencies))",
        "payment: Payment(cardReader: CardReader(dependencies: dependencies)))"
      ),
      (
        "  let dependencies: Dependencies\n  let cardReader: CardReader\n",
        "  let dependencies: Dependencies\n  let payment: Payment\n"
      ),
      ("(cardReader.card)", "(payment.cardReader.card)"),
      ("{ cardReader.card =", "{ payment.cardReader.card ="),
      ("dependencies, cardReader: cardReader)", "dependencies, payment: payment)")),
    EditedSolution(
      "TakeTheRulesOut", "a shell with a method that takes a message and a cart",
      (
        """
            if let message = decision.message { notifications.send(message) }
            if let cart = decision.save { disk.save(cart) }
        """, "    carryOut(decision.message, decision.save)"
      ),
      (
        "  let notifications: any Notifications\n",
        """
          let notifications: any Notifications

          private func carryOut(_ message: String?, _ cart: Cart?) {
            if let message { notifications.send(message) }
            if let cart { disk.save(cart) }
          }

        """
      )),
    EditedSolution(
      "TakeTheRulesOut", "a decision that carries itself out",
      (
        """
            let decision = decide(cart: disk.readCart(), now: clock.now())
            if let message = decision.message { notifications.send(message) }
            if let cart = decision.save { disk.save(cart) }
        """,
        """
            let now: Int = clock.now()
            let cart: Cart = disk.readCart()
            decide(cart: cart, now: now).carryOut(on: disk, notifications)
        """
      ),
      (
        "/// The shell",
        """
        extension Decision {
          func carryOut(on disk: any Disk, _ notifications: any Notifications) {
            save.map(disk.save)
            message.map(notifications.send)
          }
        }

        /// The shell
        """
      )),
  ]

  /// SellOnce, with a stock that gets its number of ordered pieces from a closure, set after both services exist.
  private static func stockWithClosure(_ description: String, _ closure: String) -> EditedSolution {
    EditedSolution(
      "SellOnce", description,
      (
        """
          private let book: OrderBook

          init(pieces: Int, book: OrderBook) { (self.pieces, self.book) = (pieces, book) }
        """,
        "  var ordered: () -> Int = { 0 }\n\n  init(pieces: Int) { self.pieces = pieces }"
      ),
      ("pieces - book.count", "pieces - ordered()"),
      (
        "  private let book: OrderBook\n\n  init(stock:",
        "  fileprivate let book: OrderBook\n\n  init(stock:"
      ),
      (
        """
          let stock = Stock(pieces: pieces, book: book)
          return (stock, Orders(stock: stock, book: book))
        """,
        """
          let stock = Stock(pieces: pieces)
          let orders = Orders(stock: stock, book: book)
          stock.ordered = \(closure)
          return (stock, orders)
        """
      )
    ).rejected(by: "isNoKnot")
  }

  /// Wrong answers that were accepted.
  static let wrong = [
    EditedSolution(
      "TakeTheRulesOut", "a shell that marks the cart itself",
      (
        """
            let decision = decide(cart: disk.readCart(), now: clock.now())
            if let message = decision.message { notifications.send(message) }
            if let cart = decision.save { disk.save(cart) }
        """,
        """
            var cart = disk.readCart()
            let decision = decide(cart: cart, now: clock.now())
            if let message = decision.message {
              notifications.send(message)
              cart.isReminded = true
              disk.save(cart)
            } else if let save = decision.save {
              disk.save(save)
            }
        """
      )
    ).rejected(by: "shellHasNoRule"),
    EditedSolution(
      "TakeTheRulesOut", "a shell with the hours of the night, too",
      ("now: clock.now())\n", "now: now)\n"),
      (
        "    let decision =",
        """
            let now = clock.now()
            guard (8..<22).contains(now % 24) || now % 24 == 6 else { return }
            let decision =
        """
      )
    ).rejected(by: "shellHasNoRule"),
    EditedSolution(
      "TakeTheRulesOut", "a shell that sends a message only with a cart",
      (
        """
            if let message = decision.message { notifications.send(message) }
            if let cart = decision.save { disk.save(cart) }
        """,
        """
            guard let cart = decision.save else { return }
            if let message = decision.message { notifications.send(message) }
            disk.save(cart)
        """
      )
    ).rejected(by: "carriesOutAnyDecision"),
    EditedSolution(
      "TakeTheRulesOut", "a shell with a rule in an extension of the cart",
      ("decide(cart: disk.readCart(),", "decide(cart: cart,"),
      (
        "    let decision =",
        "    let cart = disk.readCart()\n    if cart.needsNothing { return }\n    let decision ="
      ),
      (
        "/// The shell",
        "extension Cart {\n  var needsNothing: Bool { items.isEmpty }\n}\n\n/// The shell"
      )
    ).rejected(by: "carriesOutAnyDecision"),
    EditedSolution(
      "RejectTheDependency", "a checkout that repeats the rule",
      (
        "guard let coupon = couponToCheck(in: cart) else",
        "guard cart.cents >= 1_000, let coupon = cart.coupon else"
      )
    ).rejected(by: "followsTheFunction"),
    stockWithClosure("a closure that is set later", "{ orders.book.count }"),
    stockWithClosure(
      "a weak closure that is set later", "{ [weak orders] in orders?.book.count ?? 0 }"),
    EditedSolution(
      "SellOnce", "a third service that gets both later",
      (
        "  var count = 0\n}\n\nfinal class Stock",
        "  var count = 0\n  var stock: Stock!\n}\n\nfinal class Stock"
      ),
      (
        "  return (stock, Orders(stock: stock, book: book))",
        "  book.stock = stock\n  return (stock, Orders(stock: stock, book: book))"
      )
    ).rejected(by: "isNoKnot"),
    EditedSolution(
      "FromSingletonToRoot", "a login that reports its first success",
      (
        "  private func didLogin(_ user: User) {\n    onLogin(user)\n",
        """
          private var hasReported = false

          private func didLogin(_ user: User) {
            if !hasReported { onLogin(user) }
            hasReported = true

        """
      )
    ).rejected(by: "tellsOfSuccess"),
    EditedSolution(
      "FromSingletonToRoot", "a login that needs its root",
      (
        "loginAPI: client.login",
        "loginAPI: { [weak self] in self?.client.login($0) }"
      )
    ).rejected(by: "leadsNowhereWithoutItsRoot"),
    EditedSolution(
      "SearchAsYouType", "a call that converts the vendor's error itself",
      (
        "        } else {\n          continuation.resume(throwing: error",
        """
                } else if case VendorError.aborted? = error {
                  continuation.resume(throwing: CancellationError())
                } else {
                  continuation.resume(throwing: error
        """
      )
    ).rejected(by: "throwsErrors"),
    EditedSolution(
      "TakeTheRulesOut", "a reminder that counts as a change",
      ("  reminded.isReminded = true\n", "  reminded.isReminded = true\n  reminded.changed = now\n")
    ).rejected(by: "remindsOnce"),
    EditedSolution(
      "NoWorkInInit", "a presenter that keeps an answer for the next view",
      (
        "  weak var view: (any ItemsView)?\n",
        """
          weak var view: (any ItemsView)? {
            didSet {
              if let waiting { view?.display(waiting) }
              waiting = nil
            }
          }
          private var waiting: [String]?

        """
      ),
      (
        "[weak self] items in self?.view?.display(items.map(\\.name)) }",
        """
        [weak self] items in
              guard let self else { return }
              if let view { view.display(items.map(\\.name)) } else { waiting = items.map(\\.name) }
            }
        """
      )
    ).rejected(by: "showsEveryAnswer"),
    EditedSolution(
      "NoWorkInInit", "a view that starts the presenter when it's set",
      (
        "  weak var view: (any ItemsView)?\n",
        "  weak var view: (any ItemsView)? { didSet { start() } }\n"
      )
    ).rejected(by: "storesOnly"),
    EditedSolution(
      "NoWorkInInit", "a model that loads once",
      ("    guard let deals =", "    if !titles.isEmpty { return }\n    guard let deals =")
    ).rejected(by: "makesSilently"),
    EditedSolution(
      "TestTheRules", "a fake that returns what was written",
      (
        "  private let (answer, cached, hour): ([Item]?, CachedItems?, Int)\n",
        "  private let (answer, hour): ([Item]?, Int)\n  private var cached: CachedItems?\n"
      ),
      (
        "  func write(_ cached: CachedItems) { calls.append(\"write\") }",
        """
          func write(_ cached: CachedItems) {
            calls.append("write")
            self.cached = cached
          }
        """
      )
    ).rejected(by: "returnsItsValues"),
  ]

  func text(_ solution: String) throws -> String {
    try edits.reduce(solution) { text, edit in
      try #require(text.contains(edit.old), "\(self)")
      return text.replacing(edit.old, with: edit.new)
    }
  }
}

@Suite("Right answers")
struct RightAnswerTests {
  @Test("Correct answers that differ from our solution pass", arguments: EditedSolution.right)
  func pass(_ answer: EditedSolution) async throws {
    let verdict = try await verdict(on: answer)
    #expect(verdict.solvesAll, "\(verdict.outcome)")
  }

  @Test(
    "A mistake about the lesson fails the check of that lesson", arguments: EditedSolution.wrong)
  func fail(_ answer: EditedSolution) async throws {
    let check = try #require(answer.rejectedBy)
    let verdict = try await verdict(on: answer)
    #expect(verdict[check]?.isRed == true, "\(verdict.outcome)")
  }

  private func verdict(on answer: EditedSolution) async throws -> Verdict {
    let played = try PlayedCheckout(of: [answer.exercise])
    let exercise = try played.exercise(answer.exercise)
    let text = try answer.text(try played.solution(of: exercise).solved)
    return try await AsyncLimiter.compilers.pass {
      try await played.verdict(on: exercise.name, text)
    }
  }

  /// The package manager takes seconds for each text, so `Scripts/slow/exercise` runs this.
  private static let exercise = ProcessInfo.processInfo.environment["EXERCISE"]

  @Test("Both ways of judging accept every correct answer", .enabled(if: exercise != nil))
  func bothWays() async throws {
    let played = try PlayedCheckout(of: [try #require(Self.exercise)])
    let exercise = try played.exercise(try #require(Self.exercise))
    let solved = try played.solution(of: exercise).solved
    let others = try EditedSolution.right.filter { $0.exercise == exercise.name }
      .map { try $0.text(solved) }
    for throughPackages in [false, true] {
      let judge = try await Judge(played.workspace, throughPackages: throughPackages)
      for text in [solved] + others {
        let verdict = try await judge.verdict(on: text, at: exercise)
        #expect(verdict.solvesAll, "\(throughPackages ? "package" : "fast"): \(verdict.outcome)")
      }
    }
  }
}
