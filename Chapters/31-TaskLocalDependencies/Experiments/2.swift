// In main.swift, the test that forgets the day sets no price client either. What does `forgetful` print, the total
// for one tea?
// Edit main.swift, instead of:
  $0[PricesKey.self] = PriceClient { _ in 1000 }
// put:
// Asks:
// == A test that forgets the day ==
// forgetful // 0
// Changes:
// == A test that forgets the day ==
// forgetful // 0
// failures.lines // ["PricesKey is needed here, and no code has set it.", "TodayKey is needed here, and no code has set it."]
