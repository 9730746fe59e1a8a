import TextUI

/// Reads the language in its initializer, before the view is in the tree.
struct EarlyPriceView: View {
  @Environment(\.language) private var language
  private var text = ""

  init(cents: Int) { text = language.price(cents) }

  var body: some View { Text(text) }
}
