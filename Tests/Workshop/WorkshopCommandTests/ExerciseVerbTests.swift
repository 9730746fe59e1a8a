import ExerciseKit
import ExerciseTestSupport
import Foundation
import Testing
import ToolSupport

private let file = FakeExercise.addUp.exercise.file
private let folder = FakeExercise.addUp.exercise.folder
private let progress = ".workshop/progress.txt"
private let kept = ".workshop/kept/AddUp"

@Suite("Exercise verbs: `start`, `check`, `hint`, `undo` and others")
struct ExerciseVerbTests {
  @Test(
    "Each exercise verb prints the output of its example session",
    arguments: tasks + checks + keeping + wrong + misuses)
  func session(_ session: Session) async throws { try await session.check() }

  private static let tasks = [
    Session(
      "start shows the tasks, keeps an edited file and creates a missing one",
      """
      $ start addup
      AddUp: The title of AddUp, 15 min

      A story.

      Task 1: Add, 10 min
        Do it: Add.

      Task 2: Double, 5 min
        Do it: Double.

      Edit    Chapters/14-Deps1/Exercises/AddUp/Exercise.swift
      Then    swift run workshop watch
      $ started
      $ write \(progress) solved AddUp.1 00000000;
      $ write \(file) mine
      $ start AddUp
      …
      Solved  1
      …
      $ cat \(file)
      mine
      $ rm \(file)
      $ start AddUp
      …
      $ cat \(file)
      // AddUp, solved.
      …
      doubles fails
      // END
      $ cat \(progress)
      solved AddUp.1 00000000
      current AddUp
      """),
    Session(
      "start marks solved tasks and fits 40 columns", width: 40,
      """
      $ write \(progress) solved AddUp.1 00000000;
      $ start AddUp
      AddUp: The title of AddUp, 15 min
      …
      Solved  1
      Edit
        Chapters/14-Deps1/Exercises/AddUp/Exercise.swift
      Then    swift run workshop watch
      """),
    Session(
      "Verbs without a name use the current or the first unsolved exercise",
      [
        ("", "AddUp"), ("current Swap", "Swap"), ("current Gone", "AddUp"),
        ("solved AddUp.1 0; solved AddUp.2 0", "Swap"), ("solved AddUp.1 0", "AddUp"),
        ("current AddUp; solved AddUp.1 0; solved AddUp.2 0", "AddUp"),
      ].map { facts, name in
        "$ write \(progress) \(facts)\n$ start\n\(name): The title of \(name), "
          + (name == "Swap" ? "10 min" : "15 min") + "\n…"
      }.joined(separator: "\n")),
    Session(
      "progress.txt keeps unknown lines and ignores them",
      """
      $ write \(progress) my own note; solved AddUp.10 0; solved; Current Swap; solved Gone.1 0;
      $ start
      AddUp: The title of AddUp, 15 min
      …
      $ cat \(progress)
      my own note
      solved AddUp.10 0
      solved
      Current Swap
      solved Gone.1 0
      current AddUp
      """),
    Session(
      "A corrupted progress.txt is reported and saved under another name",
      """
      $ write \(progress) s#lv/d AddUp.1 0;hin
      $ start
      ! workshop: .workshop/progress.txt is corrupted. Saved as .workshop/damaged-1.txt;
      ! progress reset. Please retry.
      [1]
      $ cat .workshop/damaged-1.txt
      s#lv/d AddUp.1 0
      hin
      $ start
      AddUp: The title of AddUp, 15 min
      …
      $ write \(progress) ?
      $ list
      …
      [1]
      $ ls .workshop
      damaged-1.txt
      damaged-2.txt
      """),
    Session(
      "next starts the next unsolved exercise, and wraps around",
      """
      $ next
      AddUp: The title of AddUp, 15 min
      …
      $ next
      Swap: The title of Swap, 10 min
      …
      $ next
      AddUp: The title of AddUp, 15 min
      …
      $ write \(progress) current AddUp; solved Swap.1 00000000;
      $ next
      All other exercises are solved. See: swift run workshop list
      $ cat \(progress)
      current AddUp
      solved Swap.1 00000000
      """),
    Session(
      "hint gives away more each time and repeats the last hint",
      """
      $ hint
      AddUp, task 1, hint 1 of 3: gentle 1
      $ hint
      AddUp, task 1, hint 2 of 3: plainer 1
      $ hint
      \(lastHint)
      $ hint
      \(lastHint)
      $ cat \(progress)
      …
      hints AddUp.1 3
      $ write \(progress) solved AddUp.1 0; solved AddUp.2 0; green AddUp 1 2
      $ reset AddUp
      …
      $ hint AddUp
      AddUp, task 1, hint 1 of 3: gentle 1
      """),
    Session(
      "hint looks at the text, whatever progress.txt has",
      [
        (
          "solved AddUp.1 0; solved AddUp.2 0; green AddUp 1 2",
          "AddUp, task 1, hint 1 of 3: gentle 1"
        ),
        ("hints AddUp.1 many", "AddUp, task 1, hint 1 of 3: gentle 1"),
        ("hints AddUp.1 -1", "AddUp, task 1, hint 1 of 3: gentle 1"),
        ("hints AddUp.1 9223372036854775807", lastHint),
      ].map { "$ write \(progress) \($0)\n$ hint AddUp\n\($1)" }.joined(separator: "\n")
        + "\n"
        + [
          ("adds passes", "AddUp, task 2, hint 1 of 3: gentle 2"),
          ("adds passes;doubles passes", "AddUp is solved. Next: swift run workshop next"),
          // Without a verdict, the tasks that were solved before still count.
          ("does not compile", "AddUp, task 2, hint 1 of 3: gentle 2"),
          ("does not fit", "AddUp, task 2, hint 1 of 3: gentle 2"),
        ].map {
          "$ write \(progress) solved AddUp.1 0\n$ write \(file) \($0)\n$ hint AddUp\n\($1)"
        }.joined(separator: "\n")),
    Session(
      "solution asks before it shows an unsolved exercise",
      """
      $ solution Swap < n
      ! Show the whole solution of Swap? (y/n)
      ! workshop: Solution not shown. Want a hint instead? swift run workshop hint Swap.
      ! To skip the question: swift run workshop solution Swap --yes
      [1]
      $ solution Swap < Yes
      // TASK 1: Swap.
      swaps passes
      // END
      ! Show the whole solution of Swap? (y/n)
      $ solution Swap
      …
      [1]
      $ write \(progress) solved Swap.1 00000000
      $ solution Swap
      // TASK 1: Swap.
      swaps passes
      // END
      """),
    Session(
      "solution and diff change nothing",
      """
      $ diff Swap
      Differences ('-' yours, '+' ours):
      Exercise.swift:2
        // TASK 1: Swap.
      - swaps fails
      + swaps passes
        // END
      $ diff AddUp
      …
      Exercise.swift:8
        // TASK 2: Double.
      - doubles fails
      …
      $ solution Swap --yes
      // TASK 1: Swap.
      swaps passes
      // END
      $ ls .workshop
      none
      $ write \(FakeExercise.swap.exercise.file) // TASK 1: Swap.;swaps passes;// END;
      $ diff Swap
      Identical to our solution
      """),
  ]

