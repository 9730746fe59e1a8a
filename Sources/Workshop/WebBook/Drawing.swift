import Book

/// Mermaid pictures as inline SVG, so that a page shows them without a program.
///
/// Classes name what a style sheet colors: `node`, `edge`, `label`, `answer`, `bar`, `text`. An arrow is
/// a path and a polygon of one class.
package enum Drawing {
  /// The width of a page, in pixels.
  static let maxLength = 1000.0

  /// The picture in the forms that the book's pages have: `flowchart LR` or `TD`, `sequenceDiagram`,
  /// `xychart-beta` with bars. Nil for all others, and for more than ten nodes.
  ///
  /// - Parameter new: lines of the source whose arrows are of the class `new`.
  package static func svg(of mermaid: String, new: Set<String> = []) -> String? {
    let lines = mermaid.lines.map { $0.trimming(while: \.isWhitespace) }.filter { !$0.isEmpty }
    let rest = lines.dropFirst()
    switch lines.first {
    case "flowchart LR":
      // Beside each other, the layers of a long chain would be too small to read.
      guard let drawn = FlowDrawing(rest, isDown: false, new: new) else { return nil }
      return drawn.length > maxLength ? FlowDrawing(rest, isDown: true, new: new)?.svg : drawn.svg
    case "flowchart TD": return FlowDrawing(rest, isDown: true, new: new)?.svg
    case "sequenceDiagram": return SequenceDrawing(rest, new: new)?.svg
    case "xychart-beta", "xychart-beta horizontal": return bars(Array(rest))
    default: return nil
    }
  }

  /// Horizontal bars with their names before and their figures after them, even if the source
  /// has vertical bars, because names have more room here.
  private static func bars(_ lines: [String]) -> String? {
    guard lines.count == 3,
      let names = lines[0].wholeMatch(of: #/x-axis \[("[^"]*"(?:, "[^"]*")*)\]/#)?.1
        .matches(of: #/"([^"]*)"/#).map({ String($0.1) }),
      let axis = lines[1].wholeMatch(of: #/y-axis "([^"]*)" 0 --> ([\d.]+)/#),
      let maximum = Double(axis.2), maximum > 0,
      let row = lines[2].wholeMatch(of: #/bar \[(.*)\]/#)?.1
    else { return nil }
    let figures = row.split(separator: ", ").map { String($0) }
    let values = figures.compactMap { Double($0) }
    guard names.count <= Picture.maxNodes, names.count == values.count,
      figures.count == values.count,
      values.allSatisfy({ 0...maximum ~= $0 })
    else { return nil }
    var builder = SVGBuilder()
    let left = names.map(SVGBuilder.width).max()! + 12
    builder.text(String(axis.1), at: Point(left, 12), .start, isLabel: true)
    for (index, (name, value)) in zip(names, values).enumerated() {
      let (top, length) = (24 + 30 * Double(index), value / maximum * 300)
      builder.text(name, at: Point(left - 12, top + 15), .end)
      builder.rectangle("bar", at: Point(left, top), width: max(length, 1), height: 20)
      builder.text(figures[index], at: Point(left + length + 8, top + 15), .start)
    }
    return builder.svg(
      "Bar chart: \(axis.1)", describing: zip(names, figures).map { "\($0): \($1) \(axis.1)." })
  }
}

/// A point in a picture.
struct Point {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  /// The point at a distance from this one, in the direction of another.
  func moved(_ distance: Double, to other: Point) -> Point {
    let (across, down) = (other.x - x, other.y - y)
    let whole = (across * across + down * down).squareRoot()
    let part = whole == 0 ? 0 : distance / whole
    return Point(x + across * part, y + down * part)
  }
}

/// Builds the SVG of one picture, and keeps track of its size.
struct SVGBuilder {
  enum Anchor: String { case start, middle, end }

  private var shapes: [String] = []
  private var (lowerBound, upperBound) = (
    Point(.infinity, .infinity), Point(-.infinity, -.infinity)
  )

  /// The approximate width of a name in any font.
  static func width(_ text: String) -> Double { 8 * Double(text.count) }

  /// The approximate width of an arrow's label.
  static func labelWidth(_ text: String) -> Double { 7 * Double(text.count) }

  static func boxWidth(_ text: String) -> Double { max(44, width(text) + 20) }

  mutating func rectangle(_ kind: String, at point: Point, width: Double, height: Double) {
    extend(toInclude: [point, Point(point.x + width, point.y + height)])
    let size = "width=\"\(Self.number(width))\" height=\"\(Self.number(height))\""
    let position = "x=\"\(Self.number(point.x))\" y=\"\(Self.number(point.y))\""
    shapes.append("<rect class=\"\(kind)\" \(position) \(size) rx=\"4\"/>")
  }

  /// A box with its name in it.
  mutating func box(_ name: String, at point: Point, width: Double, height: Double) {
    rectangle("node", at: point, width: width, height: height)
    text(name, at: Point(point.x + width / 2, point.y + height / 2 + 5), .middle)
  }

  /// A line of text; the point is on its base line.
  mutating func text(_ text: String, at point: Point, _ anchor: Anchor, isLabel: Bool = false) {
    let width = isLabel ? Self.labelWidth(text) : Self.width(text)
    let left = point.x - (anchor == .start ? 0 : anchor == .middle ? width / 2 : width)
    extend(toInclude: [Point(left, point.y - 12), Point(left + width, point.y + 4)])
    let form =
      "class=\"\(isLabel ? "label" : "text")\" font-size=\"\(isLabel ? 12 : 14)\""
      + " text-anchor=\"\(anchor.rawValue)\""
    let position = "x=\"\(Self.number(point.x))\" y=\"\(Self.number(point.y))\""
    shapes.append("<text \(form) \(position)>\(text.escapedForHTML)</text>")
  }

  /// A line through points, with round corners and an arrowhead.
  mutating func arrow(_ points: [Point], isAnswer: Bool = false, isNew: Bool = false) {
    guard points.count > 1, let tip = points.last else { return }
    let before = points[points.count - 2]
    let kind = (isAnswer ? "answer" : "edge") + (isNew ? " new" : "")
    let foot = tip.moved(8, to: before)
    var line = "M\(Self.coordinates(points[0]))"
    for index in points.indices.dropFirst().dropLast() {
      let (last, corner, next) = (points[index - 1], points[index], points[index + 1])
      line += " L\(Self.coordinates(corner.moved(8, to: last)))"
      line += " Q\(Self.coordinates(corner)) \(Self.coordinates(corner.moved(8, to: next)))"
    }
    stroke(line + " L\(Self.coordinates(foot))", kind, isDashed: isAnswer)
    extend(toInclude: points)
    head(at: tip, from: foot, kind)
  }

  /// A faint line without a head.
  mutating func line(from start: Point, to end: Point) {
    let path = "M\(Self.coordinates(start)) L\(Self.coordinates(end))"
    shapes.append("<path class=\"edge\" fill=\"none\" opacity=\"0.4\" d=\"\(path)\"/>")
    extend(toInclude: [start, end])
  }

  /// A path without an arrowhead. The caller extends the picture to include its points.
  mutating func stroke(_ path: String, _ kind: String = "edge", isDashed: Bool = false) {
    let dashes = isDashed ? " stroke-dasharray=\"5 4\"" : ""
    shapes.append("<path class=\"\(kind)\" fill=\"none\"\(dashes) d=\"\(path)\"/>")
  }

  /// The head of an arrow, from its foot to its tip.
  mutating func head(at tip: Point, from foot: Point, _ kind: String = "edge") {
    let (across, down) = ((tip.x - foot.x) / 2, (tip.y - foot.y) / 2)
    let corners = [
      tip, Point(foot.x - down, foot.y + across), Point(foot.x + down, foot.y - across),
    ]
    let points = corners.map { Self.coordinates($0) }.joined(separator: " ")
    shapes.append("<polygon class=\"\(kind)\" points=\"\(points)\"/>")
  }

  /// - Parameters:
  ///   - title: the kind of picture.
  ///   - sentences: a description of the picture for screen readers.
  func svg(_ title: String, describing sentences: [String]) -> String {
    let (width, height) = (upperBound.x - lowerBound.x + 16, upperBound.y - lowerBound.y + 16)
    let box = [lowerBound.x - 8, lowerBound.y - 8, width, height].map(Self.number).joined(
      separator: " ")
    let opening =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"\(box)\""
      + " width=\"\(Self.number(width))\" font-family=\"system-ui, sans-serif\">"
    let words = [
      "<title>\(title.escapedForHTML)</title>",
      "<desc>\(sentences.joined(separator: " ").escapedForHTML)</desc>",
    ]
    return ([opening] + words + shapes + ["</svg>"]).joined(separator: "\n")
  }

  /// Coordinates of a point in a path.
  static func coordinates(_ point: Point) -> String { "\(number(point.x)),\(number(point.y))" }

  /// Enlarges the picture to include these points.
  mutating func extend(toInclude points: [Point]) {
    for point in points {
      lowerBound = Point(min(lowerBound.x, point.x), min(lowerBound.y, point.y))
      upperBound = Point(max(upperBound.x, point.x), max(upperBound.y, point.y))
    }
  }

  private static func number(_ value: Double) -> String { "\(Int(value.rounded()))" }
}
