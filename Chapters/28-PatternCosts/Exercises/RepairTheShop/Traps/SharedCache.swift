// Fails cachesInEachApp: the second app gets the answers of the first.
// Also fails logsAndHops.
// TASK 5: Put the decorators around the server.
struct All { nonisolated(unsafe) static var cache: CachingClient? }
All.cache = All.cache ?? CachingClient(base: server)
itemsClient = MainClient(
  base: LoggingClient(base: All.cache ?? CachingClient(base: server), log: log), onMain: onMain)
