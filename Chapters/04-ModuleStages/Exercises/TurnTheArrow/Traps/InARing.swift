// Fails loginAlone: each of the two modules waits for the other one.
// Also fails compilesAll, takesAnyClient, clientConforms, compilesAllToo, listsFriends, secondAppWithLogin, usesTheModel.
// TASK 1: Say what Login and the client import of each other.
let loginArrows = [
  Arrow(from: "ServerAPI", to: "Login"), Arrow(from: "Login", to: "ServerAPI"),
]
