import Book

/// Boxes and arrows: `App -->|cart| Cart`, in layers from left to right or downwards.
///
/// "Along" is the direction from layer to layer, "across" the other one. An arrow over several layers has a
/// node in each of them, so that it goes between boxes. Its label is next to its first box, on
/// a stretch without anything else. An arrow that closes a cycle goes around all boxes.
///
/// `subgraph Root` to `end` is a frame around the boxes between them, with its name.
struct FlowDrawing {
  private struct Arrow {
    let from: Int
    let to: Int
    let label: String
    let isNew: Bool
    /// Whether the arrow leads to an earlier box, and so closes a cycle.
    var isBack = false
  }

  /// A box, or a point where an arrow passes a layer.
  private struct Node {
    let layer: Int
    var name: String?
    /// The position of the node's middle.
    var across = 0.0
    /// The segments that start and end here, in order.
    var outgoing: [Int] = []
    var incoming: [Int] = []
  }

  /// A segment of an arrow, from a layer to the next, or a whole arrow that closes a cycle.
  private struct Segment {
    let arrow: Int
    let from: Int
    let to: Int
    let isBack: Bool
    /// The distances of the segment's ends from the middles of its nodes.
    var startOffset = 0.0
    var endOffset = 0.0
  }

  /// The extent of a layer, along.
  private struct LayerSpan {
    let start: Double
    let end: Double
    /// The stretch for labels, after the boxes of the layer.
    let labels: ClosedRange<Double>
  }

  /// A frame around boxes.
  private struct Frame {
    let name: String
    /// The frame around this one.
    let outer: Int?
    /// The boxes directly in the frame.
    var own: [Int] = []
  }

  private let isDown: Bool
  private var frames: [Frame] = []
  private var arrows: [Arrow] = []
  /// The boxes in the order of the source, then the points where arrows pass layers.
  private var nodes: [Node] = []
  private var segments: [Segment] = []
  /// The nodes of each layer, in order.
  private var layers: [[Int]] = []
  /// The arrows that close cycles, the innermost first.
  private var backSegments: [Int] = []
  private var spans: [LayerSpan] = []

