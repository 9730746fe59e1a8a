/// A conversation, and who began it.
struct ChatThread: Equatable {
  let userId: String
  let title: String
}

struct User: Equatable {
  let id: String
  let sessionToken: String
}

// snippet.service
/// Sends messages.
protocol MessagingService: AnyObject {
  func send(_ text: String)
}

/// Sends over a socket. What the server knows comes back over the same socket, to whoever listens.
final class WebSocketMessagingService: MessagingService {
  let socket: String
  private let user: User
  private let diary: Diary
  private var threads: [ChatThread] = []
  private var listeners: [([ChatThread]) -> Void] = []

  init(user: User, diary: Diary) {
    (self.user, self.diary) = (user, diary)
    socket = diary.open()
  }

  deinit { diary.end(socket) }

  var streamingChatThreadSource: Feed<[ChatThread]> {
    Feed { listener in self.listeners.append(listener) }
  }

  func send(_ text: String) {
    threads.append(ChatThread(userId: user.id, title: text))
    for listener in listeners { listener(threads) }
  }
}
// snippet.end

/// Values as they come. It stands in for Combine's publisher.
struct Feed<Value> {
  let listen: (@escaping (Value) -> Void) -> Void

  func map<New>(_ change: @escaping (Value) -> New) -> Feed<New> {
    Feed<New> { listener in listen { listener(change($0)) } }
  }
}

/// The titles of the threads that came last.
final class Inbox {
  private(set) var titles: [String] = []

  init(_ source: Feed<[ChatThread]>) {
    source.listen { [weak self] threads in self?.titles = threads.map(\.title) }
  }
}

/// What was opened and what ended, in order.
final class Diary {
  private(set) var opened: [String] = []
  private(set) var ended: [String] = []

  /// Another socket, with a number of its own.
  func open() -> String {
    opened.append("socket \(opened.count + 1)")
    return opened[opened.count - 1]
  }

  func end(_ name: String) { ended.append(name) }
}
