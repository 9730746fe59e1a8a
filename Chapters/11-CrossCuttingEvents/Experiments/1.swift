// In `main.swift`, take the third subscription out of the array. Write `_ = events.subscribe { … }` with the
// same closure below the array. What is `failures.lines` then?
// Edit main.swift, instead of:
  events.subscribe { if case .failed(let action) = $0 { failures.note(action) } },
]
// put:
]
_ = events.subscribe { if case .failed(let action) = $0 { failures.note(action) } }
// Asks:
// == Observers of the shop ==
// failures.lines // []
// Changes:
// == Observers of the shop ==
// failures.lines // []
// Because:
// `_ =` throws the subscription away, so it is freed at once. Its end removes the observer before the first
// event is sent.
