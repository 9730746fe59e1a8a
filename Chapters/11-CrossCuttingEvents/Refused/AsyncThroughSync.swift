// Refused: an async function in an interceptor for synchronous functions (STG-172)
// alone: the chapter's interceptor has overloads, and the error would list each one

func charge(_ cents: Int) async -> Int { cents }

func intercept<each Argument, Value>(
  _ function: @escaping (repeat each Argument) -> Value
) -> (repeat each Argument) -> Value {
  { (argument: repeat each Argument) in function(repeat each argument) }
}

#if REPAIRED
  func intercept<each Argument, Value>(
    _ function: @escaping (repeat each Argument) async -> Value
  ) -> (repeat each Argument) async -> Value {
    { (argument: repeat each Argument) async in await function(repeat each argument) }
  }
#endif

func compose() {
  // expected-error@+1 {{cannot pass function of type '@Sendable (Int) async -> Int' to parameter expecting synchronous function type}}
  let charging = intercept(charge)
  _ = charging
}
