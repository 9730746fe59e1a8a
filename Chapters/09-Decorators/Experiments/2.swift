// `MainQueueDecorator` no longer checks the queue, and always hops. One client answers on the main
// queue, before the call returns. How does its answer arrive now?
// Edit Threads/MainQueueDecorator.swift, instead of:
      guard MainQueue.isCurrent else {
        return DispatchQueue.main.async { completion(result) }
      }
      completion(result)
// put:
      DispatchQueue.main.async { completion(result) }
// Asks:
// == An answer on the main queue already ==
// await deliveries { screen in ready.showStock(screen.display) } // [later]
// Changes:
// == An answer on the main queue already ==
// await deliveries { screen in ready.showStock(screen.display) } // [later]
// == The main queue on the main thread: a run loop pumps it ==
// await deliveries(from: MainQueueDecorator(base: bundled)) // [later]
// == The main queue on another thread: dispatchMain() pumps it ==
// await deliveries(from: MainQueueDecorator(base: bundled)) // [later]
// Because:
// `async` only puts work into the queue, even if the code is on that queue already. So the answer comes
// after the call has returned, for every client.
