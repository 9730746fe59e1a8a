// Refused: a missing part in a root by hand; a container would crash instead (STG-101)

import ServerAPI

@testable import CompositionRoot

#if !REPAIRED
  func compose() -> LoginComposer {
    // expected-error@+1 {{missing argument for parameter 'client' in call}}
    LoginComposer()
  }
#else
  func compose(_ client: ServerAPIClient) -> LoginComposer { LoginComposer(client: client) }
#endif
