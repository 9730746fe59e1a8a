// Fails cachesInEachApp: making an app already asks the server.
// Also fails logsAndHops, asksWhenItAppears, loginFits.
// TASK 5: Put the decorators around the server.
itemsClient = MainClient(
  base: LoggingClient(base: CachingClient(base: server), log: log), onMain: onMain)
itemsClient.fetchItems { _ in }
