// Fails logsAndHops: what the server answers is logged twice.
// Also fails cachesInEachApp.
// TASK 5: Put the decorators around the server.
itemsClient = MainClient(
  base: LoggingClient(
    base: CachingClient(base: LoggingClient(base: server, log: log)), log: log), onMain: onMain)
