// Fails lineLivesAsLongAsThePage: a list of all conversations keeps their lines open.
// TASK 1: Make the page.
private final class Memory { var conversations: [Conversation] = [] }
private let memory = Memory()

public func chatPage(with friend: String) -> some View {
  let conversation = Conversation(dependencies: dependencies, friend: friend, draft: draft)
  memory.conversations.append(conversation)
  return ChatPage(
    dependencies: SplicedChatPageDependencies(
      externalDependencies: dependencies, conversation: conversation))
}
