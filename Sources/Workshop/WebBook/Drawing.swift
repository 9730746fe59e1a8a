import Book

/// Mermaid pictures as inline SVG, so that a page shows them without a program.
///
/// Classes name what a style sheet colors: `node`, `edge`, `label`, `answer`, `bar`, `text`. An arrow is
/// a path and a polygon of one class.
package enum Drawing {
  /// How many pixels of a row of layers a page can show.
  static let mostLength = 1000.0

  /// The picture in the forms that the book's pages have: `flowchart LR` or `TD`, `sequenceDiagram`,
  /// `xychart-beta` with bars. Nil for all others, and for more than ten things.
  ///
  /// - Parameter new: lines of the source whose arrows are of the class `new`.
  package static func svg(of mermaid: String, new: Set<String> = []) -> String? {
    let lines = mermaid.lines.map { $0.trimming(while: \.isWhitespace) }.filter { !$0.isEmpty }
    let rest = lines.dropFirst()
    switch lines.first {
    case "flowchart LR":
      // Beside each other, the layers of a long chain would be too small to read.
      guard let drawn = FlowDrawing(rest, isDown: false, new: new) else { return nil }
      return drawn.length > mostLength ? FlowDrawing(rest, isDown: true, new: new)?.svg : drawn.svg
    case "flowchart TD": return FlowDrawing(rest, isDown: true, new: new)?.svg
    case "sequenceDiagram": return SequenceDrawing(rest, new: new)?.svg
    case "xychart-beta", "xychart-beta horizontal": return bars(Array(rest))
    default: return nil
    }
  }

  /// Bars from left to right with their names before them and their figures behind, also where the page
  /// has them upright: names have more room here.
  private static func bars(_ lines: [String]) -> String? {
    guard lines.count == 3,
      let names = lines[0].wholeMatch(of: #/x-axis \[("[^"]*"(?:, "[^"]*")*)\]/#)?.1
        .matches(of: #/"([^"]*)"/#).map({ String($0.1) }),
      let axis = lines[1].wholeMatch(of: #/y-axis "([^"]*)" 0 --> ([\d.]+)/#),
      let most = Double(axis.2), most > 0,
      let row = lines[2].wholeMatch(of: #/bar \[(.*)\]/#)?.1
    else { return nil }
    let figures = row.split(separator: ", ").map { String($0) }
    let values = figures.compactMap { Double($0) }
    guard names.count <= Picture.maxNodes, names.count == values.count,
      figures.count == values.count,
      values.allSatisfy({ 0...most ~= $0 })
    else { return nil }
    var ink = Ink()
    let left = names.map(Ink.width).max()! + 12
    ink.text(String(axis.1), at: Spot(left, 12), .start, isLabel: true)
    for (index, (name, value)) in zip(names, values).enumerated() {
      let (top, length) = (24 + 30 * Double(index), value / most * 300)
      ink.text(name, at: Spot(left - 12, top + 15), .end)
      ink.rectangle("bar", at: Spot(left, top), width: max(length, 1), height: 20)
      ink.text(figures[index], at: Spot(left + length + 8, top + 15), .start)
    }
    return ink.svg(
      "Bar chart: \(axis.1)", saying: zip(names, figures).map { "\($0): \($1) \(axis.1)." })
  }
}

/// A place in a picture.
struct Spot {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  /// The spot this far from here on the way to another.
  func moved(_ distance: Double, to other: Spot) -> Spot {
    let (across, down) = (other.x - x, other.y - y)
    let whole = (across * across + down * down).squareRoot()
    let part = whole == 0 ? 0 : distance / whole
    return Spot(x + across * part, y + down * part)
  }
}

/// Shapes of one picture, and how much room they take.
struct Ink {
  enum Anchor: String { case start, middle, end }

  private var shapes: [String] = []
  private var (least, most) = (Spot(.infinity, .infinity), Spot(-.infinity, -.infinity))

  /// About the width of a name, whatever the font is.
  static func width(_ text: String) -> Double { 8 * Double(text.count) }

  /// About the width of what stands at an arrow.
  static func labelWidth(_ text: String) -> Double { 7 * Double(text.count) }

  static func boxWidth(_ text: String) -> Double { max(44, width(text) + 20) }

  mutating func rectangle(_ kind: String, at spot: Spot, width: Double, height: Double) {
    reach([spot, Spot(spot.x + width, spot.y + height)])
    let size = "width=\"\(Self.number(width))\" height=\"\(Self.number(height))\""
    let place = "x=\"\(Self.number(spot.x))\" y=\"\(Self.number(spot.y))\""
    shapes.append("<rect class=\"\(kind)\" \(place) \(size) rx=\"4\"/>")
  }

  /// A box with its name in it.
  mutating func box(_ name: String, at spot: Spot, width: Double, height: Double) {
    rectangle("node", at: spot, width: width, height: height)
    text(name, at: Spot(spot.x + width / 2, spot.y + height / 2 + 5), .middle)
  }

  /// A line of text; the spot is on its base line.
  mutating func text(_ text: String, at spot: Spot, _ anchor: Anchor, isLabel: Bool = false) {
    let width = isLabel ? Self.labelWidth(text) : Self.width(text)
    let left = spot.x - (anchor == .start ? 0 : anchor == .middle ? width / 2 : width)
    reach([Spot(left, spot.y - 12), Spot(left + width, spot.y + 4)])
    let form =
      "class=\"\(isLabel ? "label" : "text")\" font-size=\"\(isLabel ? 12 : 14)\""
      + " text-anchor=\"\(anchor.rawValue)\""
    let place = "x=\"\(Self.number(spot.x))\" y=\"\(Self.number(spot.y))\""
    shapes.append("<text \(form) \(place)>\(text.escapedForHTML)</text>")
  }

  /// A line through spots with round corners, and with a head at its end.
  mutating func arrow(_ spots: [Spot], isAnswer: Bool = false, isNew: Bool = false) {
    guard spots.count > 1, let tip = spots.last else { return }
    let before = spots[spots.count - 2]
    let kind = (isAnswer ? "answer" : "edge") + (isNew ? " new" : "")
    let foot = tip.moved(8, to: before)
    var line = "M\(Self.point(spots[0]))"
    for index in spots.indices.dropFirst().dropLast() {
      let (last, corner, next) = (spots[index - 1], spots[index], spots[index + 1])
      line += " L\(Self.point(corner.moved(8, to: last)))"
      line += " Q\(Self.point(corner)) \(Self.point(corner.moved(8, to: next)))"
    }
    stroke(line + " L\(Self.point(foot))", kind, isDashed: isAnswer)
    reach(spots)
    head(at: tip, from: foot, kind)
  }

  /// A faint line without a head.
  mutating func line(from start: Spot, to end: Spot) {
    let path = "M\(Self.point(start)) L\(Self.point(end))"
    shapes.append("<path class=\"edge\" fill=\"none\" opacity=\"0.4\" d=\"\(path)\"/>")
    reach([start, end])
  }

  /// What has no head, or gets one of its own. It counts as no room: that is for who knows its spots.
  mutating func stroke(_ path: String, _ kind: String = "edge", isDashed: Bool = false) {
    let dashes = isDashed ? " stroke-dasharray=\"5 4\"" : ""
    shapes.append("<path class=\"\(kind)\" fill=\"none\"\(dashes) d=\"\(path)\"/>")
  }

  /// The head of an arrow that comes from its foot.
  mutating func head(at tip: Spot, from foot: Spot, _ kind: String = "edge") {
    let (across, down) = ((tip.x - foot.x) / 2, (tip.y - foot.y) / 2)
    let corners = [tip, Spot(foot.x - down, foot.y + across), Spot(foot.x + down, foot.y - across)]
    let points = corners.map { Self.point($0) }.joined(separator: " ")
    shapes.append("<polygon class=\"\(kind)\" points=\"\(points)\"/>")
  }

  /// - Parameters:
  ///   - title: what kind of picture it is.
  ///   - sentences: all that it shows, for who does not see it.
  func svg(_ title: String, saying sentences: [String]) -> String {
    let (width, height) = (most.x - least.x + 16, most.y - least.y + 16)
    let box = [least.x - 8, least.y - 8, width, height].map(Self.number).joined(separator: " ")
    let opening =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"\(box)\""
      + " width=\"\(Self.number(width))\" font-family=\"system-ui, sans-serif\">"
    let words = [
      "<title>\(title.escapedForHTML)</title>",
      "<desc>\(sentences.joined(separator: " ").escapedForHTML)</desc>",
    ]
    return ([opening] + words + shapes + ["</svg>"]).joined(separator: "\n")
  }

  /// Coordinates of a spot in a path.
  static func point(_ spot: Spot) -> String { "\(number(spot.x)),\(number(spot.y))" }

  /// Makes the picture as large as these spots need.
  mutating func reach(_ spots: [Spot]) {
    for spot in spots {
      least = Spot(min(least.x, spot.x), min(least.y, spot.y))
      most = Spot(max(most.x, spot.x), max(most.y, spot.y))
    }
  }

  private static func number(_ value: Double) -> String { "\(Int(value.rounded()))" }
}
