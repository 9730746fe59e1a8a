// Refused: reading the flow off the document's client; its type has no address and no end (STG-E20)
// modes: 5 6

struct URL {}
struct Item {}

/// What the erased publisher says of itself.
struct AnyPublisher<Output, Failure: Error> {}

struct Step<Input, Output> {}

#if !REPAIRED
  func flow(_ cachableItemsClient: AnyPublisher<[Item], any Error>) -> Step<URL, Void> {
    // expected-error@+1 {{cannot convert return expression of type 'AnyPublisher<[Item], any Error>' to return type 'Step<URL, Void>'}}
    cachableItemsClient
  }
#else
  func flow(_ storing: Step<URL, Void>) -> Step<URL, Void> {
    storing
  }
#endif
