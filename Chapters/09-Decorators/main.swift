import Foundation
import Playground

chapter(
  "09 Decorators", "add behavior around a client, and change neither side.",
  "Each screen retries, logs and hops by itself, and one forgets it.",
  "A decorator around the client does it for all screens, and no screen changes.")

section("A retry by hand")
let server = FlakyRepository(failures: 1)
note("The first read fails, and a second one works:")
show(try Before.RetryingProfile(repository: server).name(of: "u1"))
let home = HomeViewModel(repository: server)
step { server.failures = 1 }
show(Result { try home.greeting(of: "u1") })

section("A retry around the repository")
let retrying = RetryingRepository(repository: server)
step { server.failures = 1 }
show(try Profile(repository: retrying).name(of: "u1"))
step { server.failures = 1 }
show(try HomeViewModel(repository: retrying).greeting(of: "u1"))

section("Logging by hand")
let users = UserRepository()
note("The profile logs its requests. The home screen doesn't:")
show(try Before.Profile(repository: users).name(of: "u1"))
show(try HomeViewModel(repository: users).greeting(of: "u1"))

section("Logging around the repository")
let logging = LoggingRepository(repository: users)
note("Both screens are logged, and neither they nor the repository changed:")
show(try Profile(repository: logging).name(of: "u1"))
show(try HomeViewModel(repository: logging).greeting(of: "u1"))

section("Who calls whom")
for line in recordRequest(for: "u1") { note(line) }

section("The other repair: async in the protocol")
let asyncLogging = AsyncLoggingRepository(repository: users)
runMainLoop {
  show(try? await asyncLogging.get(with: "u1").count)  // predict
}

section("A request that fails")
note("LoggingRepository doesn't say how the request ended:")
show(Result { try logging.get(with: "u9") })
let outcomes = OutcomeLoggingRepository(repository: users)
note("OutcomeLoggingRepository does:")
show(Result { try outcomes.get(with: "u9") })

section("Who holds whom")
for line in references(from: OutcomeLoggingRepository(repository: logging)) { note(line) }

section("Logging and a retry")
let offline = FlakyRepository(failures: .max)
note("The retry around the log, as in the root:")
let inside = makeRepository(around: offline) { print($0) }
_ = try? inside.get(with: "u1")
note("The log around the retry:")
let outside = OutcomeLoggingRepository(repository: RetryingRepository(repository: offline))
_ = try? outside.get(with: "u1")
note("Each of them has called the server twice:")
show(offline.calls)  // predict: RetryingRepository.get

section("A count that stays")
let counting = Before.CountingRetry(repository: server)
step { server.failures = 2 }
show(try counting.get(with: "u1"))
step { server.failures = 1 }
show(Result { try counting.get(with: "u1") })

section("The order of nested decorators")
note("With return values:")
show(try orderOfCalls(["a", "b"]))  // predict: TracingRepository.get
note("With completions, if each decorator logs before it passes the answer on:")
show(orderOfCompletions(["a", "b"], .beforeCompletion))
note("If it logs afterwards:")
show(orderOfCompletions(["a", "b"], .afterCompletion))  // predict

section("What a decorator must not change")
let silent: (String) -> Void = { _ in }
show(brokenLaws { LoggingRepository(repository: $0, log: silent) })
note("Three wrappers with the same interface that change something:")
show(brokenLaws { RetryingRepository(repository: $0) })
show(brokenLaws { TruncatingRepository(repository: $0) })
show(brokenLaws { VagueRepository(repository: $0) })

section("Without any protocol")
note("One interceptor for two methods of two final classes:")
let get = intercepted("get", users.get(with:))
show(try get("u1").count)  // predict
let order = intercepted("order", ServerAPIClient().order(_:for:))
show(try order("tea", "Ada"))

