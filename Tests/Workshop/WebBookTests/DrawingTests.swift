import Book
import TestSupport
import Testing

@testable import WebBook

@Suite("`Drawing`: Mermaid diagrams as SVG")
struct DrawingTests {
  @Test(
    "A flowchart has one box per name and one arrow per line",
    arguments: [
      (
        "flowchart LR\n  App -->|cart| Cart\n  App --> Log", ["App", "Cart", "Log"], ["cart"], 2,
        "App leads to Cart: cart. App leads to Log."
      ),
      (
        "flowchart TD\n  A --> B\n\n  B -->|c d| C", ["A", "B", "C"], ["c d"], 2,
        "A leads to B. B leads to C: c d."
      ),
      // Cycles, two arrows between the same boxes, and an arrow that passes a layer.
      (
        "flowchart LR\n  A -->|b| B\n  B -->|a| A\n  A -->|c| B\n  B -->|own| B", ["A", "B"],
        ["b", "c", "own", "a"], 4,
        "A leads to B: b. B leads to A: a. A leads to B: c. B leads to itself: own."
      ),
      (
        "flowchart TD\n  A --> B\n  B --> C\n  A -->|far| C\n  C -->|back| A", ["A", "B", "C"],
        ["far", "back"], 4,
        "A leads to B. B leads to C. A leads to C: far. C leads to A: back."
      ),
    ])
  func flowchart(
    text: String, boxes: [String], labels: [String], arrows: Int, words: String
  ) throws {
    let picture = try Picture(of: text)
    #expect(picture.title == "Flowchart")
    #expect(picture.texts("text") == boxes)
    #expect(picture.texts("label") == labels)
    #expect(picture.heads("edge") == arrows)
    #expect(picture.words == words)
    #expect(picture.boxes.count == boxes.count)
    #expect(picture.faults == [])
  }

  @Test("A flowchart runs right or down, and a long row always runs down")
  func directions() throws {
    let right = try Picture(of: "flowchart LR\n  A --> B\n  B --> C\n  A --> C").boxes
    #expect(right[0].right < right[1].left && right[1].right < right[2].left)
    let down = try Picture(of: "flowchart TD\n  A --> B\n  C --> A\n  B --> C").boxes
    #expect(down[0].bottom < down[1].top && down[1].bottom < down[2].top)
    let names = (0..<9).map { "APlaceWithAName\($0)" }
    let chain = zip(names, names.dropFirst()).map { "  \($0) --> \($1)" }
    let long = try Picture(of: "flowchart LR\n\(chain.joined(separator: "\n"))").boxes
    #expect(zip(long, long.dropFirst()).allSatisfy { $0.bottom < $1.top })
  }

