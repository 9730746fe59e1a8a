import Foundation
import Playground

/// What the server answers: as the file has it, with a raised price, and with a renamed key.
enum Page {
  static let tea250 = #"[{"id": 7, "name": "tea", "cents": 250}]"#
  static let tea280 = #"[{"id": 7, "name": "tea", "cents": 280}]"#
  static let renamed = #"[{"id": 7, "title": "tea", "cents": 250}]"#
}

/// Designs at one moment: does the server's model read the answer, and the file's model the old file?
var modelTrials: [(title: String, readsAnswer: Bool, readsFile: Bool)] {
  func reads<Model: Decodable>(_ text: String, _: Model.Type) -> Bool {
    (try? JSONDecoder().decode([Model].self, from: Data(text.utf8))) != nil
  }
  func trial<Server: Decodable, File: Decodable>(
    _ title: String, _ answer: String, _ server: Server.Type, _ file: File.Type
  ) -> (String, Bool, Bool) {
    (title, reads(answer, server), reads(Page.tea250, file))
  }
  let (before, after) = (Page.tea250, Page.renamed)
  return [
    trial("one model", before, Before.Item.self, Before.Item.self),
    trial("one model, the server renames", after, Before.Item.self, Before.Item.self),
    trial("one model, and it follows", after, Renamed.RemoteItem.self, Renamed.RemoteItem.self),
    trial("two models", before, RemoteItem.self, StoredItem.self),
    trial("two models, the server renames", after, RemoteItem.self, StoredItem.self),
    trial("two models, and one follows", after, Renamed.RemoteItem.self, StoredItem.self),
  ]
}

var modelTable: [String] {
  table(
    [["", "answer", "file"]]
      + modelTrials.map { [$0.title, $0.readsAnswer ? "ok" : "no", $0.readsFile ? "ok" : "no"] })
}
