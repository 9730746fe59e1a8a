import Playground
import Scopes

/// An app whose sockets are watched.
func app(watching sockets: Recorder) -> AppResource<NilResource> {
  AppResource(injecting: NilResource()) { sockets.watch("socket", WebSocket()) }
}

/// Logs in, and lets go of all but the list of threads.
func openThreads(_ scopes: Recorder) -> ChatThreadListResource<some ChatThreadListRequirements> {
  let app = scopes.watch("app", AppResource(injecting: NilResource()))
  let login = scopes.watch("login", app.logIn())
  return scopes.watch("thread list", login.chatThreadListResource)
}

extension Recorder {
  /// Notes the titles of each arrival.
  func listen(to threads: Feed<[ChatThread]>) {
    threads.listen { self.note($0.map(\.title).joined(separator: ", ")) }
  }
}
