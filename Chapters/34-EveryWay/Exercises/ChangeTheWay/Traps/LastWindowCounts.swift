// Fails greenWhileUsing: the model of the last window serves all windows.
// Also fails windowsApart, storesGo, greenWhileOpening, appsApart, servicesGo.
// TASK 2: Say what a screen has, and where it comes from.
private static var model: ChatModel?
private var clock: any ChatClock { Self.model!.clock }
private var model: ChatModel { Self.model! }

init(
  server: any ChatServer, clock: any ChatClock, store: any ChatStore, log: any ChatLog
) {
  Self.model = ChatModel(server: server, clock: clock, store: store, log: log)
}
