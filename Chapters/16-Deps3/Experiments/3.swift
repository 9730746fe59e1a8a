// In `main.swift`, `deps.cService_ = nil` stands below the line that replaces A. Does the program come to its end?
// Edit main.swift, instead of:
step { deps.aService_ = FakeAService() }
// put:
step { deps.aService_ = FakeAService() }
step { deps.cService_ = nil }
// Crashes:
// deps.cService_ = nil
// Because:
// A property whose type ends in `!` accepts `nil`, so the line compiles and runs. The next line calls `cService()`, which
// reads the property.
