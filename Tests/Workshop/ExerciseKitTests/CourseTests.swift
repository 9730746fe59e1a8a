import ExerciseTestSupport
import TestSupport
import Testing

@testable import ExerciseKit

@Suite("`Course`: the order of the exercises")
struct CourseTests {
  private static func fake(
    _ chapter: Int, _ name: String, teaches: String, needs: String = "nothing"
  ) -> FakeExercise {
    FakeExercise(
      chapter, "Deps\(chapter - 13)", name, FakeTask("Do", teaches: teaches, needs: needs))
  }

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
    // The exercise itself teaches what its second task needs.
    (
      [
        fake(14, "B", teaches: "adding"),
        FakeExercise(
          14, "Deps1", "A", FakeTask("One", teaches: "adding"),
          FakeTask("Two", teaches: "more", needs: "adding")),
      ], ["A", "B"]
    ),
    // Exercises that need each other are all in the course.
    (
      [
        fake(14, "A", teaches: "a", needs: "b"), fake(14, "B", teaches: "b", needs: "a"),
        fake(15, "C", teaches: "c"),
      ], ["A", "B", "C"]
    ),
  ]

  @Test(
    "`Course` orders exercises by chapter, then prerequisites, then name",
    arguments: courses)
  func order(exercises: [FakeExercise], names: [String]) throws {
    let course = try Course(of: FakeWorkshop(exercises: exercises).checkout)
    #expect(course.pages.map(\.exercise.name) == names)
  }

  @Test("`Course` orders the exercises of a chapter as its guide does, unless one needs another")
  func guideOrder() throws {
    let exercises = [
      Self.fake(14, "A", teaches: "a", needs: "c"), Self.fake(14, "B", teaches: "b"),
      Self.fake(14, "C", teaches: "c"), Self.fake(14, "D", teaches: "d"),
    ]
    let links = ["D", "A", "C"].map { "[\($0)](Exercises/\($0)/Tasks.md)" }
    let guide = ["Chapters/14-Deps1/README.md": links.joined(separator: ", ")]
    let course = try Course(of: FakeWorkshop(exercises: exercises, changed: guide).checkout)
    #expect(course.pages.map(\.exercise.name) == ["D", "C", "A", "B"])
  }

  @Test("`Course` reports a task that needs what no earlier task teaches")
  func problems() throws {
    let late = FakeExercise(
      14, "Deps1", "A", FakeTask("One", teaches: "adding", needs: "doubling, reading"),
      FakeTask("Two", teaches: "doubling", needs: "adding"))
    let other = Self.fake(15, "B", teaches: "writing", needs: "doubling, writing")
    let course = try Course(of: FakeWorkshop(exercises: [late, other]).checkout)
    #expect(
      course.problems().map(\.description) == [
        "\(late.exercise.notes): A.1 needs 'doubling', which no earlier task teaches.",
        "\(late.exercise.notes): A.1 needs 'reading', which no earlier task teaches.",
        "\(other.exercise.notes): B.1 needs 'writing', which no earlier task teaches.",
      ])
  }

  @Test("Each guide states its exercises' minutes, rounded to five")
  func minutesInGuides() throws {
    let pages = try Course(of: TestCheckout.checkout).pages
    try #require(pages.count > 30)
    for page in pages {
      let guide = try TestCheckout.read(page.exercise.chapter.guide)
      let words = try Regex("\\(Exercises/\(page.exercise.name)/Tasks\\.md\\)\\D*(\\d+) minutes")
      let said = guide.firstMatch(of: words)?[1].substring.flatMap { Int($0) }
      #expect(said == max(5, (page.minutes + 2) / 5 * 5), "\(page.exercise.name)")
    }
  }
}
