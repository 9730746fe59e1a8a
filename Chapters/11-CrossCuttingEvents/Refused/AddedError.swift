// Refused: an interceptor that throws its own error, which the function doesn't throw (STG-172)
// alone: the chapter's interceptor has overloads, and the error would list each one

struct Denied: Error {}

#if !REPAIRED
  func intercept<each Argument, Value, Failure: Error>(
    _ function: @escaping (repeat each Argument) throws(Failure) -> Value
  ) -> (repeat each Argument) throws(Failure) -> Value {
    { (argument: repeat each Argument) throws(Failure) in
      // expected-error@+1 {{thrown expression type 'Denied' cannot be converted to error type 'Failure'}}
      guard Bool.random() else { throw Denied() }
      return try function(repeat each argument)
    }
  }
#else
  func intercept<each Argument, Value>(
    _ function: @escaping (repeat each Argument) throws -> Value
  ) -> (repeat each Argument) throws -> Value {
    { (argument: repeat each Argument) in
      guard Bool.random() else { throw Denied() }
      return try function(repeat each argument)
    }
  }
#endif
