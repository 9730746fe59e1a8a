import Book
import ExerciseTestSupport
import TestSupport
import Testing

@testable import ExerciseKit

@Suite("The order of the exercises")
struct CourseTests {
  private static func fake(
    _ chapter: Int, _ name: String, teaches: String, needs: String = "nothing"
  ) -> FakeExercise {
    let task = FakeTask(title: "Do", teaches: teaches, needs: needs)
    return FakeExercise(chapter, "Deps\(chapter)", name, [task])
  }

  /// It teaches itself what its second task needs.
  private static let alone = FakeExercise(
    14, "Deps14", "A",
    [
      FakeTask(title: "One", teaches: "adding"),
      FakeTask(title: "Two", teaches: "more", needs: "adding"),
    ])

  private static let courses: [([FakeExercise], [String])] = [
    (
      [
        fake(16, "A", teaches: "a"), fake(15, "C", teaches: "c"), fake(14, "D", teaches: "d"),
        fake(15, "B", teaches: "b", needs: "d"),
      ], ["D", "B", "C", "A"]
    ),
    (
      [
        fake(14, "A", teaches: "last", needs: "middle, first"),
        fake(14, "B", teaches: "middle", needs: "first"), fake(14, "C", teaches: "alone"),
        fake(14, "D", teaches: "first"),
      ], ["C", "D", "B", "A"]
    ),
    ([fake(14, "B", teaches: "adding"), alone], ["A", "B"]),
    // They need each other, and are all there.
    (
      [
        fake(14, "A", teaches: "a", needs: "b"), fake(14, "B", teaches: "b", needs: "a"),
        fake(15, "C", teaches: "c"),
      ], ["A", "B", "C"]
    ),
  ]

  @Test(
    "Exercises come by chapter, within one after those that teach what they need, and by name",
    arguments: courses)
  func order(exercises: [FakeExercise], names: [String]) throws {
    #expect(try Course(of: .fake(exercises)).pages.map(\.exercise.name) == names)
  }

  @Test("A need that nothing before teaches is named with its task")
  func problems() throws {
    let late = FakeExercise(
      14, "Deps14", "A",
      [
        FakeTask(title: "One", teaches: "adding", needs: "doubling, reading"),
        FakeTask(title: "Two", teaches: "doubling", needs: "adding"),
      ])
    let other = Self.fake(15, "B", teaches: "writing", needs: "doubling, writing")
    #expect(
      try Course(of: .fake([late, other])).problems().map(\.description) == [
        "Chapters/14-Deps14/Exercises/A/Notes.md: "
          + "A.1 needs 'doubling', which nothing before teaches.",
        "Chapters/14-Deps14/Exercises/A/Notes.md: "
          + "A.1 needs 'reading', which nothing before teaches.",
        "Chapters/15-Deps15/Exercises/B/Notes.md: "
          + "B.1 needs 'writing', which nothing before teaches.",
      ])
  }

  @Test("The chapter's guide says of each exercise how many minutes its tasks take")
  func minutesInGuides() throws {
    let checkout = TestCheckout.checkout
    let pages = try Course(of: checkout).pages
    try #require(pages.count > 30)
    for page in pages {
      let guide = try checkout.read(page.exercise.chapter.guide)
      let words = try Regex("\\(Exercises/\(page.exercise.name)/Tasks\\.md\\)\\D*(\\d+) minutes")
      let said = guide.firstMatch(of: words)?[1].substring.map(String.init)
      #expect(said == "\(page.minutes)", "\(page.exercise.name)")
    }
  }

  @Test(
    "The next one is the first unsolved behind the current one, or else before it",
    arguments: [
      ([], nil, "A"),
      (["A.1"], nil, "B"),
      ([], "A", "B"),
      (["B.1"], "A", "C"),
      (["A.1"], "C", "B"),
      ([], "C", "A"),
      (["A.1", "C.1"], "B", nil),
      (["A.1", "C.1"], nil, "B"),
      (["A.1", "B.1", "C.1"], nil, nil),
    ] as [([String], String?, String?)])
  func next(solved: [String], after: String?, name: String?) throws {
    let fakes = ["A", "B", "C"].map { Self.fake(14, $0, teaches: $0) }
    let checkout = Checkout.fake(fakes)
    let lines = solved.map { "solved \($0) 00000000\n" }.joined()
    try checkout.files.write(lines, to: "/play/.workshop/progress.txt")
    let current = fakes.first { $0.exercise.name == after }?.exercise
    let course = try Course(of: checkout)
    let next = course.next(after: current, try LearnerProgress(of: checkout))
    #expect(next?.name == name)
  }
}
