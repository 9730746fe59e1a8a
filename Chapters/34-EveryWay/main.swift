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
show("Way.all.count", Way.all.count)
show("answers", answers)

section("Asked one by one")
show("await Way.container.replaced()", await Way.container.replaced())
show("await Way.singleton.replaced()", await Way.singleton.replaced())  // predict
show("await Way.global.keepsTestsApart()", await Way.global.keepsTestsApart())  // predict
show("await Way.taskLocal.keepsTestsApart()", await Way.taskLocal.keepsTestsApart())
show("await Way.deps2.replacement()", await Way.deps2.replacement())  // predict
show("await Way.deps4.replacement()", await Way.deps4.replacement())  // predict
show("await Way.composed.storesOfTwoWindows()", await Way.composed.storesOfTwoWindows())
show("await Way.spliced.storesOfTwoWindows()", await Way.spliced.storesOfTwoWindows())  // predict
show("await Way.deps1.afterLogout()", await Way.deps1.afterLogout())  // predict

section("What a test and a user notice")
for line in try await Matrix.lines(
  [.tests, .together, .forgotten, .logout, .windows, .reach], program)
{
  note(line)
}

section("What a change costs")
for line in try await Matrix.lines([.replaced, .dependency, .edits, .call], program) {
  note(line)
}
