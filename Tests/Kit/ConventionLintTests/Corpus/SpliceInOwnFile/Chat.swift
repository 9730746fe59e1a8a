// What is special here: the splice has the right name and serves the right type, but has a file of its own.
struct Message { let text: String }
final class Conversation { var messages: [Message] = [] }

protocol Socket { func send(_ text: String) }
protocol SocketDependency { var socket: any Socket { get } }
protocol ThreadDependency { var thread: Conversation { get } }

typealias ChatExternalDependencies = SocketDependency
typealias ChatDependencies = SocketDependency & ThreadDependency

final class Chat<External: ChatExternalDependencies> {
  private let dependencies: SplicedChatDependencies<External>

  init(dependencies: External) {
    self.dependencies = SplicedChatDependencies(external: dependencies)
  }

  func say(_ text: String) {
    dependencies.thread.messages.append(Message(text: text))
    dependencies.socket.send(text)
  }
}
