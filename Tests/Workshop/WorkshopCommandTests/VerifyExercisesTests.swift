import ExerciseTestSupport
import Testing
import ToolSupport

@Suite("`workshop verify --exercises`")
struct VerifyExercisesTests {
  private func workshop(_ fakes: [FakeExercise]) throws -> FakeWorkshop {
    let targets = fakes.map {
      #"{"name":"\#($0.exercise.module)","type":"library","path":"\#($0.exercise.folder)","#
        + #""sources":[]}"#
    }
    let package = #"{"targets":[\#(targets.joined(separator: ","))]}"#
    return try FakeWorkshop(exercises: fakes) { line in
      line.hasSuffix("describe --type json") ? ProcessResult(.exit(0), output: package) : nil
    }
  }

  private let addUp = """
       AddUp: 1 adds, 2 doubles
                        1  2
       stub             -  -
       task 1           +  -
       tasks 1 to 2     +  +
       adds nothing     x  +
       adds once        x  +
       doubles nothing  +  x
       doubles once     +  x

    """
  private let swap = """
       Swap: 1 swaps
                   1
       stub        -
       task 1      +
       swaps one   x
       swaps none  x

    """

  @Test("`verify` prints a table of answers and check results")
  func good() async throws {
    let workshop = try workshop([.addUp, .swap])
    #expect(await workshop.run("verify", "--exercises") == 0)
    let head = "ok              exercises: form, order, results of their checks\n"
    let whole = "\(head)\(addUp)\(swap)\nAll checks pass\n"
    #expect(workshop.page.text == whole)
    #expect(await workshop.run("verify", "--exercises", "Swap") == 0)
    #expect(workshop.page.text == "\(whole)\(head)\(swap)\nAll checks pass\n")
  }

  @Test("`verify` reports a requirement that no task teaches")
  func wrong() async throws {
    var fake = FakeExercise.swap
    fake.replace("needs: adding", with: "needs: flying", in: "Notes.md")
    fake.files["WrongAnswers.md"] =
      FakeExercise.wrong("swaps one", fails: "swaps", "swaps fails")
      + FakeExercise.wrong("swaps none", fails: "swaps", "swaps passes!")
    let workshop = try workshop([.addUp, fake])
    #expect(await workshop.run("verify", "--exercises") == 1)
    let folder = fake.exercise.folder
    #expect(
      workshop.page.text == """
        FAILED          exercises: form, order, results of their checks
        \(addUp)\(swap.replacing("swaps none  x", with: "swaps none  +").dropLast())
           \(folder)/Notes.md: Swap.1 needs 'flying', which no earlier task teaches.
           \(folder)/WrongAnswers.md:13: This wrong answer passes 'swaps', but must fail it.

        2 problems

        """)
  }

  @Test("`verify` reports an unreadable page and goes on")
  func unreadable() async throws {
    var fake = FakeExercise.swap
    fake.replace("- minutes: 10\n", with: "", in: "Notes.md")
    let workshop = try workshop([.addUp, fake])
    #expect(await workshop.run("verify", "--exercises") == 1)
    let problem = "\(fake.exercise.notes):3: Expected one '- minutes: …', found 0."
    #expect(
      workshop.page.text == """
        FAILED          exercises: form, order, results of their checks
        \(addUp.dropLast())
           \(fake.exercise.folder): \(problem)

        1 problem

        """)
  }

  @Test("`verify --bless` updates stub and file hashes and saves the old text")
  func bless() async throws {
    var old = FakeExercise.addUp
    old.replace("let number = 1", with: "let number = 2", in: "Given/Number.swift")
    old.files["Exercise.swift"] = "mine"
    old.files["Given/Own.swift"] = ""
    var new = old
    new.files["Exercise.swift"] = FakeExercise.addUp.files["Exercise.swift"]
    new.seal()
    let workshop = try workshop([old])
    for _ in 1...2 {
      #expect(await workshop.run("verify", "--bless", "addup") == 0)
      for (name, text) in new.files {
        #expect(try workshop.checkout.read("\(new.exercise.folder)/\(name)") == text)
      }
    }
    let message =
      "\(new.exercise.file) is the stub; \(new.exercise.notes) has the hashes of 3 files."
    let saved = " The old text is saved: swift run workshop undo AddUp"
    let printed = wrapped(message + saved, width: 80) + "\n" + wrapped(message, width: 80) + "\n"
    #expect(workshop.page.text == printed)
    #expect(try workshop.checkout.read(".workshop/kept/AddUp/0001.swift") == "mine")
  }
}
