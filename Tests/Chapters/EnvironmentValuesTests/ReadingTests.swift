import Playground
import TestSupport
import Testing
import TextUI

@testable import EnvironmentValues

@Suite("EnvironmentValues: reading values")
struct ReadingTests {
  @Test("A price is formatted for the environment's language")
  func prices() {
    #expect(Language.english.price(450) == "€4.50")
    #expect(Language.german.price(1205) == "12,05 €")
    #expect(Language.dutch.price(7) == "€ 0,07")
  }

  @Test("The page reads the language directly from the environment")
  func through() throws {
    let tea = ["Tea", "4,50 €", "[Add to cart]"]
    try #require(Before.ShopView(language: .german).lines() == tea)
    try #require(ShopView().environment(\.language, .german).lines() == tea)
    for file in ["Shop", "ProductDetailView"] {
      let identifiers = try TestCheckout.source(
        "\(chapterFolder("EnvironmentValues"))/\(file).swift"
      )
      .words()
      try #require(identifiers.contains("ProductDetailView"))
      try #require(!identifiers.contains { $0.lowercased().contains("language") })
    }
    proved("OURS-402")
  }

  @Test(
    "A view without a modifier reads the default and prints no warning",
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

  @Test("The nearest modifier above a view wins", .proves("OURS-403"))
  func nearest() {
    let checkout = CheckoutView(friendsLanguage: .dutch)
    let german = checkout.environment(\.language, .german)
    #expect(german.lines() == ["You pay  4,50 €", "Receipt  € 4,50"])
    let price = PriceView(cents: 450)
    let twice = price.environment(\.language, .german).environment(\.language, .dutch)
    #expect(twice.lines() == ["4,50 €"])
  }

  @Test("A modifier doesn't reach views above or beside it", .proves("OURS-404"))
  func onlyBelow() {
    let checkout = CheckoutView(friendsLanguage: .dutch)
    #expect(checkout.lines() == ["You pay  €4.50", "Receipt  € 4,50"])
    #expect(
      languagesInCheckout() == [
        "germanCheckout.german -> CheckoutView", "CheckoutView.german -> PriceView",
        "CheckoutView.dutch -> ReceiptView", "ReceiptView.dutch -> ReceiptPrice",
      ])
  }

  @Test("A view's initializer reads only an environment value's default", .proves("OURS-409"))
  func initializer() {
    let early = EarlyPriceView(cents: 450)
    #expect(early.environment(\.language, .german).lines() == ["€4.50"])
    let parent = EarlyAndLatePriceView().environment(\.language, .german)
    #expect(parent.lines() == ["€4.50", "4,50 €"])
  }

  @Test("An `@Environment` property in a class always returns the default", .proves("OURS-410"))
  func viewModel() {
    let model = PriceModel()
    let view = VStack {
      ModelPriceView(model: model)
      RepairedPriceView(model: model)
    }
    #expect(view.environment(\.language, .german).lines() == ["€4.50", "4,50 €"])
    #expect(view.environment(\.language, .dutch).lines() == ["€4.50", "€ 4,50"])
  }

  @Test("A closure that captured the view reads the latest value", .proves("OURS-411"))
  func capturedView() throws {
    let reminders = Reminders()
    let view = ViewCapturingReminderView(reminders: reminders)
    try view.environment(\.language, .german).tap("Remind me")
    _ = view.environment(\.language, .dutch).lines()
    #expect(reminders.due() == ["Tea: € 4,50"])
  }

  @Test("A closure that captured an environment value keeps the old value")
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

  @Test("A view's action reads that view's environment", .proves("OURS-416"))
  func actions() throws {
    let log = Log()
    let languageButton = LanguageButton(log: log)
    let view = VStack {
      languageButton.environment(\.language, .german)
      languageButton.environment(\.language, .dutch)
    }
    for label in ["Log german", "Log dutch", "Log german"] { try view.tap(label) }
    #expect(log.lines == ["german", "dutch", "german"])
  }
}

/// Logs the language at a tap.
private struct LanguageButton: View {
  @Environment(\.language) private var language
  let log: Log

  var body: some View { Button("Log \(language)") { log.note("\(language)") } }
}

/// `ReminderView` without the capture list: its closure captures the view.
private struct ViewCapturingReminderView: View {
  @Environment(\.language) private var language
  let reminders: Reminders

  var body: some View {
    Button("Remind me") { reminders.add { "Tea: \(language.price(450))" } }
  }
}

private struct EarlyAndLatePriceView: View {
  var body: some View {
    EarlyPriceView(cents: 450)
    PriceView(cents: 450)
  }
}
