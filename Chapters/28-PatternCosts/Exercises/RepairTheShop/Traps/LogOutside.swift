// Fails logsAndHops: the log is written in the work of the main queue.
// TASK 5: Put the decorators around the server.
itemsClient = LoggingClient(
  base: MainClient(base: CachingClient(base: server), onMain: onMain), log: log)
