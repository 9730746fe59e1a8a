// Refused: reading the concrete service outside the scope's file, and a member that its protocol hides (DKIT-22)

@testable import ScopeLifetimes

func service(of login: LoggedInResource<some LoggedInRequirements>) -> any MessagingService {
  #if !REPAIRED
    // expected-error@+1 {{'webSocketMessagingService' is inaccessible due to 'private' protection level}}
    login.webSocketMessagingService
  #else
    login.messagingNetworkService
  #endif
}

func threads(of login: LoggedInResource<some LoggedInRequirements>) -> Feed<[ChatThread]> {
  #if !REPAIRED
    // expected-error@+1 {{value of type 'any MessagingService' has no member 'streamingChatThreadSource'}}
    login.messagingNetworkService.streamingChatThreadSource
  #else
    login.chatThreadSource
  #endif
}
