// In Shop/Shop.swift, a developer gives `LoggedInResource` a theme of its own, with
// `let theme = "contrast"`. What does `receipt.text` say, before anything changes?
// Edit Shop/Shop.swift, instead of:
  lazy var locale = "\(injected.locale)-CH"
// put:
  lazy var locale = "\(injected.locale)-CH"
  let theme = "contrast"
// Asks:
// == Each scope lists what it uses ==
// receipt.text // t1 en-CH dark
// Changes:
// Because:
// `carriedTheme` in the login's extension calls the app's, and doesn't read the login's own properties. So no
// code reads the new `theme`.
