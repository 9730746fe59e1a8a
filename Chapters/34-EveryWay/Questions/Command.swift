import Foundation

/// Runs the program with a way and optionally a question.
@MainActor
enum Command {
  static let usage = """
    usage: swift run EveryWay
           swift run EveryWay WAY [QUESTION]

    ways:      \(Way.all.map(\.name).joined(separator: " "))
    questions: \(Question.allCases.map(\.rawValue).joined(separator: " "))

    """

  /// - Returns: the exit status.
  static func run(_ arguments: [String], program: URL) async -> Int32 {
    if arguments.count == 2, arguments[0] == "--forgotten", let way = way(arguments[1]) {
      await way.runWithoutClock()
      return 0
    }
    guard arguments.count < 3 else { return refuse("too many arguments") }
    guard let way = way(arguments[0]) else { return refuse("unknown way '\(arguments[0])'") }
    var questions = Question.allCases
    if arguments.count == 2 {
      guard let question = Question(rawValue: arguments[1]) else {
        return refuse("unknown question '\(arguments[1])'")
      }
      questions = [question]
    }
    if questions.count > 1 {
      let numbers = way.chapters.map { "chapter \($0)" }.joined(separator: " and ")
      print("\(way.name), \(numbers)\n")
    }
    do {
      for question in questions {
        let answer = try await way.answer(to: question, program: program)
        print("\(question.text)\n  \(way.name): \(answer)")
      }
      return 0
    } catch {
      FileHandle.standardError.write(Data("EveryWay: \(error)\n".utf8))
      return 1
    }
  }

  private static func way(_ name: String) -> Way? { Way.all.first { $0.name == name } }

  private static func refuse(_ reason: String) -> Int32 {
    FileHandle.standardError.write(Data("EveryWay: \(reason).\n\(usage)".utf8))
    return 2
  }
}