  init?(_ lines: some Sequence<String>, isDown: Bool, new: Set<String> = []) {
    self.isDown = isDown
    var names: [String] = []
    var open: [Int] = []
    func node(of name: Substring) -> Int {
      if !names.contains(String(name)) { names.append(String(name)) }
      return names.firstIndex(of: String(name))!
    }
    for line in lines {
      if let name = line.wholeMatch(of: #/subgraph (\w+)/#)?.1 {
        frames.append(Frame(name: String(name), outer: open.last))
        open.append(frames.count - 1)
        continue
      }
      if line == "end" {
        guard open.popLast() != nil else { return nil }
        continue
      }
      if let frame = open.last, line.wholeMatch(of: #/\w+/#) != nil {
        guard !names.contains(line) else { return nil }
        frames[frame].own.append(node(of: line[...]))
        continue
      }
      guard let match = line.wholeMatch(of: #/(\w+) -->(?:\|([^|]+)\|)? (\w+)/#) else { return nil }
      let (from, to) = (node(of: match.1), node(of: match.3))
      let label = match.2.map { String($0) } ?? ""
      arrows.append(Arrow(from: from, to: to, label: label, isNew: new.contains(line)))
    }
    // Each arrow is compared with all others repeatedly.
    guard open.isEmpty, !arrows.isEmpty, arrows.count <= 60, names.count <= Picture.maxNodes,
      frames.count <= Picture.maxNodes
    else { return nil }
    findCycles(names.indices)
    makeLayers(names)
    order()
    setOffsets()
    alignNodes()
    setSpans()
    guard areFramesDisjoint else { return nil }
  }

  // MARK: Layers

  /// Marks the arrows that close a cycle, by depth-first search.
  private mutating func findCycles(_ boxes: Range<Int>) {
    var (open, done): (Set<Int>, Set<Int>) = ([], [])
    func walk(_ box: Int, _ arrows: inout [Arrow]) {
      guard !done.contains(box) else { return }
      open.insert(box)
      for index in arrows.indices where arrows[index].from == box {
        arrows[index].isBack = open.contains(arrows[index].to)
        if !arrows[index].isBack { walk(arrows[index].to, &arrows) }
      }
      open.remove(box)
      done.insert(box)
    }
    let roots = boxes.filter { box in !arrows.contains { $0.to == box } }
    for box in roots + boxes { walk(box, &arrows) }
  }

  /// Places each box after all boxes that lead to it.
  private mutating func makeLayers(_ names: [String]) {
    var layer = names.map { _ in 0 }
    for _ in names {
      for arrow in arrows where !arrow.isBack {
        layer[arrow.to] = max(layer[arrow.to], layer[arrow.from] + 1)
      }
      for (first, behind) in frameOrder {
        let before = first.map { layer[$0] }.max() ?? -1
        // Without the limit, a cycle would move both forever.
        for box in behind { layer[box] = min(max(layer[box], before + 1), names.count) }
      }
    }
    nodes = zip(names, layer).map { Node(layer: $1, name: $0) }
    for (index, arrow) in arrows.enumerated() {
      var stops = [arrow.from]
      for passed in layer[arrow.from]..<max(layer[arrow.to], layer[arrow.from] + 1)
      where passed > layer[arrow.from] {
        stops.append(nodes.count)
        nodes.append(Node(layer: passed))
      }
      for (from, to) in zip(stops, stops.dropFirst() + [arrow.to]) {
        nodes[from].outgoing.append(segments.count)
        nodes[to].incoming.append(segments.count)
        segments.append(Segment(arrow: index, from: from, to: to, isBack: arrow.isBack))
      }
    }
    layers = (0...layer.max()!).map { layer in
      nodes.indices.filter { nodes[$0].layer == layer }
    }
  }

  // MARK: Order

  /// Swaps nodes of a layer while that reduces crossings.
  private mutating func order() {
    var (fewest, isBetter) = (crossings, true)
    while isBetter {
      isBetter = false
      for layer in layers.indices {
        for second in layers[layer].indices {
          for first in 0..<second {
            layers[layer].swapAt(first, second)
            if crossings < fewest {
              (fewest, isBetter) = (crossings, true)
            } else {
              layers[layer].swapAt(first, second)
            }
          }
        }
      }
    }
  }

  /// The number of crossings. An arrow that closes a cycle crosses everything between its boxes and the edge.
  private var crossings: Int {
    let rank = ranks
    var crossings = 0
    for (index, one) in segments.enumerated() {
      if one.isBack {
        for end in [one.from, one.to] {
          crossings += layers[nodes[end].layer].count - 1 - rank[end]
        }
        continue
      }
      for other in segments[..<index] where !other.isBack {
        guard nodes[one.from].layer == nodes[other.from].layer else { continue }
        let order = (rank[one.from] - rank[other.from]) * (rank[one.to] - rank[other.to])
        if order < 0 { crossings += 1 }
      }
    }
    return crossings
  }

  /// The number of each node in its layer.
  private var ranks: [Int] {
    var ranks = nodes.map { _ in 0 }
    for layer in layers { for (rank, node) in layer.enumerated() { ranks[node] = rank } }
    return ranks
  }

  /// Spreads the ends of segments over the sides of boxes, in the order of their other ends.
  private mutating func setOffsets() {
    let rank = ranks
    backSegments = segments.indices.filter { segments[$0].isBack }.sorted { one, other in
      let lengths = [one, other].map {
        nodes[segments[$0].from].layer - nodes[segments[$0].to].layer
      }
      return (lengths[0], rank[segments[other].from]) < (lengths[1], rank[segments[one].from])
    }
    /// Arrows that close a cycle come after all others, the innermost last.
    func key(_ segment: Int, _ end: Int) -> (Int, Int) {
      if let depth = backSegments.firstIndex(of: segment) { return (.max, -depth) }
      return (rank[end], segment)
    }
    for node in nodes.indices {
      nodes[node].outgoing.sort { key($0, segments[$0].to) < key($1, segments[$1].to) }
      nodes[node].incoming.sort { key($0, segments[$0].from) < key($1, segments[$1].from) }
      var end = -outgoingWidth(node) / 2
      for segment in nodes[node].outgoing {
        segments[segment].startOffset = end + outgoingWidth(segments[segment]) / 2
        end += outgoingWidth(segments[segment])
      }
      for (index, segment) in nodes[node].incoming.enumerated() {
        segments[segment].endOffset =
          16 * (Double(index) - Double(nodes[node].incoming.count - 1) / 2)
      }
    }
  }

  // MARK: Room

  /// The room an arrow needs across. Its label is above it, or at its right.
  private func outgoingWidth(_ segment: Segment) -> Double {
    let label = arrows[segment.arrow].label
    if label.isEmpty || segment.isBack || nodes[segment.from].name == nil { return 16 }
    return isDown ? 2 * (SVGBuilder.labelWidth(label) + 10) : 22
  }

  private func outgoingWidth(_ node: Int) -> Double {
    nodes[node].outgoing.reduce(0) { $0 + outgoingWidth(segments[$1]) }
  }

  /// The room a node takes, along and across.
  private func size(of node: Int) -> (along: Double, across: Double) {
    guard let name = nodes[node].name else { return (0, 16) }
    let (width, height) = (SVGBuilder.boxWidth(name), 36.0)
    let ends = max(outgoingWidth(node), 16 * Double(nodes[node].incoming.count))
    return (isDown ? height : width, max(isDown ? width : height, ends))
  }

  /// Moves each node to straighten its arrows, as far as its neighbors in the layer allow.
  private mutating func alignNodes() {
    for layer in Array(repeating: layers, count: 24).joined() {
      // The distance of each node from the first if all are side by side.
      var offsets = [0.0]
      for (node, next) in zip(layer, layer.dropFirst()) {
        let gap = frame(of: node) == frame(of: next) ? 22.0 : 22 + 2 * Self.padding + Self.title
        offsets.append(offsets.last! + (size(of: node).across + size(of: next).across) / 2 + gap)
      }
      let wanted = zip(layer, offsets).map { node, offset in
        let from = nodes[node].incoming.map { segments[$0] }.filter { !$0.isBack }
          .map { nodes[$0.from].across + $0.startOffset - $0.endOffset }
        let to = nodes[node].outgoing.map { segments[$0] }.filter { !$0.isBack }
          .map { nodes[$0.to].across + $0.endOffset - $0.startOffset }
        let all = from + to
        return (all.isEmpty ? nodes[node].across : all.reduce(0, +) / Double(all.count)) - offset
      }
      for (node, (nearest, offset)) in zip(layer, zip(ascending(nearestTo: wanted), offsets)) {
        nodes[node].across = nearest + offset
      }
    }
  }

  private mutating func setSpans() {
    var along = 0.0
    for (index, layer) in layers.enumerated() {
      along += 10 * Double(backSegments.count { nodes[segments[$0].to].layer == index })
      let end = along + layer.map { size(of: $0).along }.max()!
      let turns = end + 10 * Double(backSegments.count { nodes[segments[$0].from].layer == index })
      let labels = layer.filter { nodes[$0].name != nil }.flatMap { nodes[$0].outgoing }
        .map { segments[$0] }.filter { !$0.isBack }.map { arrows[$0.arrow].label }
        .filter { !$0.isEmpty }.map { isDown ? 22 : SVGBuilder.labelWidth($0) + 12 }
      spans.append(LayerSpan(start: along, end: end, labels: turns...turns + (labels.max() ?? 8)))
      along = spans[index].labels.upperBound + 44
    }
  }

  /// The length of all layers, along.
  var length: Double { spans.last!.end }

  // MARK: Frames

  /// The space between a frame and its content, and the additional space above for its name.
  private static let (padding, title) = (12.0, 16.0)

  private func frame(of node: Int) -> Int? { frames.firstIndex { $0.own.contains(node) } }

  private typealias Area = (lowerBound: Point, upperBound: Point)

  private func area(ofBox node: Int) -> Area {
    let (start, size) = (spans[nodes[node].layer].start, size(of: node))
    return (
      point(start, nodes[node].across - size.across / 2),
      point(start + size.along, nodes[node].across + size.across / 2)
    )
  }

  private func inner(of frame: Int) -> [Int] { frames.indices.filter { frames[$0].outer == frame } }

  /// Boxes, and the boxes that must come after them: those of an inner frame, and those of another frame
  /// to which an arrow leads.
  private var frameOrder: [(first: [Int], behind: [Int])] {
    frames.indices.flatMap { one in
      frames.indices.compactMap { other -> (first: [Int], behind: [Int])? in
        if frames[other].outer == one { return (frames[one].own, boxes(in: other)) }
        let (from, to) = (boxes(in: one), boxes(in: other))
        guard Set(from).isDisjoint(with: to) else { return nil }
        return arrows.contains { from.contains($0.from) && to.contains($0.to) } ? (from, to) : nil
      }
    }
  }

  /// All boxes in a frame.
  private func boxes(in frame: Int) -> [Int] {
    frames[frame].own + inner(of: frame).flatMap(boxes)
  }

  /// Nil for a frame without boxes.
  private func area(of frame: Int) -> Area? {
    let all = frames[frame].own.map(area(ofBox:)) + inner(of: frame).compactMap(area(of:))
    guard let left = all.map(\.lowerBound.x).min(), let top = all.map(\.lowerBound.y).min(),
      let right = all.map(\.upperBound.x).max(), let bottom = all.map(\.upperBound.y).max()
    else { return nil }
    return (
      Point(left - Self.padding, top - Self.padding - Self.title),
      Point(right + Self.padding, bottom + Self.padding)
    )
  }

  /// Whether no frame overlaps a foreign box or frame.
  private var areFramesDisjoint: Bool {
    frames.indices.allSatisfy { frame in
      guard let own = area(of: frame) else { return false }
      let others = nodes.indices.filter {
        nodes[$0].name != nil && !boxes(in: frame).contains($0)
      }
      return !others.map(area(ofBox:)).contains { other in
        other.lowerBound.x < own.upperBound.x && own.lowerBound.x < other.upperBound.x
          && other.lowerBound.y < own.upperBound.y
          && own.lowerBound.y < other.upperBound.y
      }
    }
  }

  private func drawFrames(in builder: inout SVGBuilder) {
    for frame in frames.indices {
      guard let area = area(of: frame) else { continue }
      builder.rectangle(
        "frame", at: area.lowerBound, width: area.upperBound.x - area.lowerBound.x,
        height: area.upperBound.y - area.lowerBound.y)
      let foot = Point(area.lowerBound.x + 10, area.lowerBound.y + 18)
      builder.text(frames[frame].name, at: foot, .start, isLabel: true)
    }
  }

  // MARK: Drawing

  var svg: String {
    var builder = SVGBuilder()
    drawFrames(in: &builder)
    for (index, node) in nodes.enumerated() {
      guard let name = node.name else { continue }
      let size = size(of: index)
      builder.box(
        name, at: point(spans[node.layer].start, node.across - size.across / 2),
        width: isDown ? size.across : size.along, height: isDown ? size.along : size.across)
    }
    for (index, arrow) in arrows.enumerated() where !arrow.isBack {
      draw(segments.filter { $0.arrow == index }, in: &builder)
    }
    drawBackArrows(in: &builder)
    let sentences = arrows.map { arrow in
      let to = arrow.from == arrow.to ? "itself" : nodes[arrow.to].name!
      let label = arrow.label.isEmpty ? "" : ": \(arrow.label)"
      return "\(nodes[arrow.from].name!) leads to \(to)\(label)."
    }
    let contents = frames.indices.map { frame in
      let own =
        (frames[frame].own.map { nodes[$0].name! } + inner(of: frame).map { frames[$0].name })
      return "\(frames[frame].name) contains \(own.joined(separator: ", "))."
    }
    return builder.svg("Flowchart", describing: contents + sentences)
  }

  private func point(_ along: Double, _ across: Double) -> Point {
    isDown ? Point(across, along) : Point(along, across)
  }

  /// Draws a forward arrow: straight next to labels and boxes, bent between them.
  private func draw(_ segments: [Segment], in builder: inout SVGBuilder) {
    var path = ""
    let kind = segments.contains { arrows[$0.arrow].isNew } ? "edge new" : "edge"
    for segment in segments {
      let (from, to) = (nodes[segment.from], nodes[segment.to])
      let (start, end) = (from.across + segment.startOffset, to.across + segment.endOffset)
      let (span, tip) = (spans[from.layer], spans[to.layer].start)
      if path.isEmpty {
        path = "M\(SVGBuilder.coordinates(point(span.start + size(of: segment.from).along, start)))"
        label(arrows[segment.arrow].label, on: span.labels, across: start, in: &builder)
      }
      let (bend, foot) = (point(span.labels.upperBound, start), point(tip - 8, end))
      let middle = (span.labels.upperBound + tip - 8) / 2
      let bends = [point(middle, start), point(middle, end), foot].map(SVGBuilder.coordinates)
      path += " L\(SVGBuilder.coordinates(bend)) C\(bends.joined(separator: " "))"
      builder.extend(toInclude: [bend, foot])
      if to.name != nil { builder.head(at: point(tip, end), from: foot, kind) }
    }
    builder.stroke(path, kind)
  }

  /// Draws the arrows that close cycles, around the outside of all boxes.
  private func drawBackArrows(in builder: inout SVGBuilder) {
    var lane = nodes.indices.map { nodes[$0].across + size(of: $0).across / 2 }.max()! + 8
    for (index, segment) in backSegments.map({ segments[$0] }).enumerated() {
      let (from, to, label) = (nodes[segment.from], nodes[segment.to], arrows[segment.arrow].label)
      let inner = backSegments[..<index].map { segments[$0] }
      let outgoing = inner.count { nodes[$0.from].layer == from.layer }
      let incoming = inner.count { nodes[$0.to].layer == to.layer }
      let turn = spans[from.layer].end + 12 + 10 * Double(outgoing)
      let back = spans[to.layer].start - 20 - 10 * Double(incoming)
      let (start, end) = (from.across + segment.startOffset, to.across + segment.endOffset)
      lane += isDown ? 18 : 24
      builder.arrow(
        [
          point(spans[from.layer].start + size(of: segment.from).along, start), point(turn, start),
          point(turn, lane), point(back, lane), point(back, end), point(spans[to.layer].start, end),
        ], isNew: arrows[segment.arrow].isNew)
      self.label(label, on: back...turn, across: lane, in: &builder)
      if isDown { lane += SVGBuilder.labelWidth(label) }
    }
  }

  /// Draws a label at a stretch of an arrow: above it, or at its right.
  private func label(
    _ label: String, on piece: ClosedRange<Double>, across: Double, in builder: inout SVGBuilder
  ) {
    guard !label.isEmpty else { return }
    let middle = (piece.lowerBound + piece.upperBound) / 2
    let node = isDown ? Point(across + 6, middle + 4) : Point(middle, across - 5)
    builder.text(label, at: node, isDown ? .start : .middle, isLabel: true)
  }
}

/// The ascending numbers that are nearest to some others, by the sum of the squares of the differences. This is isotonic
/// regression, by pooling adjacent violators (Barlow and others, *Statistical Inference Under Order Restrictions*, 1972).
func ascending(nearestTo wanted: [Double]) -> [Double] {
  var pools: [(mean: Double, count: Double)] = []
  for var mean in wanted {
    var count = 1.0
    while let last = pools.last, last.mean > mean {
      pools.removeLast()
      mean = (last.mean * last.count + mean * count) / (last.count + count)
      count += last.count
    }
    pools.append((mean, count))
  }
  return pools.flatMap { Array(repeating: $0.mean, count: Int($0.count)) }
}
