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

/// The outermost scope. The token is for nobody else.
open class AppResource: Resource<NilResource>, LoggedInRequirements {
  public var userId = ""
  public var sessionToken = ""
}

/// The scope of a login. The draft is for nobody else.
open class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
  public var userId: String { injected.userId }
  public var draft = ""
}

open class ChatThreadListResource<I: ChatThreadListRequirements>: Resource<I>,
  ChatThreadRequirements
{
  public var title: String { "threads of \(injected.userId)" }
}

public final class ChatThreadResource<I: ChatThreadRequirements>: Resource<I> {
  public var heading: String { "in \(injected.title)" }
}
