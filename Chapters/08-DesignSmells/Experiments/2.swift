// In App.swift, `makeList()` starts each list, so that no caller can forget it. `runRepaired` in
// Support/Scenarios.swift stays as it is. What is `after.log.lines` then?
// Edit App.swift, instead of:
    ItemListViewModel(
      client: LoggingItemsClient(base: client, log: log),
      onShown: { tracking.track("list shown") },
      onPrint: PrintViewModel(printer: printer).printTitles)
// put:
    let list = ItemListViewModel(
      client: LoggingItemsClient(base: client, log: log),
      onShown: { tracking.track("list shown") },
      onPrint: PrintViewModel(printer: printer).printTitles)
    list.start()
    return list
// Asks:
// == Before and after ==
// after.log.lines // ["request", "2 items", "request", "2 items"]
// Changes:
// == A parent that takes its child ==
// server.requests // ["GET items", "GET items"]
// records.log.lines // ["request", "2 items", "request", "2 items"]
// == Before and after ==
// after.log.lines // ["request", "2 items", "request", "2 items"]
// after.tracking.lines == before.tracking.lines // false
// == Two lists from one method ==
// rootRecords.log.lines // ["request", "2 items", "request", "2 items", "request", "2 items", "request", "2 items"]
// Because:
// The root starts the list, and then `runRepaired` starts it again. The wrapper logs both
// requests. Two pieces of code now decide when the work begins, so each list loads twice.
