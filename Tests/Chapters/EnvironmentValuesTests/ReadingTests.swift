import Playground
import TestSupport
import Testing
import TextUI

@testable import EnvironmentValues

@Suite("What a view reads")
struct ReadingTests {
  @Test("A price is written in the customer's language")
  func prices() {
    #expect(Language.english.price(450) == "€4.50")
    #expect(Language.german.price(1205) == "12,05 €")
    #expect(Language.dutch.price(7) == "€ 0,07")
  }

  @Test("Through every initializer or through no view between: the page is the same")
  func through() throws {
    let tea = ["Tea", "4,50 €", "[Add to cart]"]
    try #require(Before.ShopView(language: .german).lines() == tea)
    try #require(ShopView().environment(\.language, .german).lines() == tea)
    for file in ["Shop", "ProductDetailView"] {
      let words = try TestCheckout.source("\(chapterFolder("EnvironmentValues"))/\(file).swift")
        .words()
      try #require(words.contains("ProductDetailView"))
      try #require(!words.contains { $0.lowercased().contains("language") })
    }
    proved("OURS-402")
  }

  @Test(
    "Where no view above sets a value, a view reads the default, and nothing says so",
    .proves("OURS-401"))
  func defaults() async throws {
    #expect(ShopView().lines() == ["Tea", "€4.50", "[Add to cart]"])
    #expect(LanguageKey.defaultValue == .english)
    #expect(TrackerKey.defaultValue is NoTracking)
    let taps = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      _ = ShopView().lines()
      try ShopView().tap("Add to cart")
    }
    let idle = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {}
    #expect(taps.standardOutputContent == idle.standardOutputContent)
    #expect(taps.standardErrorContent == idle.standardErrorContent)
  }

  @Test("Of several modifiers, the nearest one above the reading view wins", .proves("OURS-403"))
  func nearest() {
    let checkout = CheckoutView(friendsLanguage: .dutch)
    let german = checkout.environment(\.language, .german)
    #expect(german.lines() == ["You pay  4,50 €", "Receipt  € 4,50"])
    let price = PriceView(cents: 450)
    let twice = price.environment(\.language, .german).environment(\.language, .dutch)
    #expect(twice.lines() == ["4,50 €"])
  }

  @Test("A value reaches no view above or beside its modifier", .proves("OURS-404"))
  func onlyBelow() {
    let checkout = CheckoutView(friendsLanguage: .dutch)
    #expect(checkout.lines() == ["You pay  €4.50", "Receipt  € 4,50"])
    #expect(
      languagesInCheckout() == [
        "germanCheckout.german -> CheckoutView", "CheckoutView.german -> PriceView",
        "CheckoutView.dutch -> ReceiptView", "ReceiptView.dutch -> ReceiptPrice",
      ])
  }

  @Test("In an initializer, a view reads the default", .proves("OURS-409"))
  func initializer() {
    let early = EarlyPriceView(cents: 450)
    #expect(early.environment(\.language, .german).lines() == ["€4.50"])
    let parent = MakesItInItsBody().environment(\.language, .german)
    #expect(parent.lines() == ["€4.50", "4,50 €"])
  }

  @Test("A class reads the default, wherever its view stands", .proves("OURS-410"))
  func viewModel() {
    let model = PriceModel()
    let view = VStack {
      ModelPriceView(model: model)
      RepairedPriceView(model: model)
    }
    #expect(view.environment(\.language, .german).lines() == ["€4.50", "4,50 €"])
    #expect(view.environment(\.language, .dutch).lines() == ["€4.50", "€ 4,50"])
  }

  @Test("A closure that captured the view reads what holds when it runs", .proves("OURS-411"))
  func capturedView() throws {
    let reminders = Reminders()
    let view = AskingReminderView(reminders: reminders)
    try view.environment(\.language, .german).tap("Remind me")
    _ = view.environment(\.language, .dutch).lines()
    #expect(reminders.due() == ["Tea: € 4,50"])
  }

  @Test("A closure that captured the value keeps it, whatever holds when it runs")
  func captured() throws {
    let reminders = Reminders()
    let view = ReminderView(reminders: reminders)
    try view.environment(\.language, .german).tap("Remind me")
    #expect(view.environment(\.language, .dutch).lines() == ["[Remind me]"])
    try #require(reminders.due() == ["Tea: 4,50 €"])
    try view.tap("Remind me")
    try #require(reminders.due() == ["Tea: 4,50 €", "Tea: €4.50"])
    proved("OURS-411")
  }

  @Test("An action reads what its own view was filled with", .proves("OURS-416"))
  func actions() throws {
    let journal = Log()
    let asks = Asks(journal: journal)
    let view = VStack {
      asks.environment(\.language, .german)
      asks.environment(\.language, .dutch)
    }
    for label in ["Ask in german", "Ask in dutch", "Ask in german"] { try view.tap(label) }
    #expect(journal.lines == ["german", "dutch", "german"])
  }
}

/// Notes the language when its button is tapped.
private struct Asks: View {
  @Environment(\.language) private var language
  let journal: Log

  var body: some View { Button("Ask in \(language)") { journal.note("\(language)") } }
}

/// `ReminderView` without the capture list, so its closure captures the view.
private struct AskingReminderView: View {
  @Environment(\.language) private var language
  let reminders: Reminders

  var body: some View {
    Button("Remind me") { reminders.add { "Tea: \(language.price(450))" } }
  }
}

/// Makes both views where the language is German already.
private struct MakesItInItsBody: View {
  var body: some View {
    EarlyPriceView(cents: 450)
    PriceView(cents: 450)
  }
}
