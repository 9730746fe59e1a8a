import Playground

/// What a test wants of a stage: six questions.
enum StageCheck: String, CaseIterable, Sendable {
  case another = "another instance"
  case takesAMock = "takes a mock"
  case mockAnswers = "the mock answers"
  case noRealMade = "no real client made"
  case ownMock = "own mock, side by side"
  case visible = "seen in init"

  // snippet.check
  /// What the table says of a stage.
  @MainActor
  func cell<Tested: Stage>(of stage: Tested.Type) async -> String {
    switch self {
    case .another:
      return stage.another() != nil ? "ok" : "no"
    case .takesAMock:
      return await stage.withMock("mock") { _ in "taken" } == "taken" ? "ok" : "no"
    case .mockAnswers:
      return await mockAnswers(in: stage) ? "ok" : "no"
    case .noRealMade:
      let before = stage.made
      return await mockAnswers(in: stage) && stage.made == before ? "ok" : "no"
    case .ownMock:
      return "\(await keepers(in: stage)) of 2"
    case .visible:
      return stage.modelWithoutAWord() == nil ? "ok" : "no"
    }
  }
  // snippet.end

  @MainActor
  private func mockAnswers<Tested: Stage>(in stage: Tested.Type) async -> Bool {
    await stage.withMock("mock") { ask in ask() } == "Welcome, mock"
  }
}

// snippet.keepers
/// Two tests side by side: both put in their mock before either asks. How many meet their own?
@MainActor
func keepers<Tested: Stage>(in stage: Tested.Type) async -> Int {
  let bothAreSetUp = Gate(2)
  @MainActor func test(_ name: String) async -> Bool {
    let answer = await stage.withMock(name) { ask in
      await bothAreSetUp.pass()
      return ask()
    }
    return answer == "Welcome, \(name)"
  }
  async let a = test("a")
  async let b = test("b")
  return await [a, b].filter { $0 }.count
}
// snippet.end
