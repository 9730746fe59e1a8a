import Foundation

/// What the server and the file hold, before the server renames a key and after.
enum Payload {
  static let before = #"[{"id": 7, "name": "tea"}]"#
  static let after = #"[{"id": 7, "title": "tea"}]"#
  /// Written before.
  static let file = before
}

// snippet.table
/// One design at one moment: which model reads the answer, and which the file.
struct ModelTrial {
  let title: String
  let answer: String
  let server: any Decodable.Type
  let disk: any Decodable.Type

  var readsAnswer: Bool { reads(answer, as: server) }
  var readsFile: Bool { reads(Payload.file, as: disk) }

  private func reads<Model: Decodable>(_ text: String, as _: Model.Type) -> Bool {
    (try? JSONDecoder().decode([Model].self, from: Data(text.utf8))) != nil
  }
}

var modelTrials: [ModelTrial] {
  [
    ModelTrial(
      title: "one model", answer: Payload.before, server: OneItem.self, disk: OneItem.self),
    ModelTrial(
      title: "one model, the server renames", answer: Payload.after,
      server: OneItem.self, disk: OneItem.self),
    ModelTrial(
      title: "one model, and it follows", answer: Payload.after,
      server: RetitledOneItem.self, disk: RetitledOneItem.self),
    ModelTrial(
      title: "two models", answer: Payload.before, server: RemoteItem.self, disk: StoredItem.self),
    ModelTrial(
      title: "two models, the server renames", answer: Payload.after,
      server: RemoteItem.self, disk: StoredItem.self),
    ModelTrial(
      title: "two models, and one follows", answer: Payload.after,
      server: RetitledRemoteItem.self, disk: StoredItem.self),
  ]
}
// snippet.end

var modelTable: [String] {
  func row(_ title: String, _ answer: String, _ file: String) -> String {
    let columns = title.padding(toLength: 36, withPad: " ", startingAt: 0)
    return columns + answer.padding(toLength: 8, withPad: " ", startingAt: 0) + file
  }
  return [row("", "answer", "file")]
    + modelTrials.map { row($0.title, $0.readsAnswer ? "ok" : "no", $0.readsFile ? "ok" : "no") }
}
