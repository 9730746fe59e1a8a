import Book

/// Calls between objects, in order: `list->>client: fetchItems`, and their results: `client-->>list: [tea]`.
struct SequenceDrawing {
  private struct Message {
    let from: Int
    let to: Int
    let isAnswer: Bool
    let text: String
    let isNew: Bool
  }

  private var names: [String] = []
  private var messages: [Message] = []

  init?(_ lines: some Sequence<String>, new: Set<String> = []) {
    for line in lines {
      guard let match = line.wholeMatch(of: #/(\w+)(--?)>>(\w+): ([^;\#]+)/#) else { return nil }
      let (from, to) = (place(of: match.1), place(of: match.3))
      messages.append(
        Message(
          from: from, to: to, isAnswer: match.2 == "--", text: String(match.4),
          isNew: new.contains(line)))
    }
    guard !messages.isEmpty, names.count <= Picture.maxNodes else { return nil }
  }

  private mutating func place(of name: Substring) -> Int {
    if let place = names.firstIndex(of: String(name)) { return place }
    names.append(String(name))
    return names.count - 1
  }

  /// The position of each lifeline: as far left as boxes and messages allow.
  private var columns: [Double] {
    var columns: [Double] = []
    for (place, name) in names.enumerated() {
      var least = 0.0
      if place > 0 {
        let boxes = SVGBuilder.boxWidth(names[place - 1]) + SVGBuilder.boxWidth(name)
        least = columns[place - 1] + boxes / 2 + 20
      }
      for message in messages {
        let ends = (min(message.from, message.to), max(message.from, message.to))
        let isOwn = ends.0 == ends.1
        guard ends.0 < place, isOwn ? ends.0 + 1 == place : ends.1 == place else { continue }
        least = max(
          least, columns[ends.0] + SVGBuilder.labelWidth(message.text) + (isOwn ? 48 : 28))
      }
      columns.append(least)
    }
    return columns
  }

  var svg: String {
    let columns = columns
    var (builder, y) = (SVGBuilder(), 32.0)
    /// The texts that interrupt each lifeline, from top to bottom.
    var covers: [[(from: Double, to: Double)]] = names.map { _ in [] }
    for (name, x) in zip(names, columns) {
      let width = SVGBuilder.boxWidth(name)
      builder.box(name, at: Point(x - width / 2, 0), width: width, height: 32)
    }
    for message in messages {
      y += 36
      let (start, end) = (columns[message.from], columns[message.to])
      if message.from == message.to {
        let loop = start + 28
        builder.arrow(
          [Point(start, y - 12), Point(loop, y - 12), Point(loop, y + 8), Point(start, y + 8)],
          isAnswer: message.isAnswer, isNew: message.isNew)
        builder.text(message.text, at: Point(loop + 8, y + 2), .start, isLabel: true)
        continue
      }
      let (middle, half) = ((start + end) / 2, SVGBuilder.labelWidth(message.text) / 2 + 2)
      for (place, x) in columns.enumerated() where abs(x - middle) < half {
        covers[place].append((y - 18, y - 2))
      }
      builder.text(message.text, at: Point(middle, y - 6), .middle, isLabel: true)
      builder.arrow(
        [Point(start, y), Point(end, y)], isAnswer: message.isAnswer, isNew: message.isNew)
    }
    for (x, covers) in zip(columns, covers) {
      let tops = [32] + covers.map(\.to)
      for (top, bottom) in zip(tops, covers.map(\.from) + [y + 20]) {
        builder.line(from: Point(x, top), to: Point(x, bottom))
      }
    }
    return builder.svg("Sequence diagram", describing: messages.map(sentence))
  }

  private func sentence(_ message: Message) -> String {
    let to = message.from == message.to ? "itself" : names[message.to]
    return
      "\(names[message.from]) \(message.isAnswer ? "answers" : "calls") \(to): \(message.text)."
  }
}
