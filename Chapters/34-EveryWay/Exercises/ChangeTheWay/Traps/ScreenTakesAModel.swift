// Fails screenIsHanded: a screen is handed its model, and not the services.
// TASK 2: Open a window, with a store of its own.
let store = makeStore()
return ChatScreen(
  clock: clock, model: ChatModel(server: server, clock: clock, store: store, log: log))
// TASK 2: Say what a screen has, and where it comes from.
private let clock: any ChatClock
private let model: ChatModel

init(clock: any ChatClock, model: ChatModel) { (self.clock, self.model) = (clock, model) }
