import Book
import ExerciseTestSupport
import Testing

@testable import ExerciseKit

@Suite("The order of the exercises")
struct CourseTests {
  private func fake(
    _ chapter: Int, _ name: String, teaches: String, needs: String = "nothing"
  ) -> FakeExercise {
    let task = FakeTask(title: "Do", teaches: teaches, needs: needs)
    return FakeExercise(chapter, "Deps\(chapter)", name, [task])
  }

  private func names(_ exercises: [FakeExercise]) throws -> [String] {
    try Course(of: .fake(exercises)).pages.map(\.exercise.name)
  }

  @Test("Exercises come chapter by chapter, and by name within one")
  func chapters() throws {
    let names = try names([
      fake(16, "A", teaches: "a"), fake(15, "C", teaches: "c"), fake(14, "D", teaches: "d"),
      fake(15, "B", teaches: "b", needs: "d"),
    ])
    #expect(names == ["D", "B", "C", "A"])
  }

  @Test("Within a chapter an exercise comes after those that teach what it needs")
  func needs() throws {
    let names = try names([
      fake(14, "A", teaches: "last", needs: "middle, first"),
      fake(14, "B", teaches: "middle", needs: "first"), fake(14, "C", teaches: "alone"),
      fake(14, "D", teaches: "first"),
    ])
    #expect(names == ["C", "D", "B", "A"])
  }

  @Test("What an exercise teaches itself, it needs from no other")
  func ownNeeds() throws {
    let alone = FakeExercise(
      14, "Deps14", "A",
      [
        FakeTask(title: "One", teaches: "adding"),
        FakeTask(title: "Two", teaches: "more", needs: "adding"),
      ])
    #expect(try names([fake(14, "B", teaches: "adding"), alone]) == ["A", "B"])
  }

  @Test("Exercises that need each other are all there")
  func circle() throws {
    let names = try names([
      fake(14, "A", teaches: "a", needs: "b"), fake(14, "B", teaches: "b", needs: "a"),
      fake(15, "C", teaches: "c"),
    ])
    #expect(names == ["A", "B", "C"])
  }

  @Test("A need that nothing before teaches is named with its task")
  func problems() throws {
    let late = FakeExercise(
      14, "Deps14", "A",
      [
        FakeTask(title: "One", teaches: "adding", needs: "doubling, reading"),
        FakeTask(title: "Two", teaches: "doubling", needs: "adding"),
      ])
    let other = fake(15, "B", teaches: "writing", needs: "doubling, writing")
    #expect(
      try Course(of: .fake([late, other])).problems().map(\.description) == [
        "Chapters/14-Deps14/Exercises/A/Tasks.md: "
          + "A.1 needs 'doubling', which nothing before teaches.",
        "Chapters/14-Deps14/Exercises/A/Tasks.md: "
          + "A.1 needs 'reading', which nothing before teaches.",
        "Chapters/15-Deps15/Exercises/B/Tasks.md: "
          + "B.1 needs 'writing', which nothing before teaches.",
      ])
  }

  @Test("A course in which everything is taught before it is needed has no problems")
  func noProblems() throws {
    #expect(try Course(of: .fake([.addUp, .swap])).problems() == [])
  }

  struct Step: Sendable, CustomTestStringConvertible {
    let solved: [String]
    let after: String?
    let next: String?

    var testDescription: String { "after \(after ?? "-"), solved \(solved)" }
  }

  @Test(
    "The next one is the first unsolved behind the current one, or else before it",
    arguments: [
      Step(solved: [], after: nil, next: "A"),
      Step(solved: ["A.1"], after: nil, next: "B"),
      Step(solved: [], after: "A", next: "B"),
      Step(solved: ["B.1"], after: "A", next: "C"),
      Step(solved: ["A.1"], after: "C", next: "B"),
      Step(solved: [], after: "C", next: "A"),
      Step(solved: ["A.1", "C.1"], after: "B", next: nil),
      Step(solved: ["A.1", "C.1"], after: nil, next: "B"),
      Step(solved: ["A.1", "B.1", "C.1"], after: nil, next: nil),
    ])
  func next(step: Step) throws {
    let fakes = ["A", "B", "C"].map { fake(14, $0, teaches: $0) }
    let checkout = Checkout.fake(fakes)
    let lines = step.solved.map { "solved \($0) 00000000\n" }.joined()
    try checkout.files.write(lines, to: "/play/.workshop/progress.txt")
    let current = fakes.first { $0.exercise.name == step.after }?.exercise
    let course = try Course(of: checkout)
    let next = course.next(after: current, try LearnerProgress(of: checkout))
    #expect(next?.name == step.next)
  }

  @Test("An exercise with an unsolved task is not solved")
  func partly() throws {
    let checkout = Checkout.fake([.addUp, .swap])
    try checkout.files.write("solved AddUp.1 00000000\n", to: "/play/.workshop/progress.txt")
    let course = try Course(of: checkout)
    #expect(course.next(try LearnerProgress(of: checkout))?.name == "AddUp")
    #expect(!course.pages[0].isSolved(try LearnerProgress(of: checkout)))
  }
}
