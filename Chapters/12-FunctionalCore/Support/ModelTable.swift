import Foundation
import Playground

/// What the server and the file hold: before the server renames a key and after, and with a raised price.
enum Payload {
  static let before = #"[{"id": 7, "name": "tea", "cents": 250}]"#
  static let raised = #"[{"id": 7, "name": "tea", "cents": 280}]"#
  static let after = #"[{"id": 7, "title": "tea", "cents": 250}]"#
  /// Written before.
  static let file = before
}

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
      title: "one model", answer: Payload.before, server: Before.Item.self, disk: Before.Item.self),
    ModelTrial(
      title: "one model, the server renames", answer: Payload.after,
      server: Before.Item.self, disk: Before.Item.self),
    ModelTrial(
      title: "one model, and it follows", answer: Payload.after,
      server: Renamed.RemoteItem.self, disk: Renamed.RemoteItem.self),
    ModelTrial(
      title: "two models", answer: Payload.before, server: RemoteItem.self, disk: StoredItem.self),
    ModelTrial(
      title: "two models, the server renames", answer: Payload.after,
      server: RemoteItem.self, disk: StoredItem.self),
    ModelTrial(
      title: "two models, and one follows", answer: Payload.after,
      server: Renamed.RemoteItem.self, disk: StoredItem.self),
  ]
}

var modelTable: [String] {
  table(
    [["", "answer", "file"]]
      + modelTrials.map { [$0.title, $0.readsAnswer ? "ok" : "no", $0.readsFile ? "ok" : "no"] })
}
