// In main.swift, the app's locale becomes "fr" after login, checkout and receipt were made, and before
// the receipt is first read. What does the first `receipt.text` say?
// Edit main.swift, instead of:
let receipt = ReceiptResource(injecting: checkout)
// put:
let receipt = ReceiptResource(injecting: checkout)
app.locale = "fr"
// Asks:
// == Each scope lists what it uses ==
// receipt.text // t1 fr-CH dark
// Changes:
// == Each scope lists what it uses ==
// receipt.text // t1 fr-CH dark
// login.locale // fr-CH
// == Locale and theme change ==
// receipt.text // t1 fr-CH light
// Because:
// The login's `lazy var` reads the app's locale at the first use, not when the login is made. That first use is
// the receipt's, and by then the app says "fr".
