// In main.swift, the core gets no answer from the server (`answer: nil`). What does
// `lines(atHour: 24)` return?
// Edit main.swift, instead of:
  decide(answer: raised, kept: kept, now: .seconds(hour * 3_600)).lines
// put:
  decide(answer: nil, kept: kept, now: .seconds(hour * 3_600)).lines
// Asks:
// == The core ==
// lines(atHour: 24) // ["No items."]
// Changes:
// == The core ==
// lines(atHour: 0) // ["tea 250"]
// lines(atHour: 23) // ["tea 250"]
// lines(atHour: 24) // ["No items."]
// lines(atHour: -1) // ["No items."]
// Because:
// At 24 hours the kept items are too old, and there is no answer. So both sources are empty, whatever the
// tea cost.
