import TextUI

/// Reads the language in a class, which isn't part of the view tree.
final class PriceModel {
  @Environment(\.language) private var language
  let cents = 450

  var text: String { language.price(cents) }
}

struct ModelPriceView: View {
  let model: PriceModel

  var body: some View { Text(model.text) }
}

extension PriceModel {
  func text(in language: Language) -> String { language.price(cents) }
}

struct RepairedPriceView: View {
  @Environment(\.language) private var language
  let model: PriceModel

  var body: some View { Text(model.text(in: language)) }
}
