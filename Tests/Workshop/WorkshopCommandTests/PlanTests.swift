import ExerciseKit
import ExerciseTestSupport
import Testing

@testable import WorkshopCommand

@Suite("`workshop plan`")
struct PlanTests {
  private static let a = [
    "0+10 Arrive; everyone runs this once to build it: swift run workshop start A",
    "10+20 A, task 1: One", "30+20 A, task 2: Two",
  ]
  private static let b = ["50+10 Break", "60+15 B, task 1: One", "75+30 B, task 2: Two"]
  private static let c = ["105+10 Break", "115+50 C, task 1: One"]

  @Test(
    "A plan fills its minutes, with a break after every fifty",
    arguments: [
      (54, a, 50), (109, a, 50), (110, a + b, 105), (169, a + b, 105), (170, a + b + c, 165),
    ])
  func fitting(minutes: Int, planned: [String], end: Int) throws {
    let course = try FakeWorkshop(exercises: [
      FakeExercise(
        14, "Deps1", "A", FakeTask("One", minutes: 20, teaches: "a"),
        FakeTask("Two", minutes: 20, teaches: "b")),
      FakeExercise(
        14, "Deps1", "B", FakeTask("One", minutes: 15, teaches: "c"),
        FakeTask("Two", minutes: 30, teaches: "d")),
      FakeExercise(15, "Deps2", "C", FakeTask("One", minutes: 50, teaches: "e")),
    ]).checkout
    let plan = WorkshopPlan(fitting: try Course(of: course).pages, minutes: minutes)
    let last = "\(end)+5 Wrap up: what was hard, and what would you do at work?"
    #expect(plan.rows.map { "\($0.start)+\($0.minutes) \($0.what)" } == planned + [last])
  }

  @Test("A plan skips exercises that don't fit, and those that require them")
  func skipped() throws {
    let course = try FakeWorkshop(exercises: [
      FakeExercise(14, "Deps1", "A", FakeTask("One", minutes: 10, teaches: "a")),
      FakeExercise(15, "Deps2", "B", FakeTask("Long", minutes: 55, teaches: "b")),
      FakeExercise(16, "Deps3", "C", FakeTask("One", minutes: 5, teaches: "c", needs: "b")),
      FakeExercise(17, "Deps4", "D", FakeTask("One", minutes: 5, teaches: "d", needs: "a")),
    ]).checkout
    let plan = WorkshopPlan(fitting: try Course(of: course).pages, minutes: 35)
    #expect(plan.exercises == ["A", "D"])
  }

  private static let guide = """
    # 14 Deps1: a title

    Use `weak` to break
    a ring. It costs a check.

    `swift run Deps1` · proofs: `swift run workshop prove Deps1`

    ## The ring leaks

    It does.

    **Review:** two stored properties of classes.

    ## Not a mistake

    It is none.

    ## Next

    **Not a mistake.** It is none.

    """

  private static let sessions = [
    Session(
      "plan prints times, notes and the free minutes",
      """
      $ plan --minutes 35
      0:00  10 min  Arrive; everyone runs this once to build it:
                    swift run workshop start AddUp
      0:10  10 min  AddUp, task 1: Add
                    Say: say 1
                    Common mistake: wrong 1
      0:20  5 min   AddUp, task 2: Double
                    Say: say 2
                    Common mistake: wrong 2
      0:25  5 min   Wrap up: what was hard, and what would you do at work?
      0:30          End
      5 of 35 minutes are free.
      """),
    Session(
      "plan with names schedules only these, in course order",
      """
      $ plan swap --minutes 40 AddUp
      …
      0:20  5 min   AddUp, task 2: Double
      …
      0:25  10 min  Swap, task 1: Swap two
      …
      0:35  5 min   Wrap up: what was hard, and what would you do at work?
      0:40          End
      """),
    Session(
      "plan with chapters schedules talks, predictions, exercises and discussions",
      width: 100, files: ["Chapters/14-Deps1/README.md": guide],
      """
      $ plan --minutes 60 Deps1
      0:00  10 min  Arrive; everyone runs this once to build it: swift run workshop predict Deps1
      0:10  10 min  14 Deps1, talk: What if a service needs the object that holds it?
                    Say: Use weak to break a ring. It costs a check.
                    Show: swift run Deps1
      0:20  8 min   14 Deps1, predict in pairs: swift run workshop predict Deps1
      …
                    Ask: where have you seen this? The ring leaks.
      …
      """),
    Session(
      "plan --learners omits the notes and ends with a checklist",
      files: ["Chapters/14-Deps1/README.md": guide],
      """
      $ plan --learners --minutes 40 14
      …
      At home       AddUp, 15 min
      Can you answer these now?
      [ ]  14 Deps1: What if a service needs the object that holds it?
      """),
    Session(
      "plan rejects what doesn't fit",
      """
      $ plan --minutes 39 AddUp Swap
      ! workshop: AddUp, Swap: 40 minutes with breaks, but only 39 are available.
      [1]
      $ plan --minutes 29
      ! workshop: AddUp: 30 minutes with breaks, but only 29 are available.
      [1]
      $ plan --minutes 20 14
      ! workshop: 14 Deps1: 38 minutes with breaks, but only 20 are available.
      [1]
      $ plan --minutes 1 Swap
      ! workshop: Swap: 25 minutes with breaks, but only 1 are available.
      [1]
      """),
  ]

  @Test("`plan` prints the output of each example session", arguments: sessions)
  func session(_ session: Session) async throws { try await session.check() }
}
