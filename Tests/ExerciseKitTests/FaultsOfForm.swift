import Book

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
      "nothing but tasks and traps", "Exercise.swift: It is missing.",
      "Solution.swift: It is missing.", "Checks.swift: It is missing."
    ) { fake in
      for name in ["Exercise", "Solution", "Checks"] { fake.files["\(name).swift"] = nil }
    },
    PlantedFault("the notes are missing", "Notes.md: It is missing.") {
      $0.files["Notes.md"] = nil
    },
    PlantedFault(
      "stray files", "Why.md: This file belongs to no exercise.",
      "Given/notes.txt: This file belongs to no exercise.",
      "Traps/why.md: This file belongs to no exercise.",
      "Given/notes.txt: \(notSealed)",
      "Traps/why.md:1: A trap begins '// Fails CHECK: why.'."
    ) { fake in
      for name in ["Why.md", "Given/notes.txt", "Traps/why.md"] { fake.files[name] = "" }
    },
    PlantedFault(
      "the checks are changed", in: "Checks.swift", "It adds.", "It adds!",
      "Checks.swift: \(notSealed)"),
    PlantedFault("too few traps", ": Task 2 has 2 traps; it needs 3.") {
      $0.files["Traps/doublesB.swift"] = nil
    },
    PlantedFault(
      "a trap for a check that is not there", in: "Traps/addsB.swift", "Fails adds", "Fails subs",
      "Traps/addsB.swift:1: There is no check 'subs'.", ": Task 1 has 2 traps; it needs 3."),
    PlantedFault(
      "a trap with a part that the solution has not", in: "Traps/addsB.swift", "Add.", "Sum.",
      "Traps/addsB.swift:2: The solution has no part '// TASK 1: Sum.', or it stands above.",
      ": Task 1 has 2 traps; it needs 3."),
    PlantedFault(
      "a task that the solution does not solve", "Solution.swift: There is no part '// TASK 2: …'.",
      "Solution.swift: tasks 1 to 2: 'doubles' must pass. expected 1, found 0",
      "Traps/addsB.swift:1: It fails checks that it does not name: doubles."
    ) { $0.solve("// TASK 1: Add.\nadds passes\n// STUB\n// adds fails\n// END\n") },
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
      fake.files["Tasks.md"] = fake.files["Tasks.md"]?.split(separator: "## Task 2").first
        .map(String.init)
      let notes = fake.files["Notes.md"] ?? ""
      fake.files["Notes.md"] =
        (notes.split(separator: "## Task 2\n")[0] + "## Sealed\n"
          + notes.split(separator: "## Sealed\n")[1])
    },
  ]
}
