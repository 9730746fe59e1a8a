import Testing

@testable import TextUI

@Suite("Views rendered as text")
struct TextUITests {
  @Test(
    "Stacks, rows, images and buttons render as text")
  func lines() {
    let view = VStack {
      Text("Product Detail Page")
      HStack {
        Image("shoe")
        Text("ABC")
      }
      Button("Add to cart") {}
    }
    #expect(view.lines() == ["Product Detail Page", "(shoe)  ABC", "[Add to cart]"])
  }

  @Test("`AnyView` renders like the view it wraps", arguments: [true, false])
  func composed(soldOut: Bool) {
    #expect(
      Offer(soldOut: soldOut).lines() == (soldOut ? ["ABC", "sold out", "-"] : ["ABC", "[Buy]"]))
    #expect(AnyView(Offer(soldOut: soldOut)).lines() == Offer(soldOut: soldOut).lines())
    #expect(VStack { EmptyView() }.lines() == [])
  }

  @Test("A tap runs only the button with the given label")
  func tap() throws {
    let taps = Taps()
    let view = VStack {
      HStack { Button("One") { taps.record("one") } }
      Button("Two") { taps.record("two") }
    }
    try view.tap("Two")
    try view.tap("One")
    #expect(taps.recorded == ["two", "one"])
  }

  @Test("`tap` with an unknown label throws an error quoting the view")
  func nothingToTap() {
    let view = VStack {
      Text("Product Detail Page")
      Button("Add to cart") {}
    }
    let error = #expect(throws: NothingToTap.self) { try view.tap("Product Detail Page") }
    #expect(
      error?.description == "no button or tappable text “Product Detail Page”; "
        + "the view shows: Product Detail Page / [Add to cart]")
  }

  @Test("`onTapGesture` applies to a view's texts, but not its buttons")
  func tapGesture() throws {
    let taps = Taps()
    let view = VStack {
      Text("Title")
      Button("Buy") { taps.record("buy") }
    }
    .onTapGesture { taps.record("view") }
    try view.tap("Buy")
    try view.tap("Title")
    #expect(taps.recorded == ["buy", "view"])
    #expect(view.lines() == ["Title", "[Buy]"])
  }

  @Test("`appear` runs each `onAppear` action once, inner views first")
  func appear() {
    let appeared = Taps()
    let view = VStack {
      HStack { Text("A").onAppear { appeared.record("A") } }
      Text("B").onAppear { appeared.record("B") }.onTapGesture {}
    }
    .onAppear { appeared.record("stack") }
    view.appear()
    #expect(appeared.recorded == ["A", "B", "stack"])
    #expect(view.lines() == ["A", "B"])
  }

  @Test("Rendering evaluates each `body` once")
  func evaluations() {
    let bodies = Taps()
    let view = Counted(bodies: bodies).onAppear {}
    #expect(bodies.recorded == [])
    _ = view.lines()
    #expect(bodies.recorded == ["body"])
    view.appear()
    #expect(bodies.recorded == ["body", "body"])
  }
}

private struct Offer: View {
  let soldOut: Bool

  var body: some View {
    Text("ABC")
    if soldOut { Text("sold out") } else { Button("Buy") {} }
    if soldOut { Text("-") }
  }
}

private struct Counted: View {
  let bodies: Taps

  var body: some View {
    bodies.record("body")
    return Text("counted")
  }
}

private final class Taps {
  private(set) var recorded: [String] = []

  func record(_ name: String) { recorded.append(name) }
}
