import Scopes

/// The scope of the list of threads. It holds the scope that it was made in.
public final class ChatThreadListResource<I: ChatThreadListRequirements>: Resource<I> {
  public var titles: [String] { injected.chatThreadSource.titles }

  public func send(_ text: String) { injected.messagingNetworkService.send(text) }
}
