// Refused: a generic method, kept as a stored function; it must be one function for one type (OURS-109)
// alone: it declares its own types

struct Loader: Sendable {
  // expected-note@+1 {{in call to function 'load'}}
  func load<Value: Decodable>(_ path: String) throws -> Value? { nil }
}

func keep(_ loader: Loader) {
  #if !REPAIRED
    // expected-error@+1 {{generic parameter 'Value' could not be inferred}}
    let load = loader.load
  #else
    let load: @Sendable (_ path: String) throws -> Int? = loader.load
  #endif
  _ = load
}
