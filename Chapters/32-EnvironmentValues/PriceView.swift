import TextUI

struct PriceView: View {
  @Environment(\.language) private var language
  let cents: Int

  var body: some View { Text(language.price(cents)) }
}