section("What the type tells")
let api = APIClient()
note("A stored `any` hides what is inside, a generic parameter names it:")
show(type(of: logging))
show(type(of: MainQueueDecorator(base: api)))
let erased: any ItemsClient = api
show(type(of: deliveringOnMainQueue(erased)))

section("The hop in every screen")
note("later: on the main queue, after the call returned. elsewhere: on another queue.")
let list = Before.ItemListViewModel(client: api)
let header = Before.CatalogHeader(client: api)
let checkout = Before.Checkout(client: api)
runMainLoop {
  show(await deliveries { screen in list.show(on: screen) })
  show(await deliveries { screen in header.showCount(screen.display) })
  // predict: Before.Checkout.showStock
  show(await deliveries { screen in checkout.showStock(screen.display) })
}

section("The answer without a decorator")
runMainLoop { for line in await recordAnswer(decorated: false) { note(line) } }

section("The hop around the client")
note("The same checkout, with a decorator around its client:")
let decorated = Before.Checkout(client: deliveringOnMainQueue(api))
runMainLoop {
  show(await deliveries { screen in decorated.showStock(screen.display) })
}

section("The answer through the decorator")
runMainLoop { for line in await recordAnswer(decorated: true) { note(line) } }

section("An answer on the main queue already")
let bundled = BundledItemsClient()
note("This client answers on the main queue, before the call returns:")
let readyList = Before.ItemListViewModel(client: bundled)
let ready = Before.Checkout(client: deliveringOnMainQueue(bundled))
runMainLoop {
  // predict: Before.ItemListViewModel.getList
  show(await deliveries { screen in readyList.show(on: screen) })
  show(await deliveries { screen in ready.showStock(screen.display) })
}

section("Who is kept while the request runs")
note("The screen closes before the answer. First `weak` inside, then outside:")
show(survivors { $0.getList() })  // predict: Before.ItemListViewModel.getList
show(survivors { $0.getListWeakly() })

section("While nothing drains the main queue")
let waiting = Log()
deliveringOnMainQueue(api).fetchItems { waiting.display($0) }
workQueue.sync {}
note("The client has answered. The main thread has other things to do:")
show(waiting.calls.count)  // predict
note("Now its run loop drains the main queue:")
runMainLoop { await waitForWorkQueue() }
show(waiting.calls.count)

section("The thread and the queue")
let guarded = GuardedClient()
note("later: on the main queue, after the call returned. elsewhere: on another queue.")
runMainLoop {
  show(await deliveries(from: DispatchMainQueueDecorator(base: guarded)))
  show(await deliveries(from: MainQueueDecorator(base: guarded)))
}

section("The main queue on the main thread: a run loop pumps it")
runMainLoop { await showDeliveries() }

@MainActor
func showDeliveries() async {
  note("DispatchMainQueueDecorator checks the thread:")
  show(await deliveries(from: DispatchMainQueueDecorator(base: bundled)))
  show(await deliveries(from: DispatchMainQueueDecorator(base: api)))
  show(await deliveries(from: DispatchMainQueueDecorator(base: guarded)))
  note("MainQueueDecorator checks the queue:")
  show(await deliveries(from: MainQueueDecorator(base: bundled)))
  show(await deliveries(from: MainQueueDecorator(base: api)))
  show(await deliveries(from: MainQueueDecorator(base: guarded)))
}

section("The hop in the type")
let queues = Log()
let model = ItemListViewModel(fetchItems: loader(queues))
model.onShown = { queues.call("show", from: "model", to: "screen") }
runMainLoop {
  try? await model.start()
  show(model.items.map(\.name))
  note("The loader ran elsewhere, and no line of the model hops:")
  for call in queues.calls { note("\(call.callee) on the main queue: \(call.isOnMainQueue)") }
}

section("The main queue on another thread: dispatchMain() pumps it")
// `dispatchMain()` never returns, so the rest runs in a task.
Task {
  await showDeliveries()
  staysOpen("The catalog should work offline.")
  exit(0)
}
dispatchMain()
