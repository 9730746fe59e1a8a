// Fails openedOnce: when the injected userId changes, a second socket is opened.
// TASK 1: One service for the scope. It sends and hears, and is made when it is first asked for.
private var services: [String: WebSocketMessagingService] = [:]

private var service: WebSocketMessagingService {
  if let service = services[injected.userId] { return service }
  let new = WebSocketMessagingService(userId: injected.userId, ledger: injected.ledger)
  services[injected.userId] = new
  return new
}
