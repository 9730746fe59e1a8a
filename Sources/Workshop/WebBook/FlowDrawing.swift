import Book

/// Boxes and arrows: `App -->|cart| Cart`, in layers from left to right or downwards.
///
/// "Along" is the way from layer to layer, "across" the other one. An arrow over several layers has a
/// place in each of them, so that it goes between boxes. Its label stands where it leaves its box, on
/// a piece of its own where nothing else is. An arrow that closes a cycle goes around all boxes.
///
/// `subgraph Root` to `end` is a frame around the boxes between them, with its name.
struct FlowDrawing {
  private struct Arrow {
    let from: Int
    let to: Int
    let label: String
    let isNew: Bool
    /// Whether it leads to an earlier box, and closes a cycle.
    var isBack = false
  }

  /// A box, or where an arrow passes a layer.
  private struct Place {
    let layer: Int
    var name: String?
    /// Where its middle is.
    var across = 0.0
    /// What leaves and arrives here, in the order in which it stands there.
    var leaving: [Int] = []
    var arriving: [Int] = []
  }

  /// A piece of an arrow, from a layer to the next; or a whole one that goes around.
  private struct Step {
    let arrow: Int
    let from: Int
    let to: Int
    let isBack: Bool
    /// How far from the middles of its places it leaves and arrives.
    var leaves = 0.0
    var arrives = 0.0
  }

  /// Where a layer is, along the way.
  private struct Band {
    let start: Double
    let end: Double
    /// The piece behind its boxes on which labels stand.
    let labels: ClosedRange<Double>
  }

  /// A frame around boxes.
  private struct Frame {
    let name: String
    /// The frame around it.
    let outer: Int?
    /// The boxes that are in it and in no frame within it.
    var own: [Int] = []
  }

  private let isDown: Bool
  private var frames: [Frame] = []
  private var arrows: [Arrow] = []
  /// The boxes in the order of the page, then where arrows pass.
  private var places: [Place] = []
  private var steps: [Step] = []
  /// The places of each layer, in order.
  private var layers: [[Int]] = []
  /// The steps that go around, the innermost first.
  private var around: [Int] = []
  private var bands: [Band] = []

  init?(_ lines: some Sequence<String>, isDown: Bool, new: Set<String> = []) {
    self.isDown = isDown
    var names: [String] = []
    var open: [Int] = []
    func place(of name: Substring) -> Int {
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
        frames[frame].own.append(place(of: line[...]))
        continue
      }
      guard let match = line.wholeMatch(of: #/(\w+) -->(?:\|([^|]+)\|)? (\w+)/#) else { return nil }
      let (from, to) = (place(of: match.1), place(of: match.3))
      let label = match.2.map { String($0) } ?? ""
      arrows.append(Arrow(from: from, to: to, label: label, isNew: new.contains(line)))
    }
    // Each arrow is compared with all others, again and again.
    guard open.isEmpty, !arrows.isEmpty, arrows.count <= 60, names.count <= Picture.maxNodes,
      frames.count <= Picture.maxNodes
    else { return nil }
    findCycles(names.indices)
    makeLayers(names)
    order()
    setEnds()
    setAcross()
    setBands()
    guard areFramesApart else { return nil }
  }

  // MARK: Layers

  /// Marks the arrows that lead back to where a walk along the arrows came from.
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

  /// A box stands behind all that lead to it.
  private mutating func makeLayers(_ names: [String]) {
    var layer = names.map { _ in 0 }
    for _ in names {
      for arrow in arrows where !arrow.isBack {
        layer[arrow.to] = max(layer[arrow.to], layer[arrow.from] + 1)
      }
      for (first, behind) in frameOrder {
        let before = first.map { layer[$0] }.max() ?? -1
        // An arrow back would move both for ever.
        for box in behind { layer[box] = min(max(layer[box], before + 1), names.count) }
      }
    }
    places = zip(names, layer).map { Place(layer: $1, name: $0) }
    for (index, arrow) in arrows.enumerated() {
      var stops = [arrow.from]
      for passed in layer[arrow.from]..<max(layer[arrow.to], layer[arrow.from] + 1)
      where passed > layer[arrow.from] {
        stops.append(places.count)
        places.append(Place(layer: passed))
      }
      for (from, to) in zip(stops, stops.dropFirst() + [arrow.to]) {
        places[from].leaving.append(steps.count)
        places[to].arriving.append(steps.count)
        steps.append(Step(arrow: index, from: from, to: to, isBack: arrow.isBack))
      }
    }
    layers = (0...layer.max()!).map { layer in
      places.indices.filter { places[$0].layer == layer }
    }
  }

