// Fails requestIsHanded: a request takes the model and asks it for the services.
// TASK 1: Make a request, and let it send.
ChatRequest(model: self).send(text)
// TASK 1: Say what a request has, and where it comes from.
let model: ChatModel
private var server: any ChatServer { model.server }
private var clock: any ChatClock { model.clock }
private var store: any ChatStore { model.store }
private var log: any ChatLog { model.log }
