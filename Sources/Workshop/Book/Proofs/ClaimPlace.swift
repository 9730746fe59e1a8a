/// Where a claim is in its document: `*Some ways of DI*, L131: “a few words”`.
package struct ClaimPlace: Sendable {
  /// The place as on the page, without markup.
  package let text: String
  /// The title of the claim's section; the subject, if the claim is ours.
  package let section: String?
  /// At most six words of the document that a reader can search it for.
  package let quotation: String?
  /// The first line number in `text`, for the order of sections. Revisions, `r5:136`, come after the newest text.
  let position: Int

  init(_ cell: String) {
    text = Markdown.plain(cell)
    let title = cell.prefixMatch(of: #/\*([^*]+)\*/#)
    let rest = cell.dropFirst(title?.0.count ?? 0)
    let words = rest.firstMatch(of: #/“([^”]+)”$/#)
    let place = String(rest.dropLast(words?.0.count ?? 0))
    section = (title?.1).map { Markdown.plain(String($0)) }
    quotation = words.map { Markdown.plain(String($0.1)) }
    let line = place.firstMatch(of: #/(r\d+:)?(\d+)/#)
    position = line.flatMap { Int($0.2) }.map { $0 + (line?.1 == nil ? 0 : 100_000) } ?? .max
  }
}
