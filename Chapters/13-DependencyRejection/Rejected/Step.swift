// snippet.step
/// A function with its two types for everybody to see. To make one is not to run it.
struct Step<Input, Output>: Sendable {
  let run: @Sendable (Input) async throws -> Output

  init(_ run: @escaping @Sendable (Input) async throws -> Output) { self.run = run }

  /// Goes on where this step ends. A function that does not wait will do as well.
  func then<Next>(
    _ next: @escaping @Sendable (Output) async throws -> Next
  ) -> Step<Input, Next> {
    Step<Input, Next> { try await next(run($0)) }
  }

  /// Passes on what this step delivers, if the effect succeeds. Its failure is the answer otherwise.
  func strictly(_ effect: @escaping @Sendable (Output) async throws -> Void) -> Step {
    then { output in
      try await effect(output)
      return output
    }
  }

  /// Passes on what this step delivers, whatever becomes of the effect.
  func bestEffort(_ effect: @escaping @Sendable (Output) async throws -> Void) -> Step {
    then { output in
      try? await effect(output)
      return output
    }
  }
}
// snippet.end
