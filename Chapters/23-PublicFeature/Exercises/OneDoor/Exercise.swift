// OneDoor. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

import TextUI

// TASK 2: List what an app brings.
/// The app keeps the text of the draft.
public protocol DraftDependency: AnyObject {
  var draft: String { get set }
}

public typealias ChatFeatureDependencies =
  MessagingDependency & TrackingDependency & DraftDependency
// END

/// The door of the chat.
public struct ChatFeature<Dependencies: ChatFeatureDependencies> {
  let dependencies: Dependencies

  public init(dependencies: Dependencies) { self.dependencies = dependencies }

  // TASK 1: Make the page.
  public func chatPage(with friend: String) -> Text {
    Text("There is no page yet.")
  }
  // END

  /// The draft of a page.
  // TASK 2: Say which draft that is.
  var draft: Draft { Draft(container: dependencies) }
  // END
}

/// What is written and not sent yet.
// TASK 2: Say where the text is kept.
public final class Draft {
  private let container: any DraftDependency

  public init(container: any DraftDependency) { self.container = container }

  public var text: String {
    get { container.draft }
    set { container.draft = newValue }
  }
}
// END

// TASK 1: Shut what stands behind the door.
public typealias ChatPageDependencies = TrackingDependency & ConversationDependency

/// The page on which you write to a friend.
public struct ChatPage<Dependencies: ChatPageDependencies>: View {
  let dependencies: Dependencies

  public init(dependencies: Dependencies) { self.dependencies = dependencies }

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

  public init(externalDependencies: ExternalDependencies, conversation: Conversation) {
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

  public init(dependencies: some MessagingDependency, friend: String, draft: Draft) {
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
// END
