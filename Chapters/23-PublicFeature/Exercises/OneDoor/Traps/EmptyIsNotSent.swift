// Fails pageWorks: an empty draft is sent today, and no task changes that.
// TASK 1: Shut what stands behind the door.
typealias ChatPageDependencies = TrackingDependency & ConversationDependency

/// The page on which you write to a friend.
struct ChatPage<Dependencies: ChatPageDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
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
struct SplicedChatPageDependencies<
  ExternalDependencies: TrackingDependency
>: ChatPageDependencies {
  private let externalDependencies: ExternalDependencies
  let conversation: Conversation

  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies, conversation: Conversation) {
    self.externalDependencies = externalDependencies
    self.conversation = conversation
  }
}

protocol ConversationDependency {
  var conversation: Conversation { get }
}

/// What one page says to one friend. It opens a line to the friend when it is made.
final class Conversation {
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
    if draft.text.isEmpty { return }
    line.send(draft.text)
    sent.append(draft.text)
    draft.text = ""
  }
}
