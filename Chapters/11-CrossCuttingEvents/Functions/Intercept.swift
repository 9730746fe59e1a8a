// An interceptor: a function that does what another does, and tells a concern before and after.
//
// The arguments are a parameter pack: any number of them, of any types. The error is typed, and
// stays.

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