  // MARK: Order

  /// Exchanges places of a layer as long as fewer arrows cross.
  private mutating func order() {
    var (least, isBetter) = (crossings, true)
    while isBetter {
      isBetter = false
      for layer in layers.indices {
        for second in layers[layer].indices {
          for first in 0..<second {
            layers[layer].swapAt(first, second)
            if crossings < least {
              (least, isBetter) = (crossings, true)
            } else {
              layers[layer].swapAt(first, second)
            }
          }
        }
      }
    }
  }

  /// How often arrows cross. One that goes around crosses what is between its boxes and the edge.
  private var crossings: Int {
    let rank = ranks
    var crossings = 0
    for (index, one) in steps.enumerated() {
      if one.isBack {
        for end in [one.from, one.to] {
          crossings += layers[places[end].layer].count - 1 - rank[end]
        }
        continue
      }
      for other in steps[..<index] where !other.isBack {
        guard places[one.from].layer == places[other.from].layer else { continue }
        let order = (rank[one.from] - rank[other.from]) * (rank[one.to] - rank[other.to])
        if order < 0 { crossings += 1 }
      }
    }
    return crossings
  }

  /// The number of each place in its layer.
  private var ranks: [Int] {
    var ranks = places.map { _ in 0 }
    for layer in layers { for (rank, place) in layer.enumerated() { ranks[place] = rank } }
    return ranks
  }

  /// Spreads what leaves and arrives over the sides of boxes, in the order of the other ends.
  private mutating func setEnds() {
    let rank = ranks
    around = steps.indices.filter { steps[$0].isBack }.sorted { one, other in
      let lengths = [one, other].map { places[steps[$0].from].layer - places[steps[$0].to].layer }
      return (lengths[0], rank[steps[other].from]) < (lengths[1], rank[steps[one].from])
    }
    /// What goes around stands behind all others, the innermost last.
    func key(_ step: Int, _ end: Int) -> (Int, Int) {
      if let depth = around.firstIndex(of: step) { return (.max, -depth) }
      return (rank[end], step)
    }
    for place in places.indices {
      places[place].leaving.sort { key($0, steps[$0].to) < key($1, steps[$1].to) }
      places[place].arriving.sort { key($0, steps[$0].from) < key($1, steps[$1].from) }
      var end = -roomToLeave(place) / 2
      for step in places[place].leaving {
        steps[step].leaves = end + roomToLeave(steps[step]) / 2
        end += roomToLeave(steps[step])
      }
      for (index, step) in places[place].arriving.enumerated() {
        steps[step].arrives = 16 * (Double(index) - Double(places[place].arriving.count - 1) / 2)
      }
    }
  }

  // MARK: Room

  /// How much room an arrow needs across. Its label stands above it, or on its right side.
  private func roomToLeave(_ step: Step) -> Double {
    let label = arrows[step.arrow].label
    if label.isEmpty || step.isBack || places[step.from].name == nil { return 16 }
    return isDown ? 2 * (Ink.labelWidth(label) + 10) : 22
  }

  private func roomToLeave(_ place: Int) -> Double {
    places[place].leaving.reduce(0) { $0 + roomToLeave(steps[$1]) }
  }

  /// How much room a place takes along and across.
  private func size(of place: Int) -> (along: Double, across: Double) {
    guard let name = places[place].name else { return (0, 16) }
    let (width, height) = (Ink.boxWidth(name), 36.0)
    let ends = max(roomToLeave(place), 16 * Double(places[place].arriving.count))
    return (isDown ? height : width, max(isDown ? width : height, ends))
  }

