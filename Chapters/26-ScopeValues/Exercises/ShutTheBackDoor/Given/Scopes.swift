import Scopes

/// What the scope of a login needs.
public protocol LoggedInRequirements: Requirements {
  var userId: String { get }
}

/// What the scope of the list of threads needs.
public protocol ChatThreadListRequirements: Requirements {
  var userId: String { get }
}

/// What the scope of one thread needs.
public protocol ChatThreadRequirements: Requirements {
  var title: String { get }
}

/// The outermost scope. Only the app itself should read the token.
open class AppResource: Resource<NilResource>, LoggedInRequirements {
  public var userId = ""
  public var sessionToken = ""
}

/// The scope of a login. Only the login itself should read the draft.
open class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
  public var userId: String { injected.userId }
  public var draft = ""
}

/// The scope of the list of threads. Only the list itself should read the titles of all threads.
open class ChatThreadListResource<I: ChatThreadListRequirements>: Resource<I>,
  ChatThreadRequirements
{
  public var title: String { "threads of \(injected.userId)" }
  public var titles: [String] = []
}

/// The scope of one thread.
public final class ChatThreadResource<I: ChatThreadRequirements>: Resource<I> {
  public var heading: String { "in \(injected.title)" }
}
