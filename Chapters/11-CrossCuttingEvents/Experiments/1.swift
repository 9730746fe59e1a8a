// In `main.swift`, the third subscription isn't in the array. A line `_ = events.subscribe { … }`
// below the array makes it. What does `failures.lines` say?
// Edit main.swift, instead of:
  events.subscribe { if case .failed(let what) = $0 { failures.note(what) } },
]
// put:
]
_ = events.subscribe { if case .failed(let what) = $0 { failures.note(what) } }
// Asks:
// == Observers of the shop ==
// failures.lines // []
// Changes:
// == Observers of the shop ==
// failures.lines // []
