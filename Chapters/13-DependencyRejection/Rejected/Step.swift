/// A function whose type shows its input and output. Creating a step doesn't run it.
struct Step<Input, Output>: Sendable {
  let run: @Sendable (Input) async throws -> Output

  func then<Next>(
    _ next: @escaping @Sendable (Output) async throws -> Next
  ) -> Step<Input, Next> {
    Step<Input, Next> { try await next(run($0)) }
  }
}

extension Step {
  /// Runs the effect, then passes the value on. If the effect fails, so does the step.
  func strictly(_ effect: @escaping @Sendable (Output) async throws -> Void) -> Step {
    then { output in
      try await effect(output)
      return output
    }
  }

  /// Runs the effect, then passes the value on. If the effect fails, the step reports it.
  func bestEffort(
    _ effect: @escaping @Sendable (Output) async throws -> Void,
    report: @escaping @Sendable (any Error) -> Void
  ) -> Step {
    then { output in
      do { try await effect(output) } catch { report(error) }
      return output
    }
  }
}
