import Foundation
import Playground

@MainActor
enum Matrix {
  /// A table with a row for each way and a column for each question.
  static func lines(_ questions: [Question], _ program: URL) async throws -> [String] {
    var rows = [["way"] + questions.map(\.rawValue)]
    for way in Way.all {
      var row = [way.name]
      for question in questions {
        row.append(try await way.answer(to: question, program: program))
      }
      rows.append(row)
    }
    return table(rows)
  }
}
