// Fails draftGoesWithThePage: a friend's next page shows what was not sent on the page before.
// Also fails draftIsThePages.
// TASK 1: Make the page.
private final class Memory { var drafts: [String: Draft] = [:] }
private let memory = Memory()

public func chatPage(with friend: String) -> some View {
  let draft = memory.drafts[friend] ?? Draft()
  memory.drafts[friend] = draft
  return ChatPage(
    dependencies: SplicedChatPageDependencies(
      externalDependencies: dependencies,
      conversation: Conversation(dependencies: dependencies, friend: friend, draft: draft)))
}