  @Test(
    "A subgraph's frame surrounds only its own boxes and shows its name",
    arguments: ["flowchart LR", "flowchart TD"])
  func frames(kind: String) throws {
    let inner = "subgraph Core\n decide\n Item\n end"
    let picture = try Picture(
      of: """
        \(kind)
          subgraph Shell
          Model
          Disk
          \(inner)
          end
          subgraph Other
          Server
          end
          Model --> Disk
          Model --> decide
          decide --> Item
          Disk --> Server
        """)
    #expect(picture.texts("label") == ["Shell", "Core", "Other"])
    #expect(
      picture.words.hasPrefix(
        "Shell contains Model, Disk, Core. Core contains decide, Item. Other contains Server."))
    func boxes(in frame: Picture.Area) -> [String] {
      zip(picture.texts("text"), picture.boxes).filter { _, box in
        box.left > frame.left && box.right < frame.right && box.top > frame.top
          && box.bottom < frame.bottom
      }.map(\.0)
    }
    #expect(
      picture.frames.map(boxes) == [
        ["Model", "Disk", "decide", "Item"], ["decide", "Item"], ["Server"],
      ])
    #expect(picture.faults == [])
  }

  @Test(
    "`ascending(nearestTo:)` averages the positions of out-of-order neighbors",
    arguments: [
      ([], []), ([3], [3]), ([1, 2, 2], [1, 2, 2]), ([2, 1], [1.5, 1.5]),
      ([5, 4, 3, 10], [4, 4, 4, 10]), ([1, 9, 2, 4, 20, 0], [1, 5, 5, 5, 10, 10]),
    ] as [([Double], [Double])])
  func isotonic(wanted: [Double], nearest: [Double]) {
    #expect(ascending(nearestTo: wanted) == nearest)
  }

  @Test("A sequence diagram draws answers with dashed lines")
  func sequence() throws {
    let picture = try Picture(
      of:
        "sequenceDiagram\n  list->>client: fetchItems\n  client->>client: ask\n  client-->>list: [tea]"
    )
    #expect(picture.title == "Sequence diagram")
    #expect(picture.texts("text") == ["list", "client"])
    #expect(picture.texts("label") == ["fetchItems", "ask", "[tea]"])
    #expect((picture.heads("edge"), picture.heads("answer")) == (2, 1))
    #expect(picture.svg.matches(of: /class="answer"[^>]*stroke-dasharray/).count == 1)
    #expect(!picture.svg.contains(/class="edge"[^>]*stroke-dasharray/))
    #expect(
      picture.words
        == "list calls client: fetchItems. client calls itself: ask. client answers list: [tea].")
    #expect(picture.faults == [])
  }

  @Test("A message fits between its lifelines, and no lifeline crosses it")
  func messages() throws {
    let message = "what is longer than two boxes beside each other"
    let picture = try Picture(of: "sequenceDiagram\n  a->>b: c\n  b->>c: d\n  c-->>a: \(message)")
    let (first, last) = (picture.boxes[0], picture.boxes[2])
    #expect((last.left + last.right - first.left - first.right) / 2 > 7 * Double(message.count))
    // The lifeline between the two others is drawn in two pieces.
    #expect(picture.svg.matches(of: /opacity/).count == 4)
    #expect(picture.faults == [])
  }

  @Test("A bar chart shows names and figures, with bars to scale", arguments: [" horizontal", ""])
  func bars(kind: String) throws {
    let picture = try Picture(
      of: """
        xychart-beta\(kind)
          x-axis ["direct call", "object, two"]
          y-axis "ns" 0 --> 10
          bar [2.5, 10]
        """)
    #expect(picture.title == "Bar chart: ns")
    #expect(picture.texts("text") == ["direct call", "2.5", "object, two", "10"])
    #expect(picture.texts("label") == ["ns"])
    #expect(picture.bars.map { $0.right - $0.left } == [75, 300])
    #expect(picture.words == "direct call: 2.5 ns. object, two: 10 ns.")
  }

  @Test("`Drawing` escapes labels for HTML")
  func escaping() throws {
    let picture = try Picture(of: "sequenceDiagram\n  a->>b: {\"n\": 1} <b> & c")
    #expect(picture.texts("label") == ["{&quot;n&quot;: 1} &lt;b&gt; &amp; c"])
    #expect(picture.words == "a calls b: {&quot;n&quot;: 1} &lt;b&gt; &amp; c.")
    let flow = try Picture(of: "flowchart LR\n  A -->|<script>| B")
    #expect(flow.texts("label") == ["&lt;script&gt;"])
    let bars = try Picture(
      of: "xychart-beta\n  x-axis [\"<a>\"]\n  y-axis \"<&\" 0 --> 1\n  bar [1]")
    #expect((bars.title, bars.words) == ("Bar chart: &lt;&amp;", "&lt;a&gt;: 1 &lt;&amp;."))
  }

  @Test(
    "`Drawing.svg` returns nil for unsupported Mermaid text",
    arguments: [
      "", "pie\n  A: 1", "flowchart LR", "flowchart RL\n  A --> B", "flowchart LR\n  A --- B",
      "flowchart LR\n  A[\"text\"] --> B", "flowchart LR\n  A --> B\n  subgraph C",
      "flowchart LR\n  end\n  A --> B", "flowchart LR\n  subgraph C\n  end\n  A --> B",
      // A box in two frames, and a box inside a frame that it doesn't belong to.
      "flowchart LR\n  subgraph C\n A\n end\n subgraph D\n A\n end\n A --> B",
      "flowchart LR\n  subgraph C\n A\n B\n end\n A --> X\n X --> B",
      "sequenceDiagram",
      "sequenceDiagram\n  participant a", "sequenceDiagram\n  a->b: c",
      "sequenceDiagram\n  a->>b: c; d",
      "flowchart LR\n" + (1...10).map { "  A --> B\($0)" }.joined(separator: "\n"),
      "flowchart LR\n" + (1...61).map { "  A -->|\($0)| B" }.joined(separator: "\n"),
      "sequenceDiagram\n" + (1...10).map { "  a->>b\($0): c" }.joined(separator: "\n"),
      "xychart-beta\n  x-axis [\"a\", \"b\"]\n  y-axis \"ns\" 0 --> 1\n  bar [1]",
      "xychart-beta\n  x-axis [\"a\"]\n  y-axis \"ns\" 0 --> 1\n  bar [2]",
      "xychart-beta\n  x-axis [\"a\"]\n  y-axis \"ns\" 0 --> 1\n  bar [x]",
      "xychart-beta\n  x-axis [\"a\"]\n  y-axis \"ns\" 0 --> 1\n  line [1]",
    ])
  func unknown(text: String) { #expect(Drawing.svg(of: text) == nil) }

  @Test("`Drawing` draws every diagram of the book without overlaps")
  func pages() throws {
    let checkout = TestCheckout.checkout
    var count = 0
    for page in try checkout.pages() {
      for block in Markdown(try checkout.read(page)).blocks where block.language == "mermaid" {
        let place: Comment = "\(page):\(block.line)"
        let picture = try #require(try? Picture(of: block.text), place)
        #expect(picture.faults == [], place)
        #expect(Drawing.svg(of: block.text) == picture.svg, place)
        count += 1
      }
    }
    #expect(count > 70)
  }
}

