import Book
import Testing
import ToolSupport

@testable import ExerciseKit

@Suite("A type that an answer declares twice")
struct DeclaredTwiceTests {
  private func error(_ line: Int, _ message: String) -> Diagnostic {
    Diagnostic("Exercise.swift", line: line, column: 3, severity: .error, message)
  }

  @Test("Errors about a twice-declared type merge into one with both lines")
  func named() {
    let errors = [
      error(5, "'User' is ambiguous for type lookup in this context"),
      error(4, "invalid redeclaration of 'User'"),
      error(6, "'User' is ambiguous for type lookup in this context"),
      error(6, "'Other' is ambiguous for type lookup in this context"),
      error(7, "cannot find 'a' in scope"),
    ]
    let answer = "\npublic struct User {}\n\nclass User {}\nlet a = User()\n"
    #expect(
      errors.namingTwice(in: answer).map(\.description) == [
        "Exercise.swift:4: error: 'User' is declared in lines 2 and 4. Keep one of them.",
        errors[3].description, errors[4].description,
      ])
  }
}

@Suite("`Diagnostic`: a message of the compiler")
struct DiagnosticTests {
  @Test("`Diagnostic.all` reads each message once, without folder, excerpt or color")
  func all() {
    let said = """
      /play/answers/Exercise.swift:4:3: error: cannot find 'a' in scope
        a + 1
        ^
      /play/answers/Exercise.swift:2:7: warning: variable 'b' was never used; consider: removing it
        var b = 1
            ^
      /play/answers/Exercise.swift:2:7: note: it is here
      /play/answers/Exercise.swift:4:3: error: cannot find 'a' in scope
      Deps.swift:12:1: error: expected '}'
      [4/7] Compiling AddUpExercise Exercise.swift
      2 |   a
        |   `- error: cannot find 'a' in scope
      error: fatalError
      """
    let colored = said.replacing(#/(error|warning): /#) {
      "\u{1B}[1;31m\($0.1): \u{1B}[1;39m"
    }
    .replacing("\n", with: "\u{1B}[0;0m\n")
    for text in [said, colored] {
      #expect(
        Diagnostic.all(in: text).map(\.description) == [
          "Exercise.swift:4:3: error: cannot find 'a' in scope",
          "Exercise.swift:2:7: warning: variable 'b' was never used; consider: removing it",
          "Deps.swift:12:1: error: expected '}'",
        ])
      #expect(
        Diagnostic.errors(in: text).map(\.description) == [
          "Exercise.swift:4:3: error: cannot find 'a' in scope",
          "Deps.swift:12:1: error: expected '}'",
        ])
    }
  }

  @Test("`Diagnostic.all` places an error of generated code where the macro is used")
  func generatedCode() {
    let generated = """
      /play/@__swiftmacro_1T_expectfMf_.swift:1:32: error: 'async' call in a function
      Testing.__checkBinaryOperation(thr())
                                     ^
      /play/@__swiftmacro_2T_expectfMf_.swift:7:1: note: in expansion of macro 'inner' here
      /play/answers/Exercise.swift:18:3: note: in expansion of macro 'expect' here
        #expect(thr() == 1)

      """
    let placed = "Exercise.swift:18:3: error: in #expect: 'async' call in a function"
    func found(_ direct: String) -> [String] {
      Diagnostic.all(in: generated + direct).map(\.description)
    }
    #expect(found("") == [placed])
    let other = "Exercise.swift:4:3: error: cannot find 'a' in scope"
    #expect(found(other) == [placed, other])
    let same = "Exercise.swift:18:11: error: cannot find 'thr' in scope"
    #expect(found(same) == [same])
  }

  @Test(
    "`Diagnostic.errors` returns the last lines if none has a location",
    arguments: [
      (
        """
        ld.lld: error: undefined symbol: $s5AddUp5totalSiyF
        >>> referenced by Checks.swift:9
        >>>               /play/Checks.o:($s10AddUpCheck)

        clang: error: linker command failed with exit code 1 (use -v to see invocation)

        """,
        """
        error: >>> referenced by Checks.swift:9
        >>>               /play/Checks.o:($s10AddUpCheck)
        clang: error: linker command failed with exit code 1 (use -v to see invocation)
        """
      ),
      ("one\n\n  \ntwo\n", "error: one\ntwo"),
      ("a.swift:1:1: warning: only this\n", "error: a.swift:1:1: warning: only this"),
      ("", "error: The command failed without output."),
    ])
  func lastLines(said: String, told: String) {
    #expect(Diagnostic.errors(in: said).map(\.description) == [told])
  }
}
