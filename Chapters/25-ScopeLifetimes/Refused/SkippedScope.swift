// Refused: the inner scope, made from one that does not support it (DKIT-19)

import Scopes

protocol LoggedInRequirements: Requirements {
  var userId: String { get }
}

protocol ChatThreadListRequirements: Requirements {
  var currentUser: String { get }
}

class AppResource<I: NilRequirements>: Resource<I>, LoggedInRequirements {
  let userId = "u1"
}

class LoggedInResource<I: LoggedInRequirements>: Resource<I>, ChatThreadListRequirements {
  var currentUser: String { injected.userId }
}

// expected-note@+1 {{where 'I' = 'AppResource<NilResource>'}}
class ChatThreadListResource<I: ChatThreadListRequirements>: Resource<I> {}

func threadList(of app: AppResource<NilResource>) {
  #if !REPAIRED
    // expected-error@+1 {{generic class 'ChatThreadListResource' requires that 'AppResource<NilResource>' conform to 'ChatThreadListRequirements'}}
    _ = ChatThreadListResource(injecting: app)
  #else
    _ = ChatThreadListResource(injecting: LoggedInResource(injecting: app))
  #endif
}
