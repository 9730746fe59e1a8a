import SwiftUI

enum Theme: Sendable { case light, dark }

private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme.light }

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

/// Sets the theme for all views below it.
struct LoggedInView: View {
  let theme: Theme

  var body: some View {
    // was: CheckoutView(theme: theme)
    CheckoutView().environment(\.theme, theme)
  }
}

/// Doesn't mention the theme.
struct CheckoutView: View {
  var body: some View { ReceiptView() }
}

/// Reads locale and theme from the environment.
struct ReceiptView: View {
  @Environment(\.locale) private var locale
  @Environment(\.theme) private var theme

  var body: some View {
    Button("Print") { PrintedReceipt(locale: locale, theme: theme).print() }
  }
}

/// Has no environment.
struct PrintedReceipt {
  let locale: Locale
  let theme: Theme

  func print() {
    // Formats the prices for the locale, and sends the page to the printer.
  }
}
