// Fails insideHasNoNames: the result type has a name, so all that stands in it has to be public.
// Also fails onlyDoorAndDraft, onlyTheDoor.
// TASK 1: Make the page.
public func chatPage(
  with friend: String
) -> ChatPage<SplicedChatPageDependencies<Dependencies>> {
  ChatPage(
    dependencies: SplicedChatPageDependencies(
      externalDependencies: dependencies,
      conversation: Conversation(dependencies: dependencies, friend: friend, draft: draft)))
}
// TASK 1: Shut what stands behind the door.
public typealias ChatPageDependencies = TrackingDependency & ConversationDependency

/// The page on which you write to a friend.
public struct ChatPage<Dependencies: ChatPageDependencies>: View {
  let dependencies: Dependencies

  public var body: some View {
    Text("Chat with \(dependencies.conversation.friend)")
    Text("Sent: \(dependencies.conversation.sent.joined(separator: ", "))")
    Text("Draft: \(dependencies.conversation.draft.text)")
    Button("Hello") { dependencies.conversation.write("Hello") }
    Button("Thanks") { dependencies.conversation.write("Thanks") }
    Button("Send") {
      dependencies.conversation.send()
      dependencies.tracker.track("message to \(dependencies.conversation.friend)")
    }
  }
}

/// Joins what the app brings with the conversation of one page.
public struct SplicedChatPageDependencies<
  ExternalDependencies: TrackingDependency
>: ChatPageDependencies {
  private let externalDependencies: ExternalDependencies
  public let conversation: Conversation

  public var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies, conversation: Conversation) {
    self.externalDependencies = externalDependencies
    self.conversation = conversation
  }
}

public protocol ConversationDependency {
  var conversation: Conversation { get }
}

/// What one page says to one friend. It opens a line to the friend when it is made.
public final class Conversation {
  let friend: String
  let draft: Draft
  private(set) var sent: [String] = []
  private let line: any ChatLine

  init(dependencies: some MessagingDependency, friend: String, draft: Draft) {
    (self.friend, self.draft) = (friend, draft)
    line = dependencies.messenger.line(to: friend)
  }

  func write(_ word: String) { draft.text += draft.text.isEmpty ? word : " \(word)" }

  func send() {
    line.send(draft.text)
    sent.append(draft.text)
    draft.text = ""
  }
}
