import Book
import ExerciseTestSupport

/// Faults that show before an answer is judged.
extension PlantedFault {
  private static let notStub =
    "Exercise.swift: It is not the stub of Solution.swift: workshop verify --bless AddUp"
  private static let notSealed =
    "It is not as Notes.md seals it. If that is meant: workshop verify --bless AddUp"

  static let ofForm = [
    PlantedFault("none") { _ in },
    PlantedFault(
      "the stub is not the solution's", in: "Exercise.swift", "adds", "it adds", notStub),
    PlantedFault("the tasks are missing", "Tasks.md: It is missing.") {
      $0.files["Tasks.md"] = nil
    },
    PlantedFault(
      "nothing but tasks and wrong answers", "Exercise.swift: It is missing.",
      "Solution.swift: It is missing.", "Checks.swift: It is missing."
    ) { fake in
      for name in ["Exercise", "Solution", "Checks"] { fake.files["\(name).swift"] = nil }
    },
    PlantedFault("the wrong answers are missing", "WrongAnswers.md: It is missing.") {
      $0.files["WrongAnswers.md"] = nil
    },
    PlantedFault("the notes are missing", "Notes.md: It is missing.") {
      $0.files["Notes.md"] = nil
    },
    PlantedFault(
      "stray files", "Why.md: This file belongs to no exercise.",
      "Given/notes.txt: This file belongs to no exercise.",
      "Given/notes.txt: \(notSealed)"
    ) { fake in
      for name in ["Why.md", "Given/notes.txt"] { fake.files[name] = "" }
    },
    PlantedFault(
      "the checks are changed", in: "Checks.swift", "It adds.", "It adds!",
      "Checks.swift: \(notSealed)"),
    PlantedFault(
      "too few wrong answers", "WrongAnswers.md: Task 2 has 1 wrong answers; it needs 2."
    ) {
      $0.replace(
        FakeExercise.wrong("doubles once", fails: "doubles", "doubles fails"), with: "",
        in: "WrongAnswers.md")
    },
    PlantedFault("too many", "WrongAnswers.md: It has 9 wrong answers, and may have 8.") { fake in
      for number in 1...5 {
        fake.files["WrongAnswers.md"]? +=
          FakeExercise.wrong("adds \(number)", fails: "adds", "adds fails")
      }
    },
    PlantedFault(
      "a wrong answer for a check that is not there", in: "WrongAnswers.md",
      "fails doubles", "fails halves", "WrongAnswers.md:25: There is no check 'halves'.",
      "WrongAnswers.md:36: There is no check 'halves'.",
      "WrongAnswers.md: Task 2 has 0 wrong answers; it needs 2."),
    PlantedFault(
      "a task that is too long", in: "Tasks.md", "Do it: Add.",
      String(repeating: "Add. ", count: 111), "Tasks.md: Task 1 has 111 words, and may have 110."),
    PlantedFault(
      "a task that the solution does not solve", "Solution.swift: There is no part '// TASK 2: …'.",
      "WrongAnswers.md:31: Here what the edit replaces stands 0 times in "
        + "\(FakeExercise.addUp.exercise.solution), not once.",
      "WrongAnswers.md:42: Here what the edit replaces stands 0 times in "
        + "\(FakeExercise.addUp.exercise.solution), not once.",
      "WrongAnswers.md: Task 2 has 0 wrong answers; it needs 2.",
      "Solution.swift: tasks 1 to 2: 'doubles' must pass. expected 1, found 0"
    ) { $0.solve("// TASK 1: Add.\nadds passes\n// STUB\n// adds fails\n// END\n") },
    PlantedFault(
      "a task without a check", "Checks.swift: Task 2 has no check.",
      "WrongAnswers.md: Task 2 has 0 wrong answers; it needs 2.",
      "Solution.swift: task 1: 'doubles' must pass. expected 1, found 0"
    ) { fake in
      fake.replace("}\n\nstruct Task2 {", with: "", in: "Checks.swift")
      fake.sealAgain()
    },
    PlantedFault(
      "checks and parts of a task that is not there", "Tasks.md: There is no task 2."
    ) { fake in
      fake.files["Tasks.md"] = fake.files["Tasks.md"]?.split(separator: "## Task 2").first
        .map(String.init)
      let notes = fake.files["Notes.md"] ?? ""
      fake.files["Notes.md"] =
        (notes.split(separator: "## Task 2\n")[0] + "## Sealed\n"
          + notes.split(separator: "## Sealed\n")[1])
    },
  ]
}
