// The interceptor for `throws` and `async`. Swift can't be generic over `async`, so each is written
// twice. Typed errors stay typed.

@MainActor
func intercept<each Argument, Value, Failure: Error>(
  _ name: String, by concern: Concern,
  _ function: @escaping @MainActor (repeat each Argument) throws(Failure) -> Value
) -> @MainActor (repeat each Argument) throws(Failure) -> Value {
  { (argument: repeat each Argument) throws(Failure) in
    let end = concern.begin(Call(name, repeat each argument))
    do throws(Failure) {
      let value = try function(repeat each argument)
      end(.success(value))
      return value
    } catch {
      end(.failure(error))
      throw error
    }
  }
}

@MainActor
func intercept<each Argument, Value, Failure: Error>(
  _ name: String, by concern: Concern,
  _ function: @escaping @MainActor (repeat each Argument) async throws(Failure) -> Value
) -> @MainActor (repeat each Argument) async throws(Failure) -> Value {
  { (argument: repeat each Argument) async throws(Failure) in
    let end = concern.begin(Call(name, repeat each argument))
    do throws(Failure) {
      let value = try await function(repeat each argument)
      end(.success(value))
      return value
    } catch {
      end(.failure(error))
      throw error
    }
  }
}

// A function that doesn't throw is `throws(Never)`, so the overloads above should accept it. But Swift
// 6.3.1 crashes when `Never` meets a parameter pack, so there are two more: this one, and the one in the
// folder Functions.

@MainActor
func intercept<each Argument, Value>(
  _ name: String, by concern: Concern,
  _ function: @escaping @MainActor (repeat each Argument) async -> Value
) -> @MainActor (repeat each Argument) async -> Value {
  { (argument: repeat each Argument) async in
    let end = concern.begin(Call(name, repeat each argument))
    let value = await function(repeat each argument)
    end(.success(value))
    return value
  }
}
