// Fails logsAndHops: what the cache answers doesn't hop.
// Also fails cachesInEachApp.
// TASK 5: Put the decorators around the server.
itemsClient = LoggingClient(
  base: CachingClient(base: MainClient(base: server, onMain: onMain)), log: log)
