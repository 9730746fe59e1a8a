// In Scenarios.swift, the app opens one socket at its start and gives it to every login.
// A listener then gets all messages of that socket, joined by commas, anew with each message.
// What does `inbox.lines` say after the second login has sent "other"?
// Edit Scenarios.swift, instead of:
  AppResource(injecting: NilResource()) { sockets.watch("socket", WebSocket()) }
// put:
  let socket = sockets.watch("socket", WebSocket())
  return AppResource(injecting: NilResource()) { socket }
// Asks:
// == A second login ==
// inbox.lines // ["hello", "hello, other"]
