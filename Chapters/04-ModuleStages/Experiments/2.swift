// In `Inversion/InvertedFeatures.swift`, Login's protocol gets a second method, `logout`, with no other
// change. Does the chapter compile?
// Edit Inversion/InvertedFeatures.swift, instead of:
  protocol LoginClient {
// put:
  protocol LoginClient {
    func logout()
// Refused:
// error: type 'Adapters.LoginAdapter' does not conform to protocol 'Inversion.LoginClient'
// Because:
// A type that conforms to Login's protocol must have all its methods: the mock, the client and the
// adapter in Main. So a new requirement of Login means an edit in each of them.
