import Book
import Testing

@Suite("What verify says of an exercise's form")
struct ExerciseFormTests {
  private static let notStub =
    "Exercise.swift: It is not the stub of Solution.swift: workshop verify --bless AddUp"
  private static let notSealed =
    "It is not as Tasks.md seals it. If that is meant: workshop verify --bless AddUp"

  private static let faults = [
    PlantedFault("none") { _ in },
    PlantedFault(
      "the stub is not the solution's", in: "Exercise.swift", "adds", "it adds", notStub),
    PlantedFault("the tasks are missing", "Tasks.md: It is missing.") {
      $0.files["Tasks.md"] = nil
    },
    PlantedFault(
      "nothing but tasks and traps", "Exercise.swift: It is missing.",
      "Solution.swift: It is missing.", "Checks.swift: It is missing."
    ) { fake in
      for name in ["Exercise", "Solution", "Checks"] { fake.files["\(name).swift"] = nil }
    },
    PlantedFault(
      "stray files", "Notes.md: This file belongs to no exercise.",
      "Given/notes.txt: This file belongs to no exercise.",
      "Traps/why.md: This file belongs to no exercise.",
      "Given/notes.txt: \(notSealed)",
      "Traps/why.md:1: A trap begins '// Fails CHECK: why.'."
    ) { fake in
      for name in ["Notes.md", "Given/notes.txt", "Traps/why.md"] { fake.files[name] = "" }
    },
    PlantedFault(
      "the checks are changed", in: "Checks.swift", "It adds.", "It adds!",
      "Checks.swift: \(notSealed)"),
    PlantedFault(
      "a given file is changed", in: "Given/Number.swift", "1", "2",
      "Given/Number.swift: \(notSealed)"),
    PlantedFault("a given file is gone", "Given/Number.swift: \(notSealed)") {
      $0.files["Given/Number.swift"] = nil
    },
    PlantedFault("a given file is new", "Given/Own.swift: \(notSealed)") {
      $0.files["Given/Own.swift"] = ""
    },
    PlantedFault(
      "two hints", in: "Tasks.md", "- hint: plain 1\n", "",
      "Tasks.md:5: A task has three hints, here are 2."),
    PlantedFault(
      "no minutes", in: "Tasks.md", "- minutes: 5\n", "",
      "Tasks.md:18: A task has one '- minutes: …', here are 0."),
    PlantedFault(
      "no note on what to say", in: "Tasks.md", "- say: say 1\n", "",
      "Tasks.md:5: A task has one '- say: …', here are 0."),
    PlantedFault(
      "no note on what goes wrong", in: "Tasks.md", "- goes wrong: wrong 2\n", "",
      "Tasks.md:18: A task has one '- goes wrong: …', here are 0."),
    PlantedFault("too few traps", ": Task 2 has 2 traps; it needs 3.") {
      $0.files["Traps/doublesB.swift"] = nil
    },
    PlantedFault(
      "a trap for a check that is not there", in: "Traps/addsB.swift", "Fails adds", "Fails subs",
      "Traps/addsB.swift:1: There is no check 'subs'.", ": Task 1 has 2 traps; it needs 3."),
    PlantedFault(
      "a trap that does not say what it is", in: "Traps/addsB.swift", "// Fails adds: why.\n", "",
      "Traps/addsB.swift:1: A trap begins '// Fails CHECK: why.'.",
      ": Task 1 has 2 traps; it needs 3."),
    PlantedFault(
      "a trap that does not say why", in: "Traps/addsB.swift", ": why.", ": ",
      "Traps/addsB.swift:1: A trap begins '// Fails CHECK: why.'.",
      ": Task 1 has 2 traps; it needs 3."),
    PlantedFault(
      "a task that the solution does not solve", "Solution.swift: There is no part '// TASK 2: …'.",
      "Solution.swift: tasks 1 to 2: 'doubles' must pass. expected 1, found 0"
    ) { fake in
      fake.files["Solution.swift"] =
        "// TASK 1: Add.\nadds passes\n// STUB\n// adds fails\n// END\n"
      fake.files["Exercise.swift"] = "// TASK 1: Add.\nadds fails\n// END\n"
    },
    PlantedFault(
      "a task without a check", "Checks.swift: Task 2 has no check.",
      ": Task 2 has 0 traps; it needs 3.",
      "Solution.swift: task 1: 'doubles' must pass. expected 1, found 0"
    ) { fake in
      fake.replace("}\n\nstruct Task2 {", with: "", in: "Checks.swift")
      fake.sealAgain()
    },
    PlantedFault(
      "checks and parts of a task that is not there", "Tasks.md: There is no task 2."
    ) { fake in
      let (start, end) = ("## Task 2: Double\n", "## Sealed\n")
      let page = fake.files["Tasks.md"] ?? ""
      fake.files["Tasks.md"] =
        (page.split(separator: start)[0] + end + page.split(separator: end)[1])
    },
  ]

  @Test("Each fault of form is told", arguments: faults)
  func form(fault: PlantedFault) async throws {
    let problems = try await fault.problems()
    #expect(problems == fault.told)
  }
}
