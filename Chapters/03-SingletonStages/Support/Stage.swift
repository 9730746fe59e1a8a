import Playground

/// A stage as its tests see it: what they can make, and the login test itself. Each is code that a
/// test writes. It is nil at a stage where the compiler refuses that code, and nowhere else.
@MainActor
struct Stage {
  static let checks = [
    "another instance", "takes a mock", "the mock answers", "runs without the server",
    "own mock, side by side", "the compiler asks for a client",
  ]

  let name: String
  /// One more client, made outside of its class. Nil: refused, as in `Refused/HiddenInit`.
  var another: (@MainActor () -> AnyObject)?
  /// A view model of which nobody said whom it asks. Nil: refused, as in `Refused/UnnamedClient`.
  var modelWithoutClient: (@MainActor () -> AnyObject)?
  /// The test: it puts in a mock that answers with `name`, waits for the others, logs in, and delivers
  /// what the view model shows. Nil: putting it in is refused, as in `Refused/ConstantShared`.
  var loginTest:
    (@MainActor (_ name: String, _ bothAreSetUp: @MainActor () async -> Void) async -> String)?

  /// The row of the table: one cell a check.
  func row() async -> [String] {
    let before = Server.log.lines
    let answer = await loginTest?("mock") {}
    let after = Server.log.lines
    let mockAnswers = answer == "Welcome, mock"
    let results = [
      another?() != nil, loginTest != nil, mockAnswers, mockAnswers && before == after,
    ]
    return [name] + results.map { $0 ? "yes" : "no" }
      + ["\(await ownMocks(at: self)) of 2", modelWithoutClient?() == nil ? "yes" : "no"]
  }
}

/// Two tests side by side: both put in their mock before either asks. How many meet their own mock?
@MainActor
func ownMocks(at stage: Stage) async -> Int {
  let gate = Gate(2)
  @MainActor func test(_ name: String) async -> Bool {
    await stage.loginTest?(name) { await gate.pass() } == "Welcome, \(name)"
  }
  async let a = test("a")
  async let b = test("b")
  return await [a, b].filter { $0 }.count
}
