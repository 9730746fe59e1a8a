// In Shop/Shop.swift, the `lazy var locale` of the login becomes a computed property, `var locale: String`
// with the same text in braces. What does `receipt.text` say after locale and theme have changed?
// Edit Shop/Shop.swift, instead of:
  lazy var locale = "\(injected.locale)-CH"
// put:
  var locale: String { "\(injected.locale)-CH" }
// Asks:
// == Locale and theme change ==
// receipt.text // t1 de-CH light
// Changes:
// == Locale and theme change ==
// receipt.text // t1 de-CH light
// == Who asks whom ==
// new: login -> app: locale
// new: app --> login: de
// new: login --> checkout: de-CH
// new: checkout --> receipt: de-CH
// gone: login --> checkout: en-CH
// gone: checkout --> receipt: en-CH
// Because:
// A computed property stores nothing, so each read asks the app again. It gets "de" and adds "-CH".
