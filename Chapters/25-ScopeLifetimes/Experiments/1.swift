// In Scenarios.swift, the app opens one socket at its start and gives it to every login. With
// each message, a listener receives all messages that its socket has sent so far, joined by
// commas. What does `inbox.lines` say after the second login has sent "other"?
// Edit Scenarios.swift, instead of:
  AppResource(injecting: NilResource()) { sockets.watch("socket", WebSocket()) }
// put:
  let socket = sockets.watch("socket", WebSocket())
  return AppResource(injecting: NilResource()) { socket }
// Asks:
// == A second login ==
// inbox.lines // ["hello", "hello, other"]
// Changes:
// == One service for the login ==
// opened.tally // made 1, gone 0
// == A second login ==
// inbox.lines // ["hello", "hello, other"]
// opened.tally // made 1, gone 0
// == The second logout ==
// opened.tally // made 1, gone 0
// == A computed service ==
// computedInbox.lines // ["hello"]
// sockets.tally // made 1, gone 0
// == Built for a view ==
// screens.map(\.titles) // [["hello", "again"], ["other"]]
// == What lives how long ==
// new: socket       =====  ======  ====  =========  =======  ==========
// gone: socket                      ====  =========  =======
// == A logout that frees nothing ==
// cycle.alive // ["socket", "login"]
// Because:
// The app's closure gives each login the same socket, and that socket's
// listeners receive everything that any login sends over it.
