// Fails cachesInEachApp: each question goes to the server.
// TASK 5: Put the decorators around the server.
itemsClient = MainClient(base: LoggingClient(base: server, log: log), onMain: onMain)
