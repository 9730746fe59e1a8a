import Book
import ExerciseTestSupport
import TestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

@Suite("`TaskPage`")
struct TaskPageTests {
  private static let exercise = FakeExercise.addUp.exercise
  private static let tasks = """
    # Add up

    A story
    of two lines.

    And more.

    ## Task 1: Add A and B

    Add what
    they deliver:
    - all of A,
      not some
    - and B

    ## Task 2: Double

    Double it.

    """
  private static let notes = """
    # Notes on Add up

    ## Task 1

    - minutes: 10
    - teaches: adding, asking
    - needs: nothing
    - hint: gentle
    - hint: plainer,
      in two lines
    - hint: plain
    - learned: Learned this.
    - say: Say this.
    - goes wrong: This. Ask: why?

    ## Task 2

    - minutes: 120
    - teaches: doubling
    - needs: adding, asking
    - hint: a
    - hint: b
    - hint: c
    - learned: Learned that.
    - say: Say that.
    - goes wrong: That.

    ## Sealed

    | file | hash |
    | --- | --- |
    | Checks.swift | `00112233445566ff` |
    | Given/A.swift | `8899aabbccddeeff` |

    """

  private func page(_ tasks: String = tasks, _ notes: String = notes) throws(ToolError) -> TaskPage
  {
    let files = InMemoryFiles([
      "/play/\(Self.exercise.tasks)": tasks, "/play/\(Self.exercise.notes)": notes,
    ])
    return try TaskPage(of: Self.exercise, in: Checkout(root: "/play", files: files))
  }

  @Test(
    "The duration of an exercise is rounded to five minutes, and says so",
    arguments: [(5, "15 min"), (6, "about 15 min"), (9, "about 20 min"), (10, "20 min")])
  func duration(secondTask: Int, told: String) throws {
    var fake = FakeExercise.addUp
    fake.replace("minutes: 5\n", with: "minutes: \(secondTask)\n", in: "Notes.md")
    let page = try TaskPage(of: fake.exercise, in: FakeWorkshop(exercises: [fake]).checkout)
    #expect(page.duration == told)
  }

  @Test("`TaskPage` reads a complete Tasks.md and Notes.md")
  func whole() throws {
    let page = try page()
    #expect(page.title == "Add up" && page.minutes == 130)
    #expect(page.story == "A story of two lines.\n\nAnd more.")
    #expect(
      page.seals == ["Checks.swift": "00112233445566ff", "Given/A.swift": "8899aabbccddeeff"])
    let read = page.tasks.map { task in
      [task.id, task.title, task.text, "\(task.minutes)", task.learned, task.say, task.goesWrong]
        + task.teaches + ["-"] + task.needs + ["-"] + task.hints
    }
    let first = "Add what they deliver:\n- all of A, not some\n- and B"
    #expect(
      read == [
        ["AddUp.1", "Add A and B", first, "10", "Learned this.", "Say this.", "This. Ask: why?"]
          + ["adding", "asking", "-", "-", "gentle", "plainer, in two lines", "plain"],
        ["AddUp.2", "Double", "Double it.", "120", "Learned that.", "Say that.", "That."]
          + ["doubling", "-", "adding", "asking", "-", "a", "b", "c"],
      ])
  }

  @Test("`TaskPage` excludes code from its word count")
  func code() throws {
    let code = "```swift\nif a {\n\n  b()  // 1\n}\n```"
    let text = "Double it.\n<!-- declarations -->\n\(code)\nThen stop."
    let task = try page(Self.tasks.replacing("Double it.", with: text)).tasks[1]
    let lines = ["if a {", "", "  b()  // 1", "}"].map { "    \($0)" }.joined(separator: "\n")
    #expect(task.text == "Double it.\n\n\(lines)\n\nThen stop.")
    #expect(task.words == 4)
  }

  private static let mistakes: [(old: String, new: String, said: String)] = [
    ("# Add up\n", "", ":1: The page must begin with '# Title'."),
    ("# Add up", "\n# Add up", ":1: The page must begin with '# Title'."),
    ("## Task 1:", "## Task 2:", ":8: This heading must be that of task 1."),
    ("## Task 2:", "## Task 1:", ":16: This heading must be that of task 2."),
    ("## Task 2: Double", "## Double", ":16: Headings must be 'Task N: Title'."),
    ("Double it.\n", "", ":16: Add a text below this heading."),
  ]

  @Test("`TaskPage` reports errors in Tasks.md with their line", arguments: mistakes)
  func mistake(old: String, new: String, said: String) throws {
    try #require(Self.tasks.contains(old))
    let text = Self.tasks.replacing(old, with: new, maxReplacements: 1)
    #expect(throws: ToolError("\(Self.exercise.tasks)\(said)")) { try page(text) }
  }

  private static let otherHeading =
    "Headings must be 'Task N', in order, or 'Sealed'."
  private static let mistakesInNotes: [(old: String, new: String, said: String)] = [
    ("# Notes on Add up\n", "", ":1: The page must begin with '# Title'."),
    ("## Task 1", "## Task 2", ":3: \(otherHeading)"),
    ("## Sealed", "## Others", ":28: \(otherHeading)"),
    ("- minutes: 10\n", "", ":3: Expected one '- minutes: …', found 0."),
    (
      "- minutes: 10\n", "- minutes: 10\n- minutes: 11\n",
      ":3: Expected one '- minutes: …', found 2."
    ),
    ("minutes: 120", "minutes: 121", ":16: 'minutes' must be from 1 to 120."),
    ("minutes: 10\n", "minutes: ten\n", ":3: 'minutes' must be from 1 to 120."),
    ("- hint: b\n", "", ":16: Expected three hints, found 2."),
    ("- teaches: doubling\n", "", ":16: Expected one '- teaches: …', found 0."),
    ("- needs: nothing\n", "", ":3: Expected one '- needs: …', found 0."),
    ("- learned: Learned this.\n", "", ":3: Expected one '- learned: …', found 0."),
    ("- say: Say this.\n", "", ":3: Expected one '- say: …', found 0."),
    ("- goes wrong: That.\n", "", ":16: Expected one '- goes wrong: …', found 0."),
    (
      "- say: Say this.", "- tell: Say this.",
      ":3: Unknown item '- tell:'. Known: minutes, teaches, needs, hint, learned, say, goes wrong."
    ),
    ("- hint: c", "c", ":16: Expected '- name: text', found 'c'."),
    ("- say: Say that.", "- say:", ":16: Expected '- name: text', found '- say:'."),
  ]

  @Test("`TaskPage` reports errors in Notes.md with their line", arguments: mistakesInNotes)
  func mistakeInNotes(old: String, new: String, said: String) throws {
    try #require(Self.notes.contains(old))
    let text = Self.notes.replacing(old, with: new, maxReplacements: 1)
    #expect(throws: ToolError("\(Self.exercise.notes)\(said)")) { try page(Self.tasks, text) }
  }

  @Test("`TaskPage` rejects a page without tasks, and tasks without notes")
  func noTask() {
    #expect(throws: ToolError("\(Self.exercise.tasks): Missing '## Task 1: Title'.")) {
      try page("# Add up\n\nA story.\n")
    }
    #expect(throws: ToolError("\(Self.exercise.notes): Missing '## Task 1'.")) {
      try page(Self.tasks, "# Notes on Add up\n")
    }
  }
}