/// The parts of a drawn picture.
private struct Picture {
  struct Area {
    let left: Double
    let top: Double
    let right: Double
    let bottom: Double

    func overlaps(_ other: Area) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    func holds(_ other: Area) -> Bool {
      left <= other.left && top <= other.top && other.right <= right && other.bottom <= bottom
    }
  }

  let svg: String
  let title: Substring
  let words: Substring
  let room: Area
  let boxes: [Area]
  let bars: [Area]
  let frames: [Area]

  init(of mermaid: String) throws {
    svg = try #require(Drawing.svg(of: mermaid))
    title = try #require(svg.firstMatch(of: /<title>(.*)<\/title>/)).1
    words = try #require(svg.firstMatch(of: /<desc>(.*)<\/desc>/)).1
    let box = try #require(
      svg.firstMatch(of: /^<svg [^>]*role="img" viewBox="(\S+) (\S+) (\S+) (\S+)" width="\d+"/))
    room = Self.area(box.1, box.2, box.3, box.4)
    boxes = Self.areas("node", in: svg)
    bars = Self.areas("bar", in: svg)
    frames = Self.areas("frame", in: svg)
  }

  private static func areas(_ kind: String, in svg: String) -> [Area] {
    svg.matches(of: /<rect class="(\w+)" x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"/)
      .filter { $0.1 == kind }.map { area($0.2, $0.3, $0.4, $0.5) }
  }

  private static func area(
    _ x: Substring, _ y: Substring, _ width: Substring, _ height: Substring
  ) -> Area {
    let (left, top) = (Double(x) ?? .nan, Double(y) ?? .nan)
    return Area(
      left: left, top: top, right: left + (Double(width) ?? .nan),
      bottom: top + (Double(height) ?? .nan))
  }

  /// The texts of a class, in order.
  func texts(_ kind: String) -> [String] {
    svg.matches(of: /<text class="(\w+)"[^>]*>([^<]*)</).filter { $0.1 == kind }.map {
      String($0.2)
    }
  }

  func heads(_ kind: String) -> Int {
    svg.matches(of: /<polygon class="(\w+)"/).count { $0.1 == kind }
  }

  /// The approximate areas of arrow labels.
  private var labels: [Area] {
    svg.matches(of: /<text class="label"[^>]*anchor="(\w+)" x="(\S+)" y="(\S+)">([^<]*)</).map {
      let (x, y) = (Double($0.2) ?? .nan, Double($0.3) ?? .nan)
      let width = 7 * Double($0.4.replacing(/&\w+;/, with: "&").count)
      let left = $0.1 == "start" ? x : x - width / 2
      return Area(left: left, top: y - 10, right: left + width, bottom: y + 2)
    }
  }

  /// Overlapping boxes and labels, and parts outside the picture.
  var faults: [String] {
    let things = boxes.map { ("box", $0) } + labels.map { ("label", $0) }
    var faults = things.filter { !room.holds($0.1) }.map { "\($0) is outside" }
    for (index, thing) in things.enumerated() {
      faults += things[..<index].filter { $0.1.overlaps(thing.1) }
        .map { "\($0) is over \(thing)" }
    }
    for spot in svg.matches(of: /[ "MLCQ](-?\d+),(-?\d+)/)
    where !room.holds(Self.area(spot.1, spot.2, "0", "0")) {
      faults.append("\(spot.0) is outside")
    }
    return faults
  }
}
