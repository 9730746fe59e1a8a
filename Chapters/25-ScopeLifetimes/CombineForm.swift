#if canImport(Combine)
  import Combine
  import Scopes

  /// The thread list's requirements, with a publisher as the source.
  protocol PublishedThreadListRequirements: Requirements {
    var chatThreadSource: AnyPublisher<[ChatThread], any Error> { get }
    var messagingNetworkService: any MessagingService { get }
    var currentUser: User { get }
  }

  class PublishedLoginResource<I: LoggedInRequirements>: Resource<I>,
    PublishedThreadListRequirements
  {
    var currentUser: User { User(id: injected.userId, sessionToken: injected.sessionToken) }

    private lazy var service =
      WebSocketMessagingService(user: currentUser, socket: injected.openSocket())

    var messagingNetworkService: any MessagingService { service }
    lazy var chatThreadSource = service.threadPublisher
    var myThreads: AnyPublisher<[ChatThread], any Error> {
      chatThreadSource.authored(by: currentUser)
    }
  }

  extension WebSocketMessagingService {
    var threadPublisher: AnyPublisher<[ChatThread], any Error> {
      let subject = PassthroughSubject<[ChatThread], any Error>()
      streamingChatThreadSource.listen { subject.send($0) }
      return subject.eraseToAnyPublisher()
    }
  }

  extension AnyPublisher where Output == [ChatThread] {
    func authored(by user: User) -> AnyPublisher {
      map { threads in threads.filter { $0.userId == user.id } }.eraseToAnyPublisher()
    }
  }
#endif
