// In `main.swift`, `deps5` gets `nil` in place of the fake C. Does the program come to its end?
// Edit main.swift, instead of:
step("deps5.cService_ = fc") { deps5.cService_ = fc }
// put:
step("deps5.cService_ = nil") { deps5.cService_ = nil }
// Crashes:
// deps5.cService_ = nil