  /// Moves each place to where its arrows are straight, as far as its neighbors in the layer let it.
  private mutating func setAcross() {
    for layer in Array(repeating: layers, count: 24).joined() {
      // How far each one is from the first where they stand side by side.
      var offsets = [0.0]
      for (place, next) in zip(layer, layer.dropFirst()) {
        let gap = frame(of: place) == frame(of: next) ? 22.0 : 22 + 2 * Self.rim + Self.title
        offsets.append(offsets.last! + (size(of: place).across + size(of: next).across) / 2 + gap)
      }
      let wanted = zip(layer, offsets).map { place, offset in
        let from = places[place].arriving.map { steps[$0] }.filter { !$0.isBack }
          .map { places[$0.from].across + $0.leaves - $0.arrives }
        let to = places[place].leaving.map { steps[$0] }.filter { !$0.isBack }
          .map { places[$0.to].across + $0.arrives - $0.leaves }
        let all = from + to
        return (all.isEmpty ? places[place].across : all.reduce(0, +) / Double(all.count)) - offset
      }
      for (place, (nearest, offset)) in zip(layer, zip(ascending(nearestTo: wanted), offsets)) {
        places[place].across = nearest + offset
      }
    }
  }

  private mutating func setBands() {
    var along = 0.0
    for (index, layer) in layers.enumerated() {
      along += 10 * Double(around.count { places[steps[$0].to].layer == index })
      let end = along + layer.map { size(of: $0).along }.max()!
      let turns = end + 10 * Double(around.count { places[steps[$0].from].layer == index })
      let labels = layer.filter { places[$0].name != nil }.flatMap { places[$0].leaving }
        .map { steps[$0] }.filter { !$0.isBack }.map { arrows[$0.arrow].label }
        .filter { !$0.isEmpty }.map { isDown ? 22 : Ink.labelWidth($0) + 12 }
      bands.append(Band(start: along, end: end, labels: turns...turns + (labels.max() ?? 8)))
      along = bands[index].labels.upperBound + 44
    }
  }

  /// From the first layer's beginning to the last one's end.
  var length: Double { bands.last!.end }

  // MARK: Frames

  /// How far a frame is from what is in it, and how much more above for its name.
  private static let (rim, title) = (12.0, 16.0)

  private func frame(of place: Int) -> Int? { frames.firstIndex { $0.own.contains(place) } }

  private typealias Area = (least: Spot, most: Spot)

  private func area(ofBox place: Int) -> Area {
    let (start, size) = (bands[places[place].layer].start, size(of: place))
    return (
      spot(start, places[place].across - size.across / 2),
      spot(start + size.along, places[place].across + size.across / 2)
    )
  }

  private func inner(of frame: Int) -> [Int] { frames.indices.filter { frames[$0].outer == frame } }

