import Scopes

/// What a login needs and cannot make.
// snippet.login
protocol LoggedInRequirements: Requirements {
  var sessionToken: String { get }
  var userId: String { get }
  var openSocket: () -> WebSocket { get }
}
// snippet.end

/// What the list of threads needs and cannot make. There is no token in it.
// snippet.list
protocol ChatThreadListRequirements: Requirements {
  var chatThreadSource: Feed<[ChatThread]> { get }
  var messagingNetworkService: any MessagingService { get }
  var currentUser: User { get }
}
// snippet.end
