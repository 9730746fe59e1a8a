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
    "0+10 Arrive; everyone runs it once, which builds it: swift run workshop start A",
    "10+20 A, task 1: One", "30+20 A, task 2: Two",
  ]
  private static let b = ["50+10 Break", "60+15 B, task 1: One", "75+30 B, task 2: Two"]
  private static let c = ["105+10 Break", "115+50 C, task 1: One"]

  @Test(
    "What fits to the minute is planned, or else the first; after fifty minutes comes a break",
    arguments: [
      (54, a, 50), (109, a, 50), (110, a + b, 105), (169, a + b, 105), (170, a + b + c, 165),
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
    let plan = WorkshopPlan(fitting: try Course(of: course).pages, minutes: 35)
    #expect(plan.exercises == ["A", "D"])
  }

  @Test("The schedule says when, how long and what, with the notes, and what is left over")
  func shown() async throws {
    let workshop = try FakeWorkshop.withExercises()
    #expect(await workshop.run("plan", "--minutes", "35") == 0)
    #expect(
      workshop.page.text == """
        0:00  10 min  Arrive; everyone runs it once, which builds it: swift run workshop
                      start AddUp
        0:10  10 min  AddUp, task 1: Add
                      Say: say 1
                      Goes wrong: wrong 1
        0:20  5 min   AddUp, task 2: Double
                      Say: say 2
                      Goes wrong: wrong 2
        0:25  5 min   Look back: what was hard, and what would you do at work?
        0:30          End
        5 of 35 minutes are free.

        """)
  }

  @Test("With names just these are planned, in the order of the course")
  func named() async throws {
    let workshop = try FakeWorkshop.withExercises()
    #expect(await workshop.run("plan", "swap", "--minutes", "40", "AddUp") == 0)
    let lines = workshop.page.text.split(separator: "\n").filter { $0.contains("min  ") }
    #expect(
      lines.dropFirst() == [
        "0:10  10 min  AddUp, task 1: Add", "0:20  5 min   AddUp, task 2: Double",
        "0:25  10 min  Swap, task 1: Swap two",
        "0:35  5 min   Look back: what was hard, and what would you do at work?",
      ])
    #expect(!workshop.page.text.contains("free"))
    #expect(workshop.page.text.hasSuffix("\n0:40          End\n"))
  }

  private static let guide = """
    # 14 Deps1: a title

    After this chapter you can break
    a ring.

    ## When it goes wrong

    **The ring leaks.** It does.

    **It is read too early.** It is.

    ## Next

    **Not a mistake.** It is none.

    """

  @Test("With chapters, each has its talk, predictions, exercises that fit, and a discussion")
  func chapters() async throws {
    let page = RecordingConsole(width: 1000)
    let guide = ["Chapters/14-Deps1/README.md": Self.guide]
    let workshop = try FakeWorkshop.withExercises(page, changed: guide)
    #expect(await workshop.run("plan", "--minutes", "60", "Deps1") == 0)
    let minutes = try #require(
      try Contents(of: workshop.workspace.checkout).entries.first { $0.chapter.number == 14 }
    ).minutes
    let lines = page.text.split(separator: "\n").map { $0.trimming(while: \.isWhitespace) }
    #expect(lines[0].hasSuffix(": swift run workshop predict Deps1"))
    #expect(
      lines[1...4] == [
        "0:10  \(minutes) min   14 Deps1, talk: What if a service needs the object that holds it?",
        "Say: after this chapter you can break a ring.", "Show: swift run Deps1",
        "0:\(10 + minutes)  8 min   14 Deps1, predict in pairs: swift run workshop predict Deps1",
      ])
    #expect(lines.contains { $0.hasSuffix("AddUp, task 1: Add") })
    let asked = lines.filter { $0.hasPrefix("Ask: ") }
    #expect(
      asked == [
        "Ask: where have you seen this? The ring leaks.",
        "Ask: where have you seen this? It is read too early.",
      ])
  }

  @Test("The learners' page has no notes, says what is for home, and ends with what they can do")
  func learners() async throws {
    let page = RecordingConsole(width: 1000)
    let guide = ["Chapters/14-Deps1/README.md": Self.guide]
    let workshop = try FakeWorkshop.withExercises(page, changed: guide)
    #expect(await workshop.run("plan", "--learners", "--minutes", "40", "14") == 0)
    #expect(!page.text.contains("Say: ") && !page.text.contains("Ask: "))
    #expect(!page.text.contains("AddUp, task"))
    let last = page.text.split(separator: "\n").suffix(3)
    #expect(
      last == [
        "At home       AddUp, 15 min", "Tick what you can do:", "[ ]  14 Deps1: break a ring.",
      ])
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
        ["--minutes", "39", "AddUp", "Swap"],
        "AddUp, Swap: that takes 40 minutes with breaks, and there are 39."
      ),
      (["--minutes", "29"], "AddUp: that takes 30 minutes with breaks, and there are 29."),
      (
        ["--minutes", "20", "14"], "14 Deps1: that takes 37 minutes with breaks, and there are 20."
      ),
      (["--minutes", "1", "Swap"], "Swap: that takes 25 minutes with breaks, and there are 1."),
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
      (["--minutes", "90", "14", "AddUp"], "Name chapters or exercises, not both."),
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
