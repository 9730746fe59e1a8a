// In `Inversion/InvertedFeatures.swift`, Login's protocol gets a second method, `logout`, and nothing
// else changes. Does the chapter compile?
// Edit Inversion/InvertedFeatures.swift, instead of:
  protocol LoginClient {
// put:
  protocol LoginClient {
    func logout()
// Refused:
// error: type 'Inversion.MockServerAPIClient' does not conform to protocol 'Inversion.LoginClient'
