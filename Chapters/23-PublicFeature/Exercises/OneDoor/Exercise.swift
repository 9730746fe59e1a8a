// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

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
  // TASK 2: Choose the draft.
  var draft: Draft { Draft(container: dependencies) }
  // END
}

/// The text that the customer hasn't sent yet.
// TASK 2: Keep the text.
public final class Draft {
  private let container: any DraftDependency

  public init(container: any DraftDependency) { self.container = container }

  public var text: String {
    get { container.draft }
    set { container.draft = newValue }
  }
}
// END

// TASK 1: Take away each 'public' that no app needs.
public typealias ChatPageDependencies = TrackingDependency & ConversationDependency

/// The page on which you write to a friend.
public struct ChatPage<Dependencies: ChatPageDependencies>: View {
  let dependencies: Dependencies

  public init(dependencies: Dependencies) { self.dependencies = dependencies }

  public var body: some View {
    Text("Chat with \(dependencies.conversation.friend)")
    Text("Draft: \(dependencies.conversation.draft.text)")
    Button("Hello") { dependencies.conversation.draft.text += "Hello" }
    Button("Send") {
      dependencies.conversation.send()
      dependencies.tracker.track("message to \(dependencies.conversation.friend)")
    }
  }
}

/// The splice: it joins what the app brings with the conversation of one page.
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

/// What the customer writes to one friend on one page. It opens a line to the friend when it's made.
public final class Conversation {
  let friend: String
  let draft: Draft
  private let line: any ChatLine

  public init(dependencies: some MessagingDependency, friend: String, draft: Draft) {
    (self.friend, self.draft) = (friend, draft)
    line = dependencies.messenger.line(to: friend)
  }

  func send() {
    line.send(draft.text)
    draft.text = ""
  }
}
// END
