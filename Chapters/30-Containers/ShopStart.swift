/// Awaits what may fail before there is a container, so that no factory throws an error of its own.
@MainActor
func startShop(readSession: () async throws -> Session) async throws -> Container {
  let session = try await readSession()
  let container = Container()
  container.register(Session.self) { _ in session }
  registerCheckout(in: container)
  return container
}
