// Refused: a publisher's filter that treats each list as one thread, and returns another publisher type (DKIT-25, DKIT-K7)
// alone: it has its own module instead of Combine

import Combine

struct ChatThread {
  let userId: String
}

#if !REPAIRED
  func authored(by user: String, of source: AnyPublisher<[ChatThread], any Error>)
    -> AnyPublisher<[ChatThread], any Error>
  {
    // expected-error@+2 {{cannot convert return expression of type 'Publishers.Filter<AnyPublisher<[ChatThread], any Error>>' to return type 'AnyPublisher<[ChatThread], any Error>'}}
    // expected-error@+1 {{value of type '[ChatThread]' has no member 'userId'}}
    source.filter { $0.userId == user }
  }
#else
  func authored(by user: String, of source: AnyPublisher<[ChatThread], any Error>)
    -> AnyPublisher<[ChatThread], any Error>
  {
    source.map { threads in threads.filter { $0.userId == user } }.eraseToAnyPublisher()
  }
#endif
