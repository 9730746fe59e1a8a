// Fails onlyDoorAndDraft: a preview makes its page in another way, and each app can do so too.
// Also fails onlyTheDoor.
// TASK 1: Make the page.
public func chatPage(with friend: String) -> some View {
  page(of: Conversation(dependencies: dependencies, friend: friend, draft: draft))
}

public func previewPage() -> some View { chatPage(with: "Ann") }

private func page(of conversation: Conversation) -> some View {
  ChatPage(
    dependencies: SplicedChatPageDependencies(
      externalDependencies: dependencies, conversation: conversation))
}
