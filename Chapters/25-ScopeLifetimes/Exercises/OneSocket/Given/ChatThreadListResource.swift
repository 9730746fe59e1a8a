import Scopes

/// The scope of the thread list. It holds the scope that created it.
public final class ChatThreadListResource<I: ChatThreadListRequirements>: Resource<I> {
  public var titles: [String] { injected.chatThreadSource.titles }

  public func send(_ text: String) { injected.messagingNetworkService.send(text) }
}
