import ExerciseTestSupport

@testable import WorkshopCommand

extension FakeWorkshop {
  func run(_ arguments: String...) async -> Int32 { await run(arguments) }

  func run(_ arguments: [String]) async -> Int32 { await Workshop(environment).run(arguments) }
}

extension PlayedCheckout {
  func run(_ arguments: String...) async -> Int32 { await Workshop(environment).run(arguments) }
}
