// Fails lineLivesAsLongAsThePage: the feature keeps the last page, in case it is opened again.
// TASK 1: Make the page.
private final class Memory { var page: Any? }
private let memory = Memory()

public func chatPage(with friend: String) -> some View {
  let page = ChatPage(
    dependencies: SplicedChatPageDependencies(
      externalDependencies: dependencies,
      conversation: Conversation(dependencies: dependencies, friend: friend, draft: draft)))
  memory.page = page
  return page
}
