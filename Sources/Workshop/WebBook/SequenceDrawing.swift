import Book

/// Who calls whom, in order: `list->>client: fetchItems`, and answers: `client-->>list: [tea]`.
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

  /// Where each one's line is: as far to the left as boxes and messages let it be.
  private var columns: [Double] {
    var columns: [Double] = []
    for (place, name) in names.enumerated() {
      var least = 0.0
      if place > 0 {
        let boxes = Ink.boxWidth(names[place - 1]) + Ink.boxWidth(name)
        least = columns[place - 1] + boxes / 2 + 20
      }
      for message in messages {
        let ends = (min(message.from, message.to), max(message.from, message.to))
        let isOwn = ends.0 == ends.1
        guard ends.0 < place, isOwn ? ends.0 + 1 == place : ends.1 == place else { continue }
        least = max(least, columns[ends.0] + Ink.labelWidth(message.text) + (isOwn ? 48 : 28))
      }
      columns.append(least)
    }
    return columns
  }

  var svg: String {
    let columns = columns
    var (ink, y) = (Ink(), 32.0)
    /// What covers each one's line, from top to bottom: text is not crossed out.
    var covers: [[(from: Double, to: Double)]] = names.map { _ in [] }
    for (name, x) in zip(names, columns) {
      let width = Ink.boxWidth(name)
      ink.box(name, at: Spot(x - width / 2, 0), width: width, height: 32)
    }
    for message in messages {
      y += 36
      let (start, end) = (columns[message.from], columns[message.to])
      if message.from == message.to {
        let loop = start + 28
        ink.arrow(
          [Spot(start, y - 12), Spot(loop, y - 12), Spot(loop, y + 8), Spot(start, y + 8)],
          isAnswer: message.isAnswer, isNew: message.isNew)
        ink.text(message.text, at: Spot(loop + 8, y + 2), .start, isLabel: true)
        continue
      }
      let (middle, half) = ((start + end) / 2, Ink.labelWidth(message.text) / 2 + 2)
      for (place, x) in columns.enumerated() where abs(x - middle) < half {
        covers[place].append((y - 18, y - 2))
      }
      ink.text(message.text, at: Spot(middle, y - 6), .middle, isLabel: true)
      ink.arrow(
        [Spot(start, y), Spot(end, y)], isAnswer: message.isAnswer, isNew: message.isNew)
    }
    for (x, covers) in zip(columns, covers) {
      let tops = [32] + covers.map(\.to)
      for (top, bottom) in zip(tops, covers.map(\.from) + [y + 20]) {
        ink.line(from: Spot(x, top), to: Spot(x, bottom))
      }
    }
    return ink.svg("Sequence diagram", saying: messages.map(sentence))
  }

  private func sentence(_ message: Message) -> String {
    let to = message.from == message.to ? "itself" : names[message.to]
    return
      "\(names[message.from]) \(message.isAnswer ? "answers" : "calls") \(to): \(message.text)."
  }
}
