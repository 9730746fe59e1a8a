import Book
import ToolSupport

/// A text to judge: stub, solution or wrong answer.
struct ExerciseVariant: Sendable {
  let name: String
  let path: String
  let text: String
  /// The tasks up to this number are solved in the text.
  var solved = 0
  var wrong: WrongAnswer?

  /// The problems of the text's verdict.
  func problems(_ verdict: Verdict) -> [Diagnostic] {
    if case .doesNotCompile(let errors) = verdict.outcome { return [compileProblem(errors.first)] }
    return verdict.checks.compactMap(messageProblem)
      + (wrong.map { problems(of: $0, verdict) } ?? solvedProblems(verdict))
  }

  private func problem(_ sentence: String) -> Diagnostic {
    Diagnostic(path, "\(name): \(sentence)")
  }

  private func problems(of wrong: WrongAnswer, _ verdict: Verdict) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    func add(_ sentence: String) { problems.append(Diagnostic(path, line: wrong.line, sentence)) }
    guard let judged = verdict.checks.first(where: { $0.check.name == wrong.check }) else {
      return []
    }
    if judged.result == .passed {
      add("This wrong answer passes '\(wrong.check)', but must fail it.")
    } else if !judged.result.isRed {
      add("This wrong answer must fail '\(wrong.check)', but the result is: \(judged.result.name).")
    }
    let early = verdict.checks.filter { $0.result.isRed && $0.check.task < judged.check.task }
    if !early.isEmpty {
      let names = early.map(\.check.name).joined(separator: ", ")
      add("This wrong answer also fails checks of an earlier task: \(names).")
    }
    return problems
  }

  /// The problems of a verdict on a stub or a partial solution.
  private func solvedProblems(_ verdict: Verdict) -> [Diagnostic] {
    var problems = verdict.warnings.map { problem($0.description) }
    for judged in verdict.checks {
      let (name, isSolved) = (judged.check.name, judged.check.task <= solved)
      if isSolved != (judged.result == .passed) {
        let words = ["'\(name)' \(isSolved ? "must pass" : "must fail")."] + judged.result.words
        problems.append(problem(words.joined(separator: " ")))
      }
      switch judged.result {
      case .passed, .failed, .unnoticed: continue
      default:
        problems.append(
          problem(
            "'\(name)': \(judged.result.name). Checks of a stub must run and fail by its values."))
      }
    }
    return problems
  }

  private func compileProblem(_ error: Diagnostic?) -> Diagnostic {
    let words = "\(name) does not compile: \(error?.description ?? "")"
    return Diagnostic(path, line: wrong?.line, words)
  }

  /// What is wrong with the message of a failing check: it needs an expected and a found value, in public types.
  private func messageProblem(_ judged: JudgedCheck) -> Diagnostic? {
    guard case .failed(let issues) = judged.result else { return nil }
    // The runtime prints private types of the checks like this.
    if issues.contains(where: { $0.message.contains("(unknown context") }) {
      return problem(
        "The message of '\(judged.check.name)' names a private type. Make the type internal.")
    }
    // The messages of a probe, and those about the learner's tests, are the workshop's own.
    if judged.check.probe != nil || judged.check.isOfTests { return nil }
    if issues.allSatisfy({ $0.message.contains("expected") && $0.message.contains("found") }) {
      return nil
    }
    return problem(
      "The message of '\(judged.check.name)' lacks 'expected …, found …': "
        + (judged.result.words.first ?? ""))
  }
}