  private static let lastHint =
    "AddUp, task 1, hint 3 of 3: plain 1 Last hint. The solution:\n"
    + "swift run workshop solution AddUp"

  private static let slowWay = """
    Checked with 'swift test' (slower): 'swiftc -frontend -print-target-info' prints
    no compiler path.
    """

  private static let checks = [
    Session(
      "check shows every task and the next step, and records solved tasks",
      """
      $ write \(file) adds passes
      $ check AddUp
      AddUp: 1 of 2 tasks solved
      ok Task 1: Add, 1 of 1
         Learned: learned 1
      NO Task 2: Double, 0 of 1
         no It doubles.
            expected 1
            found 0
            Checks.swift:8
      \(slowWay)

      Edit Chapters/14-Deps1/Exercises/AddUp/Exercise.swift, or get a hint:
      swift run workshop hint
      [1]
      $ cat \(progress)
      …
      green AddUp 1
      solved AddUp.1 dafe2832
      current AddUp
      """),
    Session(
      "check exits with 0 if all is solved; later mistakes lose no progress",
      """
      $ write \(file) adds passes, doubles passes
      $ check AddUp
      …

      Solved. Next: swift run workshop next
      $ write \(file) nothing
      $ check AddUp
      …
      [1]
      $ cat \(progress)
      …
      solved AddUp.1 0c29509f
      solved AddUp.2 0c29509f
      current AddUp
      green AddUp none
      $ write \(progress) current Swap
      $ check
      Swap: 0 of 1 tasks solved
      …
      [1]
      """),
    Session(
      "check makes a named exercise the current one",
      """
      $ write \(progress) current Swap
      $ check AddUp
      AddUp: 0 of 2 tasks solved
      …
      [1]
      $ check
      AddUp: 0 of 2 tasks solved
      …
      [1]
      $ check --all
      …
      [1]
      $ cat \(progress)
      current AddUp
      …
      """),
    Session(
      "undo restores the last version that passed a task",
      ["adds passes", "adds passes, x", "adds passes, doubles passes", "y", "adds passes"].map {
        "$ write \(file) \($0)\n$ check AddUp\n…\n" + ($0.contains("doubles") ? "" : "[1]\n")
      }.joined() + """
        $ ls \(kept)
        0001.swift
        0002.swift
        0003.swift
        $ cat \(kept)/0002.swift
        adds passes, doubles passes
        $ rm \(file)
        $ check AddUp
        AddUp: NOT CHECKED
          Chapters/14-Deps1/Exercises/AddUp/Exercise.swift cannot be read. Restore your
          version: swift run workshop undo AddUp
        …
        [1]
        $ undo AddUp
        …
        $ cat \(file)
        adds passes
        """),
    Session(
      "check --all prints one line per exercise",
      """
      $ write \(file) adds passes
      $ write \(FakeExercise.swap.exercise.file) it does not compile
      $ check --all
      AddUp                   ok no
      Swap                    DOES NOT COMPILE

      0 of 2 exercises solved
      [1]
      $ write \(FakeExercise.swap.exercise.file) swaps passes
      $ write \(file) adds passes, doubles passes
      $ check --all --package
      …

      2 of 2 exercises solved
      """),
    Session(
      "check --json prints the verdict as JSON",
      """
      $ write \(file) adds passes
      $ check AddUp --json
      {
        "exercise" : "AddUp",
      …
        "outcome" : "judged",
        "solved" : false,
      …
          {
            "checks" : [
              {
                "line" : 8,
                "name" : "doubles",
                "result" : "failed",
                "sentence" : "It doubles.",
                "words" : [
                  "expected 1, found 0"
                ]
              }
            ],
            "id" : "AddUp.2",
            "solved" : false,
            "title" : "Double"
          }
        ],
        "text" : "\(ContentHash("adds passes"))",
      …
      [1]
      """),
    Session(
      "check prints a verdict that it can't record", unwritable: ["/play/.workshop"],
      """
      $ write \(file) adds passes, doubles passes
      $ check AddUp
      AddUp: 2 of 2 tasks solved
      …
      ! workshop: The folder /play/.workshop cannot be created: read-only.
      [1]
      $ check --all --json
      …
          "exercise" : "Swap",
      …
      ! workshop: The folder /play/.workshop cannot be created: read-only.
      [1]
      """),
  ]

