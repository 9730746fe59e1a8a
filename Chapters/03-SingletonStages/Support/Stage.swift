import Playground

/// The code that a test can write at a stage. A property is nil if the compiler rejects its code at
/// this stage.
@MainActor
struct Stage {
  static let checks = [
    "another instance", "takes a mock", "the mock answers", "runs without the server",
    "own mock, side by side", "the compiler asks for a client",
  ]

  let name: String
  /// Makes one more client, outside of its class. Nil: refused, as in `Refused/HiddenInit`.
  var another: (@MainActor () -> AnyObject)?
  /// Makes a view model without naming a client. Nil: refused, as in `Refused/UnnamedClient`.
  var modelWithoutClient: (@MainActor () -> AnyObject)?
  /// The test: it injects a mock that answers with `name`, waits for the other test, logs in, and
  /// returns the view model's message. Nil: injecting is refused, as in `Refused/ConstantShared`.
  var loginTest:
    (
      @MainActor (_ name: String, _ waitUntilBothAreSetUp: @MainActor () async -> Void) async ->
        String
    )?

  /// The row of the table: the name, and one cell for each check.
  func row() async -> [String] {
    let before = Server.log.lines
    let answer = await loginTest?("mock") {}
    let after = Server.log.lines
    let mockAnswers = answer == "Welcome, mock"
    let results = [
      another?() != nil, loginTest != nil, mockAnswers, mockAnswers && before == after,
    ]
    return [name] + results.map { $0 ? "yes" : "no" }
      + ["\(await ownMockCount(at: self)) of 2", modelWithoutClient?() == nil ? "yes" : "no"]
  }
}

/// Runs two tests in parallel. Both inject their mock before either logs in. Returns how many of them
/// get the answer of their own mock.
@MainActor
func ownMockCount(at stage: Stage) async -> Int {
  let bothAreSetUp = Gate(2)
  @MainActor func test(_ name: String) async -> Bool {
    await stage.loginTest?(name) { await bothAreSetUp.pass() } == "Welcome, \(name)"
  }
  async let a = test("a")
  async let b = test("b")
  return await [a, b].filter { $0 }.count
}
