import Foundation
import Playground

/// The server's answers: the same as the file, with a raised price, and with a renamed key.
enum Page {
  static let tea250 = #"[{"id": 7, "name": "tea", "cents": 250}]"#
  static let tea280 = #"[{"id": 7, "name": "tea", "cents": 280}]"#
  static let renamed = #"[{"id": 7, "title": "tea", "cents": 250}]"#
}

/// For each design: whether the server's model decodes the answer, and the file's model the old file.
var modelResults: [(title: String, decodesAnswer: Bool, decodesFile: Bool)] {
  func decodes<Model: Decodable>(_ text: String, _: Model.Type) -> Bool {
    (try? JSONDecoder().decode([Model].self, from: Data(text.utf8))) != nil
  }
  func result<Server: Decodable, File: Decodable>(
    _ title: String, _ answer: String, _ server: Server.Type, _ file: File.Type
  ) -> (String, Bool, Bool) {
    (title, decodes(answer, server), decodes(Page.tea250, file))
  }
  let (before, after) = (Page.tea250, Page.renamed)
  return [
    result("one model", before, Before.Item.self, Before.Item.self),
    result("one model, the server renames", after, Before.Item.self, Before.Item.self),
    result("one model, and it follows", after, Renamed.RemoteItem.self, Renamed.RemoteItem.self),
    result("two models", before, RemoteItem.self, StoredItem.self),
    result("two models, the server renames", after, RemoteItem.self, StoredItem.self),
    result("two models, and one follows", after, Renamed.RemoteItem.self, StoredItem.self),
  ]
}

var modelTable: [String] {
  table(
    [["", "answer", "file"]]
      + modelResults.map {
        [$0.title, $0.decodesAnswer ? "ok" : "no", $0.decodesFile ? "ok" : "no"]
      })
}