  private static let keeping = [
    Session(
      "reset restores the stub and saves the text; undo restores it, repeatedly",
      """
      $ undo AddUp
      ! workshop: Nothing to restore for AddUp: no version is saved.
      [1]
      $ reset AddUp
      Chapters/14-Deps1/Exercises/AddUp/Exercise.swift was reset.
      $ ls .workshop
      none
      $ write \(file) first
      $ write \(progress) solved AddUp.1 00000000
      $ reset AddUp
      Chapters/14-Deps1/Exercises/AddUp/Exercise.swift was reset. Your version is
      saved: swift run workshop undo AddUp
      $ cat \(progress)
      solved AddUp.1 00000000
      $ undo AddUp
      Restored your saved version 0001:
      Chapters/14-Deps1/Exercises/AddUp/Exercise.swift. No other version is saved.
      $ cat \(file)
      first
      $ undo AddUp
      ! workshop: Chapters/14-Deps1/Exercises/AddUp/Exercise.swift already has the only
      ! saved version. The original: swift run workshop reset AddUp
      [1]
      $ reset AddUp
      …
      $ ls \(kept)
      0001.swift
      $ write \(file) second
      $ undo AddUp
      Restored your saved version 0001:
      Chapters/14-Deps1/Exercises/AddUp/Exercise.swift. What it replaced is saved.
      Another undo restores version 0002.
      $ cat \(file)
      first
      $ undo AddUp
      …
      $ cat \(file)
      second
      $ rm \(file)
      $ undo AddUp
      …
      $ cat \(file)
      second
      $ rm \(file)
      $ reset AddUp
      …
      $ cat \(file)
      // AddUp, solved.
      …
      """)
  ]

