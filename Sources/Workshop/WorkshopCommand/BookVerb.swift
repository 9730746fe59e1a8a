import Book
import ToolSupport
import WebBook

extension Verb {
  static let book = Verb(
    name: "book",
    usage: "--export FOLDER",
    summary: "The book as web pages, for a browser or any web server.",
    details:
      "Writes every page as HTML into FOLDER, with its pictures, the programs with their values, and a "
      + "search. Open index.html. Nothing is fetched from elsewhere. A file that is there is written again; "
      + "other files in FOLDER stay. What plays, predicts and judges is in the terminal.",
    options: [
      Option(name: "--export", value: "FOLDER", summary: "Where the pages go.")
    ],
    action: .inCheckout { workspace, words throws(ToolError) in
      guard let folder = words.value(of: "--export") else {
        throw ToolError("Say where the pages go: book --export FOLDER", .usedWrongly)
      }
      workspace.console.progress("reading the pages …")
      let files = try BookSite(workspace.checkout).files()
      workspace.console.endProgress()
      let target = workspace.environment.absolute(folder)
      for (path, text) in files.sorted(by: { $0.key < $1.key }) {
        try workspace.files.write(text, makingFoldersTo: "\(target)/\(path)")
      }
      workspace.console.paragraph("\(files.count) files. Open \(target)/index.html")
      return 0
    })
}
