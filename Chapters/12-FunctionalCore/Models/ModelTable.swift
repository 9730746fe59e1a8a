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

  var row: String { "\(title): \(word(server, answer)), \(word(disk, Payload.file))" }

  private func word(_ model: any Decodable.Type, _ text: String) -> String {
    func reads<Model: Decodable>(_: Model.Type) -> Bool {
      (try? JSONDecoder().decode([Model].self, from: Data(text.utf8))) != nil
    }
    return reads(model) ? "ok" : "no"
  }

  static let all = [
    ModelTrial(
      title: "one model", answer: Payload.before, server: OneItem.self, disk: OneItem.self),
    ModelTrial(
      title: "one model, the server renames a key", answer: Payload.after,
      server: OneItem.self, disk: OneItem.self),
    ModelTrial(
      title: "one model, and it follows", answer: Payload.after,
      server: RetitledOneItem.self, disk: RetitledOneItem.self),
    ModelTrial(
      title: "two models", answer: Payload.before, server: RemoteItem.self, disk: StoredItem.self),
    ModelTrial(
      title: "two models, the server renames a key", answer: Payload.after,
      server: RemoteItem.self, disk: StoredItem.self),
    ModelTrial(
      title: "two models, and one follows", answer: Payload.after,
      server: RetitledRemoteItem.self, disk: StoredItem.self),
  ]
}
// snippet.end
