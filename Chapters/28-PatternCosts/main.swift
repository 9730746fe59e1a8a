import Foundation
import Scopes

let leaf = Leaf(step: 2)
let locator = Locator.ServiceLocator()
locator.register(leaf, as: (any Constructor.LoginClient).self)
let app = Composition.App(leaf: leaf)
let top = Chain.App(injecting: NilResource())
typealias D = Decorators
typealias G = Decorators.GenericLoggingRepository
let rows: [(String, any Asking)] = [
  ("idle", NobodyAsked()),
  ("direct", DirectModel(leaf: leaf)),
  ("direct2", DirectModel(leaf: leaf)),
  ("generic", Constructor.GenericLoginViewModel(client: leaf)),
  ("any struct", Constructor.LoginViewModel(client: Constructor.ServerAPIClientStruct(leaf: leaf))),
  ("any class", Constructor.LoginViewModel(client: leaf)),
  ("closure", Adapters.closure(leaf)),
  ("method", Adapters.methodReference(leaf)),
  ("struct of closures", Adapters.structOfClosures(leaf)),
  ("static let", Stages.SwiftStage.LoginViewModel()),
  ("static var", Stages.GlobalStage.LoginViewModel()),
  ("lock", Stages.LockedStage.LoginViewModel()),
  ("tasklocal", Stages.TaskLocalStage.LoginViewModel()),
  ("comp spec", Composition.Thunk(dependencies: app)),
  ("comp unspec", Composition.UnspecialisedThunk(dependencies: app)),
  ("comp any", Composition.AnyThunk(dependencies: app)),
  ("3 gen", D.GenericScreen(repository: G(repository: G(repository: G(repository: leaf, log: nil), log: nil), log: nil))),
  ("3 any", D.Screen(repository: D.LoggingRepository(repository: D.LoggingRepository(repository: D.LoggingRepository(repository: leaf, log: nil), log: nil), log: nil))),
  ("deps3", Deps3Object.CService(deps: Deps3Object.Deps(aService: leaf))),
  ("chain1", Chain.ChatThreadListResource(injecting: Chain.one(top))),
  ("chain2", Chain.ChatThreadListResource(injecting: Chain.two(top))),
  ("chain4", Chain.ChatThreadListResource(injecting: Chain.four(top))),
  ("chain8", Chain.ChatThreadListResource(injecting: Chain.eight(top))),
  ("chain16", Chain.ChatThreadListResource(injecting: Chain.eight(Chain.eight(top)))),
  ("chain32", Chain.ChatThreadListResource(injecting: Chain.eight(Chain.eight(Chain.eight(Chain.eight(top)))))),
  ("locator", Locator.LoginViewModel(locator: locator)),
]
func now() -> UInt64 { clock_gettime_nsec() }
func clock_gettime_nsec() -> UInt64 { var t = timespec(); clock_gettime(CLOCK_MONOTONIC, &t); return UInt64(t.tv_sec) * 1_000_000_000 + UInt64(t.tv_nsec) }
func time(_ a: any Asking, _ n: Int) -> Double { let s = now(); precondition(answer(of: a, asked: n, from: 0) >= 0); return Double(now() - s) / Double(n) }
func median(_ x: [Double]) -> Double { x.sorted()[x.count / 2] }
func iqr(_ x: [Double]) -> Double { let s = x.sorted(); return s[x.count * 3 / 4] - s[x.count / 4] }
var ns = rows.map { _ in [Double]() }, ratio = ns
let calls = rows.map { r in max(200, min(10000, Int(20000 / time(r.1, 1000)))) }
for _ in 0..<300 {
  for i in rows.indices.shuffled() {
    let idle = time(rows[0].1, 10000), direct = time(rows[1].1, 10000), row = time(rows[i].1, calls[i])
    ns[i].append(row - idle)
    ratio[i].append((row - idle) / (direct - idle))
    if i == 0 { ns[i][ns[i].count - 1] = row }
  }
}
for i in rows.indices { print(rows[i].0.padding(toLength: 20, withPad: " ", startingAt: 0), String(format: "%8.2f ns ±%5.1f%%  %6.3fx ±%5.1f%%", median(ns[i]), 100 * iqr(ns[i]) / median(ns[i]), median(ratio[i]), 100 * iqr(ratio[i]) / median(ratio[i]))) }
