// Fails screenIsHanded: a second initializer hands over all services in one piece.
// TASK 2: Say what a screen has, and where it comes from.
private let clock: any ChatClock
private let model: ChatModel

init(
  server: any ChatServer, clock: any ChatClock, store: any ChatStore, log: any ChatLog
) {
  self.clock = clock
  model = ChatModel(server: server, clock: clock, store: store, log: log)
}

convenience init(_ services: Services) {
  self.init(
    server: services.server, clock: services.clock, store: services.makeStore(), log: services.log)
}
