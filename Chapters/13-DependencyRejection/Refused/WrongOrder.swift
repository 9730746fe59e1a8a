// Refused: saving before decoding; each step begins where the one before it ends (STG-191)

struct URL {}
struct Data {}
struct Item {}

struct Step<Input, Output> {
  let run: (Input) throws -> Output

  func then<Next>(_ next: @escaping (Output) throws -> Next) -> Step<Input, Next> {
    Step<Input, Next> { try next(run($0)) }
  }
}

func decode(_ data: Data) throws -> [Item] { [] }
func save(_ items: [Item]) throws {}

#if !REPAIRED
  func storing(_ fetch: Step<URL, Data>) -> Step<URL, Void> {
    // expected-error@+1 {{cannot convert value of type '@Sendable ([Item]) throws -> ()' to expected argument type '(Data) throws -> Void'}}
    fetch.then(save)
  }
#else
  func storing(_ fetch: Step<URL, Data>) -> Step<URL, Void> {
    fetch.then(decode).then(save)
  }
#endif