  private static let wrong = [
    Session(
      "wrong lists mistakes, or prints one in full or as a diff",
      """
      $ wrong swap
      1 swaps one
        fails swaps: why.
        Ask: what?
      2 swaps none
        fails swaps: why.
        Ask: what?
      $ wrong AddUp 2
      // AddUp, solved.
      …
      adds fails
      …
      doubles passes
      // END
      $ wrong AddUp 2 --diff
      Differences ('-' our solution, '+' the wrong answer):
      - adds passes
      + adds fails
      """)
  ]

  private static let misuses = [
    Session(
      "An unknown exercise gets the nearest name, and nothing is written",
      ["start", "watch", "check", "hint", "solution", "diff", "reset", "undo", "wrong"].map {
        """
        $ \($0) AddOn
        ! workshop: No exercise 'AddOn'. Nearest: AddUp. See: swift run workshop list
        [2]

        """
      }.joined() + "$ ls .workshop\nnone"),
    Session(
      "A chapter's name or number selects its only exercise",
      files: other,
      ["Deps2", "15", "deps2"].map { "$ solution \($0) --yes\n// TASK 1: Swap.\n…\n" }.joined()
        + ["Deps1", "14"].map {
          "$ hint \($0)\n! workshop: 14 Deps1 has AddUp and Other.\n[2]"
        }.joined(separator: "\n")),
    Session(
      "start begins the first unsolved exercise of a chapter",
      files: other,
      """
      $ start 14
      AddUp: The title of AddUp, 15 min
      …
      $ started
      $ write \(progress) solved AddUp.1 0; solved AddUp.2 0;
      $ start Deps1
      Other: The title of Other, 10 min
      …
      $ started
      $ write \(progress) solved AddUp.1 0; solved AddUp.2 0; solved Other.1 0;
      $ start 14
      AddUp: The title of AddUp, 15 min
      …
      $ started
      """),
    Session(
      "Other misuses",
      """
      $ write \(progress) solved AddUp.1 0; solved AddUp.2 0; solved Swap.1 0
      $ start
      ! workshop: Every exercise is solved. Their names, to repeat one:
      ! swift run workshop list
      [2]
      $ check --all AddUp
      ! workshop: 'check' takes a name or --all, not both.
      [2]
      $ wrong
      ! workshop: 'wrong' needs a name. See: swift run workshop wrong --help
      [2]
      $ wrong AddUp --diff
      ! workshop: Give a number: wrong AddUp NUMBER --diff
      [2]
      $ wrong Swap 3
      ! workshop: Swap has wrong answers 1 to 2. See: swift run workshop wrong Swap
      [2]
      $ started
      """),
  ]

  /// A second exercise of chapter 14.
  private static let other = {
    var other = FakeExercise(14, "Deps1", "Other", FakeTask("One", teaches: "one"))
    other.files["Exercise.swift"] = "// TASK 1: One.\n// END\n"
    return other.files.reduce(into: [:]) { $0["\(other.exercise.folder)/\($1.key)"] = $1.value }
  }()

