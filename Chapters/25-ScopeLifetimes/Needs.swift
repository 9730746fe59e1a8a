import Scopes

/// What a login needs and can't create itself.
protocol LoggedInRequirements: Requirements {
  var sessionToken: String { get }
  var userId: String { get }
  var openSocket: () -> WebSocket { get }
}

/// What the thread list needs and can't create itself. It includes no token.
protocol ChatThreadListRequirements: Requirements {
  var chatThreadSource: Feed<[ChatThread]> { get }
  var messagingNetworkService: any MessagingService { get }
  var currentUser: User { get }
}