  /// Boxes of a frame, and those of a frame that stands behind them: what is in a frame within it, and what is in another
  /// one to which an arrow leads.
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
    guard let left = all.map(\.least.x).min(), let top = all.map(\.least.y).min(),
      let right = all.map(\.most.x).max(), let bottom = all.map(\.most.y).max()
    else { return nil }
    return (
      Spot(left - Self.rim, top - Self.rim - Self.title), Spot(right + Self.rim, bottom + Self.rim)
    )
  }

  /// Whether no frame is around a box, or across a frame, that isn't in it.
  private var areFramesApart: Bool {
    frames.indices.allSatisfy { frame in
      guard let own = area(of: frame) else { return false }
      let others = places.indices.filter {
        places[$0].name != nil && !boxes(in: frame).contains($0)
      }
      return !others.map(area(ofBox:)).contains { other in
        other.least.x < own.most.x && own.least.x < other.most.x && other.least.y < own.most.y
          && own.least.y < other.most.y
      }
    }
  }

  private func drawFrames(in ink: inout Ink) {
    for frame in frames.indices {
      guard let area = area(of: frame) else { continue }
      ink.rectangle(
        "frame", at: area.least, width: area.most.x - area.least.x,
        height: area.most.y - area.least.y)
      let foot = Spot(area.least.x + 10, area.least.y + 18)
      ink.text(frames[frame].name, at: foot, .start, isLabel: true)
    }
  }

  // MARK: Drawing

  var svg: String {
    var ink = Ink()
    drawFrames(in: &ink)
    for (index, place) in places.enumerated() {
      guard let name = place.name else { continue }
      let size = size(of: index)
      ink.box(
        name, at: spot(bands[place.layer].start, place.across - size.across / 2),
        width: isDown ? size.across : size.along, height: isDown ? size.along : size.across)
    }
    for (index, arrow) in arrows.enumerated() where !arrow.isBack {
      draw(steps.filter { $0.arrow == index }, in: &ink)
    }
    drawAround(in: &ink)
    let sentences = arrows.map { arrow in
      let to = arrow.from == arrow.to ? "itself" : places[arrow.to].name!
      let label = arrow.label.isEmpty ? "" : ": \(arrow.label)"
      return "\(places[arrow.from].name!) leads to \(to)\(label)."
    }
    let contents = frames.indices.map { frame in
      let own =
        (frames[frame].own.map { places[$0].name! } + inner(of: frame).map { frames[$0].name })
      return "\(frames[frame].name) contains \(own.joined(separator: ", "))."
    }
    return ink.svg("Flowchart", saying: contents + sentences)
  }

  private func spot(_ along: Double, _ across: Double) -> Spot {
    isDown ? Spot(across, along) : Spot(along, across)
  }

  /// Draws an arrow that leads forward: straight beside labels and boxes, bent between them.
  private func draw(_ steps: [Step], in ink: inout Ink) {
    var path = ""
    let kind = steps.contains { arrows[$0.arrow].isNew } ? "edge new" : "edge"
    for step in steps {
      let (from, to) = (places[step.from], places[step.to])
      let (start, end) = (from.across + step.leaves, to.across + step.arrives)
      let (band, tip) = (bands[from.layer], bands[to.layer].start)
      if path.isEmpty {
        path = "M\(Ink.point(spot(band.start + size(of: step.from).along, start)))"
        label(arrows[step.arrow].label, on: band.labels, across: start, in: &ink)
      }
      let (bend, foot) = (spot(band.labels.upperBound, start), spot(tip - 8, end))
      let middle = (band.labels.upperBound + tip - 8) / 2
      let bends = [spot(middle, start), spot(middle, end), foot].map(Ink.point)
      path += " L\(Ink.point(bend)) C\(bends.joined(separator: " "))"
      ink.reach([bend, foot])
      if to.name != nil { ink.head(at: spot(tip, end), from: foot, kind) }
    }
    ink.stroke(path, kind)
  }

  /// Draws the arrows that lead back: out of their boxes, below all boxes (or right of them), and in.
  private func drawAround(in ink: inout Ink) {
    var lane = places.indices.map { places[$0].across + size(of: $0).across / 2 }.max()! + 8
    for (index, step) in around.map({ steps[$0] }).enumerated() {
      let (from, to, label) = (places[step.from], places[step.to], arrows[step.arrow].label)
      let inner = around[..<index].map { steps[$0] }
      let leaving = inner.count { places[$0.from].layer == from.layer }
      let arriving = inner.count { places[$0.to].layer == to.layer }
      let turn = bands[from.layer].end + 12 + 10 * Double(leaving)
      let back = bands[to.layer].start - 20 - 10 * Double(arriving)
      let (start, end) = (from.across + step.leaves, to.across + step.arrives)
      lane += isDown ? 18 : 24
      ink.arrow(
        [
          spot(bands[from.layer].start + size(of: step.from).along, start), spot(turn, start),
          spot(turn, lane), spot(back, lane), spot(back, end), spot(bands[to.layer].start, end),
        ], isNew: arrows[step.arrow].isNew)
      self.label(label, on: back...turn, across: lane, in: &ink)
      if isDown { lane += Ink.labelWidth(label) }
    }
  }

  /// Writes a label at a piece of an arrow: above it, or on its right side.
  private func label(
    _ label: String, on piece: ClosedRange<Double>, across: Double, in ink: inout Ink
  ) {
    guard !label.isEmpty else { return }
    let middle = (piece.lowerBound + piece.upperBound) / 2
    let place = isDown ? Spot(across + 6, middle + 4) : Spot(middle, across - 5)
    ink.text(label, at: place, isDown ? .start : .middle, isLabel: true)
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
