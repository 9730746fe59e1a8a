// Refused: the concrete service, from outside the scope's file (DKIT-22)

@testable import ScopeLifetimes

func service(of login: LoggedInResource<some LoggedInRequirements>) -> any MessagingService {
  #if !REPAIRED
    // expected-error@+1 {{'webSocketMessagingService' is inaccessible due to 'private' protection level}}
    login.webSocketMessagingService
  #else
    login.messagingNetworkService
  #endif
}
