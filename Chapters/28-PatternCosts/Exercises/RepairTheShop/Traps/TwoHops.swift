// Fails logsAndHops: an answer of the server hops twice.
// Also fails cachesInEachApp.
// TASK 5: Put the decorators around the server.
itemsClient = MainClient(
  base: LoggingClient(
    base: CachingClient(base: MainClient(base: server, onMain: onMain)), log: log),
  onMain: onMain)
