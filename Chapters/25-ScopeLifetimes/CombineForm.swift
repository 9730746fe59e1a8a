#if canImport(Combine)
  import Combine

  // snippet.combine
  extension WebSocketMessagingService {
    /// The document's type of source, where there is Combine.
    var threadPublisher: AnyPublisher<[ChatThread], any Error> {
      let arrivals = PassthroughSubject<[ChatThread], any Error>()
      streamingChatThreadSource.listen { arrivals.send($0) }
      return arrivals.eraseToAnyPublisher()
    }
  }

  extension AnyPublisher where Output == [ChatThread] {
    func authored(by user: User) -> AnyPublisher {
      map { threads in threads.filter { $0.userId == user.id } }.eraseToAnyPublisher()
    }
  }
// snippet.end
#endif
