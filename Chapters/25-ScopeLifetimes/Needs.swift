import Scopes

/// What a login needs and cannot make.
protocol LoggedInRequirements: Requirements {
  var sessionToken: String { get }
  var userId: String { get }
  var openSocket: () -> WebSocket { get }
}

/// What the list of threads needs and cannot make. There is no token in it.
protocol ChatThreadListRequirements: Requirements {
  var chatThreadSource: Feed<[ChatThread]> { get }
  var messagingNetworkService: any MessagingService { get }
  var currentUser: User { get }
}
