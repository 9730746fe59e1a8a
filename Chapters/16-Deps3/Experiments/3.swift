// In `main.swift`, the line `deps5.cService_ = fc` puts a fake C into an object, and the next line reads it
// with `deps5.cService()`. Now the first line is `deps5.cService_ = nil`. Does the program come to its end?
// Edit main.swift, instead of:
step { deps5.cService_ = fc }
// put:
step { deps5.cService_ = nil }
// Crashes:
// deps5.cService_ = nil
