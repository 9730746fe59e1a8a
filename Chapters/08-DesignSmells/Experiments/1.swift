// In Support/Scenarios.swift, `runRepaired` forgets to start the list. What is
// `after.log.lines` then?
// Edit Support/Scenarios.swift, instead of:
  let list = App(client: client, records).makeList()
  list.start()
// put:
  let list = App(client: client, records).makeList()
// Asks:
// == Before and after ==
// after.log.lines // []
// Changes:
// == Before and after ==
// runRepaired(BundledItemsClient(), after) // []
// after.log.lines // []
// after.tracking.lines == before.tracking.lines // false
// after.printer.lines == before.printer.lines // false
// Because:
// `makeList()` only composes. Without `start()`, no code calls the client, so the wrapper around it has
// nothing to log, and the list stays empty without an error.