  /// The message for a modified file.
  private static func modified(_ name: String) -> String {
    "\(folder)/\(name) was modified, so the exercise can't be checked. "
      + "Restore it: git checkout -- \(folder)/\(name)"
  }

  @Test(
    "`check` refuses changed or missing files and says how to recover",
    arguments: [
      ("\(folder)/Checks.swift", "struct Task1 {}", modified("Checks.swift")),
      ("\(folder)/Given/Number.swift", "", modified("Given/Number.swift")),
      ("\(folder)/Given/Number.swift", nil, modified("Given/Number.swift")),
      ("\(folder)/Given/Own.swift", "", modified("Given/Own.swift")),
      (file, " \n\n", "\(file) is empty. Start over: swift run workshop reset AddUp"),
      (file, nil, "\(file) cannot be read. Start over: swift run workshop reset AddUp"),
    ] as [(String, String?, String)])
  func notJudged(path: String, text: String?, said: String) async throws {
    let changed = [file: "adds passes"].merging([path: text]) { $1 }
    let workshop = try FakeWorkshop(RecordingConsole(width: 1000), changed: changed)
    #expect(await workshop.run("check", "AddUp") == 1)
    #expect(workshop.page.text.hasPrefix("AddUp: NOT CHECKED\n  \(said)\n"))
    #expect(!workshop.started.contains { $0.hasPrefix("swift build") })
    #expect(!workshop.files.exists("/play/\(progress)"))
  }

  @Test(
    "`check` and `expect` repeat a killed build once",
    arguments: [
      ([.signal(SIGKILL)], 2, nil), ([.exit(1)], 2, nil),
      ([.signal(SIGTERM), .signal(SIGKILL)], 2, "'swift' was killed twice"),
      ([.overtime(.seconds(300))], 1, "'swift' timed out after 300 s"),
    ] as [([ProcessResult.Ending], Int, String?)])
  func killedBuild(
    endings: [ProcessResult.Ending], builds: Int, reason: String?
  ) async throws {
    let left = Locked(endings[...])
    let workshop = try FakeWorkshop(
      RecordingConsole(width: 1000), changed: [file: "adds passes, doubles passes"]
    ) { line in
      guard line.hasPrefix("swift build") else { return nil }
      let errors = "error: compile command failed due to signal 9 (use -v to see invocation)\n"
      return left.withLock { $0.popFirst() }.map { ProcessResult($0, errors: errors) }
    }
    let sentence = reason.map { "workshop: \($0). Try again.\n" }
    #expect(await workshop.run("check", "AddUp") == (reason == nil ? 0 : 1))
    #expect(workshop.started.count { $0.hasPrefix("swift build") } == builds)
    #expect(workshop.page.errors == sentence ?? "")
    // Chapters are built in the same way.
    left.withLock { $0 = endings[...] }
    #expect(await workshop.run("expect", "Deps1") == (reason == nil ? 0 : 1))
    #expect(workshop.started.count { $0.hasPrefix("swift build") } == 2 * builds)
    #expect(workshop.page.errors == (sentence ?? "") + (sentence ?? ""))
  }

  @Test("`undo` restores a non-UTF-8 file byte for byte")
  func notText() async throws {
    let odd: [UInt8] = [0x6D, 0xE4, 0xFF, 0x0D, 0x0A]
    let workshop = try FakeWorkshop(RecordingConsole(width: 1000))
    try workshop.files.write(bytes: odd, to: "/play/\(file)")
    #expect(await workshop.run("check", "AddUp") == 1)
    let said = "\(file) is not UTF-8 text. Save it as UTF-8, or start over: "
    #expect(workshop.page.text.hasPrefix("AddUp: NOT CHECKED\n  \(said)"))
    #expect(try workshop.files.bytes(of: "/play/\(file)") == odd)
    #expect(await workshop.run("reset", "AddUp") == 0)
    #expect(try workshop.checkout.read(file) == FakeExercise.addUp.files["Exercise.swift"])
    #expect(await workshop.run("undo", "AddUp") == 0)
    #expect(try workshop.files.bytes(of: "/play/\(file)") == odd)
    try workshop.files.write(bytes: odd, to: "/play/\(progress)")
    #expect(await workshop.run("start", "AddUp") == 1)
    let kept = ".workshop/damaged-1.txt"
    #expect(workshop.page.errors.hasPrefix("workshop: \(progress) is corrupted. "))
    #expect(try workshop.files.bytes(of: "/play/\(kept)") == odd)
    #expect(await workshop.run("start", "AddUp") == 0)
  }

