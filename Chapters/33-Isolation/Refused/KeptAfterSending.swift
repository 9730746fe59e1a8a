// Refused: changing a draft that was sent to an actor (OURS-512)

@testable import Isolation

func hand(_ basket: Basket) async {
  let draft = Draft()
  draft.cents = [250]
  #if !REPAIRED
    // expected-error@+2 {{sending 'draft' risks causing data races}}
    // expected-note@+1 {{'draft' used after being passed as a 'sending' parameter; Later uses could race}}
    await basket.take(draft)
    // expected-note@+1 {{access can happen concurrently}}
    draft.cents = []
  #else
    await basket.take(draft)
  #endif
}
