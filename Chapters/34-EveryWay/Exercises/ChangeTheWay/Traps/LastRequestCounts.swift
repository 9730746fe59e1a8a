// Fails answersApart: the services of the last request are kept for all.
// Also fails storesGo, servicesGo.
// TASK 1: Say what a request has, and where it comes from.
private static var last: ChatModel?
private var server: any ChatServer { Self.last!.server }
private var clock: any ChatClock { Self.last!.clock }
private var store: any ChatStore { Self.last!.store }
private var log: any ChatLog { Self.last!.log }

init(
  server: any ChatServer, clock: any ChatClock, store: any ChatStore, log: any ChatLog
) {
  Self.last = ChatModel(server: server, clock: clock, store: store, log: log)
}
