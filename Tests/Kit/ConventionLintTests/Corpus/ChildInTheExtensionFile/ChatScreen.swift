// What is special here: the child is created in an extension in another file, with `self.dependencies`.
protocol Chats { func lines() -> [String] }
protocol Emojis { func suggestions() -> [String] }

protocol ChatsDependency { var chats: any Chats { get } }
protocol EmojisDependency { var emojis: any Emojis { get } }

typealias ChatScreenDependencies = ChatsDependency
  & EmojisDependency

final class ChatScreen<Dependencies: ChatScreenDependencies> {
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func lines() -> [String] { dependencies.chats.lines() + toolbar() }
}
