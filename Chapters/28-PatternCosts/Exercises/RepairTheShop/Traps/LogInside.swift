// Fails logsAndHops: the log sees nothing of what the cache answers.
// Also fails cachesInEachApp.
// TASK 5: Put the decorators around the server.
itemsClient = MainClient(
  base: CachingClient(base: LoggingClient(base: server, log: log)), onMain: onMain)
