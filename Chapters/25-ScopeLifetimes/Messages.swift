/// A conversation and the id of the user who began it.
struct ChatThread: Equatable {
  let userId: String
  let title: String
}

struct User: Equatable {
  let id: String
  let sessionToken: String
}

protocol MessagingService: AnyObject {
  func send(_ text: String)
}

/// Sends over a socket. The server's threads come back over the same socket, to each listener.
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

/// A connection to the server, open as long as it is alive. With each thread that is sent, a listener
/// gets all threads so far.
class WebSocket {
  private var threads: [ChatThread] = []
  private var listeners: [([ChatThread]) -> Void] = []

  func listen(_ listener: @escaping ([ChatThread]) -> Void) { listeners.append(listener) }

  func send(_ thread: ChatThread) {
    threads.append(thread)
    for listener in listeners { listener(threads) }
  }
}

/// A stream of values: a minimal substitute for Combine's publisher.
struct Feed<Value> {
  let listen: (@escaping (Value) -> Void) -> Void

  func map<New>(_ change: @escaping (Value) -> New) -> Feed<New> {
    Feed<New> { listener in listen { listener(change($0)) } }
  }
}
