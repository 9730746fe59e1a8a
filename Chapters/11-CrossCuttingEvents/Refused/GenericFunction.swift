// Refused: a generic function as a value; a value has one type (STG-172)
// alone: the chapter's interceptor has overloads, and the error would list each one

// expected-note@+1 {{in call to function 'decode'}}
func decode<Value>(_ text: String) -> [Value] { [] }

func intercept<each Argument, Value>(
  _ function: @escaping (repeat each Argument) -> Value
) -> (repeat each Argument) -> Value {
  { (argument: repeat each Argument) in function(repeat each argument) }
}

func compose() {
  #if !REPAIRED
    // expected-error@+1 {{generic parameter 'Value' could not be inferred}}
    let decoding = intercept(decode)
  #else
    let decoding: (String) -> [Int] = intercept(decode)
  #endif
  _ = decoding("1 2")
}
