// Fails eachPageHasItsLine: all pages of a feature are about the friend of the first one.
// Also fails asksTheMessengerOfTheMoment, lineLivesAsLongAsThePage, draftIsThePages, draftGoesWithThePage.
// TASK 1: Make the page.
private final class Memory { var conversation: Conversation? }
private let memory = Memory()

public func chatPage(with friend: String) -> some View {
  let conversation =
    memory.conversation ?? Conversation(dependencies: dependencies, friend: friend, draft: draft)
  memory.conversation = conversation
  return ChatPage(
    dependencies: SplicedChatPageDependencies(
      externalDependencies: dependencies, conversation: conversation))
}
