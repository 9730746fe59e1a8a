import Book
import ExerciseKit
import ExerciseTestSupport
import Testing
import ToolSupport

@testable import WorkshopCommand

@Suite("The verb plan")
struct PlanTests {
  /// Exercises of 40, 45 and 50 minutes.
  private let course = Checkout.fake([
    FakeExercise(
      14, "Deps1", "A",
      [
        FakeTask(title: "One", minutes: 20, teaches: "a"),
        FakeTask(title: "Two", minutes: 20, teaches: "b"),
      ]),
    FakeExercise(
      14, "Deps1", "B",
      [
        FakeTask(title: "One", minutes: 15, teaches: "c"),
        FakeTask(title: "Two", minutes: 30, teaches: "d"),
      ]),
    FakeExercise(15, "Deps2", "C", [FakeTask(title: "One", minutes: 50, teaches: "e")]),
  ])

  private static let a = [
    "0+5 Arrive; everyone runs it once: swift run workshop start A", "5+20 A, task 1: One",
    "25+20 A, task 2: Two",
  ]
  private static let b = ["45+10 Break", "55+15 B, task 1: One", "70+30 B, task 2: Two"]
  private static let c = ["100+10 Break", "110+50 C, task 1: One"]

  @Test(
    "What fits to the minute is planned, or else the first; after fifty minutes comes a break",
    arguments: [
      (49, a, 45), (104, a, 45), (105, a + b, 100), (164, a + b, 100), (165, a + b + c, 160),
    ])
  func fitting(minutes: Int, planned: [String], end: Int) throws {
    let plan = WorkshopPlan(fitting: try Course(of: course).pages, minutes: minutes)
    let last = "\(end)+5 Look back: what was hard, and what would you do at work?"
    #expect(plan.rows.map { "\($0.start)+\($0.minutes) \($0.what)" } == planned + [last])
  }

  @Test("What does not fit is left out, and with it who needs what it teaches")
  func skipped() throws {
    let course = Checkout.fake([
      FakeExercise(14, "Deps1", "A", [FakeTask(title: "One", minutes: 10, teaches: "a")]),
      FakeExercise(15, "Deps2", "B", [FakeTask(title: "Long", minutes: 55, teaches: "b")]),
      FakeExercise(
        16, "Deps3", "C", [FakeTask(title: "One", minutes: 5, teaches: "c", needs: "b")]),
      FakeExercise(
        17, "Deps4", "D", [FakeTask(title: "One", minutes: 5, teaches: "d", needs: "a")]),
    ])
    let plan = WorkshopPlan(fitting: try Course(of: course).pages, minutes: 30)
    #expect(plan.exercises == ["A", "D"])
  }

  @Test("The schedule says when, how long and what, with the notes, and what is left over")
  func shown() async throws {
    let workshop = try FakeWorkshop.withExercises()
    #expect(await workshop.run("plan", "--minutes", "30") == 0)
    #expect(
      workshop.page.text == """
        0:00  5 min   Arrive; everyone runs it once: swift run workshop start AddUp
        0:05  10 min  AddUp, task 1: Add
                      Say: say 1
                      Goes wrong: wrong 1
        0:15  5 min   AddUp, task 2: Double
                      Say: say 2
                      Goes wrong: wrong 2
        0:20  5 min   Look back: what was hard, and what would you do at work?
        0:25          End
        5 of 30 minutes are free.

        """)
  }

  @Test("With names just these are planned, in the order of the course")
  func named() async throws {
    let workshop = try FakeWorkshop.withExercises()
    #expect(await workshop.run("plan", "swap", "--minutes", "35", "AddUp") == 0)
    let lines = workshop.page.text.split(separator: "\n").filter { $0.contains("min  ") }
    #expect(
      lines.dropFirst() == [
        "0:05  10 min  AddUp, task 1: Add", "0:15  5 min   AddUp, task 2: Double",
        "0:20  10 min  Swap, task 1: Swap two",
        "0:30  5 min   Look back: what was hard, and what would you do at work?",
      ])
    #expect(!workshop.page.text.contains("free"))
    #expect(workshop.page.text.hasSuffix("\n0:35          End\n"))
  }

  @Test("It fits 40 columns")
  func narrow() async throws {
    let workshop = try FakeWorkshop.withExercises(RecordingConsole(width: 40))
    #expect(await workshop.run("plan", "--minutes", "90") == 0)
    #expect(workshop.page.tooWide == [])
  }

  @Test(
    "What does not fit is refused in a sentence, with status 1",
    arguments: [
      (
        ["--minutes", "34", "AddUp", "Swap"],
        "AddUp, Swap: that takes 35 minutes with breaks, and there are 34."
      ),
      (["--minutes", "24"], "AddUp: that takes 25 minutes with breaks, and there are 24."),
      (["--minutes", "1", "Swap"], "Swap: that takes 20 minutes with breaks, and there are 1."),
    ])
  func tooMuch(words: [String], said: String) async throws {
    let workshop = try FakeWorkshop.withExercises(RecordingConsole(width: 1000))
    #expect(await workshop.run(["plan"] + words) == 1)
    #expect(workshop.page.errors == "workshop: \(said)\n")
    #expect(workshop.page.text == "")
  }

  @Test(
    "A wrong use is told, with status 2",
    arguments: [
      ([], "Say how long it is: plan --minutes 90"),
      (["AddUp"], "Say how long it is: plan --minutes 90"),
      (["--minutes"], "--minutes needs a value. See: swift run workshop plan --help"),
      (["--minutes", "0"], "'0' is no number of minutes from 1 to 1440."),
      (["--minutes", "1441"], "'1441' is no number of minutes from 1 to 1440."),
      (["--minutes", "-90"], "'-90' is no number of minutes from 1 to 1440."),
      (["--minutes", "soon"], "'soon' is no number of minutes from 1 to 1440."),
      (
        ["--minutes", "90", "AddOn"],
        "There is no exercise 'AddOn'. Nearest: AddUp. See: swift run workshop list"
      ),
    ])
  func misuse(words: [String], said: String) async throws {
    let workshop = try FakeWorkshop.withExercises(RecordingConsole(width: 1000))
    #expect(await workshop.run(["plan"] + words) == 2)
    #expect(workshop.page.errors == "workshop: \(said)\n")
    #expect(workshop.page.text == "")
  }
}
