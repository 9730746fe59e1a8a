/// The lower layer: the services that need no other service.
final class CoreServices: ClientProviding, SessionStoreProviding {
  var client: any APIClient
  var sessionStore: any SessionStoring

  init(client: any APIClient, sessionStore: any SessionStoring) {
    self.client = client
    self.sessionStore = sessionStore
  }
}
