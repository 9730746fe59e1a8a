import Foundation
import Playground

let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
if CommandLine.arguments.count > 1 {
  exit(await Command.run(Array(CommandLine.arguments.dropFirst()), program: program))
}

chapter(
  "34 EveryWay", "one login in every way of this book.",
  "The team asks which way its next app should take.",
  "We write one login in each of them, and let a program fill in the table.")

section("One login, whichever way")
var answers: Set<String> = []
for way in Way.all {
  await way.run(Services()) { app in answers.insert(app.open().logIn("Ada")) }
}
show(Way.all.count)
show(answers)

section("Two tests at once")
show(await Way.locator.keepsTestsApart())
show(await Way.global.keepsTestsApart())
show(await Way.taskLocal.keepsTestsApart())  // predict

section("Two windows")
show(await Way.container.storesOfTwoWindows())
show(await Way.composed.storesOfTwoWindows())  // predict: Wiring, Composed.app
show(await Way.composed.storesOfTwoWindows(wired: .forEachWindow))  // predict: Wiring, Composed.app
show(await Way.spliced.storesOfTwoWindows())  // predict: Way.spliced

section("A new clock in an open window")
show(await Way.deps2.replacement())  // predict: Replacement, Deps2.Deps
show(await Way.deps4.replacement())

section("After the logout")
show(await Way.scope.afterLogout())
show(await Way.deps4.afterLogout())
show(await Way.deps4.afterLogout(wired: .forEachWindow))
// predict: Afterlife, Deps1.Deps.request, Deps1.LoginRequest.deps
show(await Way.deps1.afterLogout(wired: .forEachWindow))

section("Who holds whom")
let deps = Deps1.deps(Services())
_ = deps.request.send("Ada")
for line in references(from: deps) where !line.contains("Locked") { note(line) }

section("A test that forgets one argument")
let request = DefaultArgument.LoginRequest(client: FakeClient(), clock: FakeClock())
show(request.send("Ada"))
show(MemoryStore.shared.token ?? "none")  // predict: DefaultArgument.LoginRequest

section("What a test and a user notice")
let behavior: [Question] = [.tests, .together, .forgotten, .logout, .windows, .reach]
for line in try await Matrix.lines(behavior, program) { note(line) }

section("What a change costs")
for line in try await Matrix.lines([.replaced, .dependency], program) { note(line) }

staysOpen("And your app?")
