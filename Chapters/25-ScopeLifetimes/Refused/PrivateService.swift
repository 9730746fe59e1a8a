// Refused: the concrete service, from outside the scope's file (DKIT-22)

protocol MessagingService {}

struct WebSocketMessagingService: MessagingService {}

class LoggedInResource {
  // expected-note@+1 {{'webSocketMessagingService' declared here}}
  private lazy var webSocketMessagingService = WebSocketMessagingService()

  var messagingNetworkService: any MessagingService { webSocketMessagingService }
}

func service(of login: LoggedInResource) -> any MessagingService {
  #if !REPAIRED
    // expected-error@+1 {{'webSocketMessagingService' is inaccessible due to 'private' protection level}}
    login.webSocketMessagingService
  #else
    login.messagingNetworkService
  #endif
}
