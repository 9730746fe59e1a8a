import Book
import ToolSupport

extension BookSite {
  /// The page of a source file, or of the file names in a folder.
  func source(_ source: String) throws(ToolError) -> String {
    if let page = try difference(source) { return page }
    let path = checkout.path(source)
    let bytes =
      checkout.files.isFolder(path)
      ? Array(try checkout.files.files(below: path).joined(separator: "\n").utf8)
      : try checkout.bytes(of: source)
    var cut = ""
    guard var text = String(validating: bytes, as: UTF8.self) else {
      throw ToolError("\(source) is not UTF-8 text.")
    }
    if bytes.count > Self.maxBytes {
      let start = bytes.prefix(Self.maxBytes)
      let end = start.lastIndex(of: UInt8(ascii: "\n")) ?? start.endIndex
      text = String(decoding: start[..<end], as: UTF8.self)
      cut = "<p>This file has \(bytes.count >> 20) MB. Only the first MB is shown.</p>\n"
    }
    let code =
      source.hasSuffix(".swift") && cut.isEmpty ? SwiftHTML(text).html : text.escapedForHTML
    let name = String(source.split(separator: "/").last ?? "")
    let body =
      "<h1>\(name.escapedForHTML)</h1>\n\(cut)<pre class=\"file\"><code>\(code)</code></pre>\n"
    return document(name, body, at: "\(source).html", around: source)
  }
}
