// Fails lineLivesAsLongAsThePage: the feature keeps what belongs to a page.
// Also fails eachPageHasItsLine, draftIsThePages, draftGoesWithThePage.
// TASK 1: Make the page.
private final class Memory { var conversations: [String: Conversation] = [:] }
private let memory = Memory()

public func chatPage(with friend: String) -> some View {
  let conversation =
    memory.conversations[friend]
    ?? Conversation(dependencies: dependencies, friend: friend, draft: draft)
  memory.conversations[friend] = conversation
  return ChatPage(
    dependencies: SplicedChatPageDependencies(
      externalDependencies: dependencies, conversation: conversation))
}
