// An interceptor wraps a function, and notifies a concern before and after each call.
//
// The arguments are a parameter pack: any number, of any types.

/// Calls `cents`, and notifies `concern` before and after.
@MainActor
func interceptCents(
  by concern: Concern, _ cents: @escaping @MainActor (String) -> Int
) -> @MainActor (String) -> Int {
  { product in
    let end = concern.begin(Call("cents", product))
    let value = cents(product)
    end(.success(value))
    return value
  }
}

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
