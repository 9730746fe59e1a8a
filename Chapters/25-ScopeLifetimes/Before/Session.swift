/// Earlier versions: a global session, and a login scope whose service is computed.
enum Before {
  @MainActor
  final class Session {
    static let shared = Session()
    private(set) var user: User!
    private(set) var chat: WebSocketMessagingService!

    func logIn(_ user: User, socket: WebSocket) {
      self.user = user
      chat = WebSocketMessagingService(user: user, socket: socket)
    }

    func logOut() { user = nil }
  }
}
