// An interceptor: a function that does what another does, and tells a concern before and after.
//
// The arguments are a parameter pack: any number of them, of any types. The error is typed, and
// stays. Nothing in Swift is generic over `async`, so each is written twice.

// snippet.throwing
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
// snippet.end

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

// What does not throw is `throws(Never)`, and could go through the two above. Swift 6.3.1 crashes
// where `Never` meets a parameter pack, so it has its own two.

// snippet.plain
@MainActor
func intercept<each Argument, Value>(
  _ name: String, by concern: Concern,
  _ function: @escaping @MainActor (repeat each Argument) -> Value
) -> @MainActor (repeat each Argument) -> Value {
  { (argument: repeat each Argument) in
    let end = concern.begin(Call(name, repeat each argument))
    let value = function(repeat each argument)
    end(.success(value))
    return value
  }
}
// snippet.end

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