  private static let noProgress = "The folder /play/.workshop cannot be created: read-only."
  @Test("`hint` doesn't count a hint that couldn't be printed")
  func lostHint() async throws {
    let lost = try FakeWorkshop(RecordingConsole(lostOutput: "No space left on device"))
    #expect(await lost.run("hint", "AddUp") == 1)
    #expect(try !lost.checkout.read(progress).contains("hints AddUp.1 1"))
  }

  private static let noKept = "The folder /play/.workshop cannot be created: read-only."
  private static let noFile = "/play/\(file) cannot be written: read-only."
  private static let noBuild =
    "\(FakeWorkshop.products.dropLast()) cannot be written. Make it writable, or build elsewhere: "
    + "swift run --scratch-path FOLDER workshop"

  @Test(
    "A verb that can't write exits with 1 and loses no text",
    arguments: [
      ("start", "/play/.workshop", noProgress), ("next", "/play/.workshop", noProgress),
      ("hint", "/play", noProgress), ("reset", "/play/.workshop", noKept),
      ("reset", "/play/\(file)", noFile), ("undo", "/play", noKept),
      ("undo", "/play/\(file)", noFile), ("check", "/play/.build", noBuild),
      // A stub that cannot be written.
      ("start", "/play/\(file)", noFile),
    ])
  func unwritable(verb: String, unwritable: String, said: String) async throws {
    let isGone = verb == "start" && said == Self.noFile
    let workshop = try FakeWorkshop(
      RecordingConsole(width: 1000),
      changed: [file: isGone ? nil : "mine", "\(kept)/0001.swift": "older"],
      unwritable: [unwritable])
    #expect(await workshop.run(verb) == 1)
    #expect(workshop.page.errors == "workshop: \(said)\n")
    #expect(workshop.page.text == "")
    #expect((try? workshop.checkout.read(file)) == (isGone ? nil : "mine"))
    #expect(try workshop.checkout.read("\(kept)/0001.swift") == "older")
    #expect(isGone || !workshop.files.exists("/play/\(progress)"))
  }

  private static let form = "Expected 'fails CHECK: SENTENCE', then 'Ask: …'."

  @Test(
    "`wrong` rejects a malformed wrong answer with its line",
    arguments: [
      ("fails swaps: why.", "fails: why.", ":3: \(form)"),
      ("Ask: what?\n", "", ":3: \(form)"),
      ("```diff", "```swift", ":9: Differences must be in a '```diff' block."),
      (
        "+swaps fails", "*swaps fails",
        ":11: Diff lines must begin with '-', '+' or a space."
      ),
      (
        "-swaps passes", "-swaps passed",
        ":9: In this diff, the lines to replace appear 0 times in "
          + "Chapters/15-Deps2/Exercises/Swap/Solution.swift, not once."
      ),
      (
        "```diff\n-swaps passes\n+swaps fails\n```\n", "",
        ":3: No '```diff' block changes the solution."
      ),
    ])
  func otherForm(old: String, new: String, said: String) async throws {
    var swap = FakeExercise.swap
    swap.replace(old, with: new, in: "WrongAnswers.md")
    let workshop = try FakeWorkshop(RecordingConsole(width: 1000), exercises: [swap])
    #expect(await workshop.run("wrong", "Swap") == 1)
    #expect(workshop.page.errors == "workshop: \(swap.exercise.wrongAnswers)\(said)\n")
  }
}
