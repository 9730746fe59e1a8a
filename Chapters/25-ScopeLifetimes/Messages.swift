/// A conversation, and who began it.
struct ChatThread: Equatable {
  let userId: String
  let title: String
}

struct User: Equatable {
  let id: String
  let sessionToken: String
}

/// Sends messages.
protocol MessagingService: AnyObject {
  func send(_ text: String)
}

/// Sends over a socket. What the server knows comes back over the same socket, to each listener.
final class WebSocketMessagingService: MessagingService {
  private let user: User
  private let socket: WebSocket

  init(user: User, socket: WebSocket) {
    self.user = user
    self.socket = socket
  }

  var streamingChatThreadSource: Feed<[ChatThread]> { Feed(listen: socket.listen) }

  func send(_ text: String) { socket.send(ChatThread(userId: user.id, title: text)) }
}

/// A connection to the server, open while it is alive. A listener gets all of its threads, anew with
/// each that is sent.
class WebSocket {
  private var threads: [ChatThread] = []
  private var listeners: [([ChatThread]) -> Void] = []

  func listen(_ listener: @escaping ([ChatThread]) -> Void) { listeners.append(listener) }

  func send(_ thread: ChatThread) {
    threads.append(thread)
    for listener in listeners { listener(threads) }
  }
}

/// Values as they come. It stands in for Combine's publisher.
struct Feed<Value> {
  let listen: (@escaping (Value) -> Void) -> Void

  func map<New>(_ change: @escaping (Value) -> New) -> Feed<New> {
    Feed<New> { listener in listen { listener(change($0)) } }
  }
}
