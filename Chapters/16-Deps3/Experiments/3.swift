// In `Deps.swift`, `init` sets `cService_` in its first line instead of its last. Does the chapter compile?
// Edit Deps.swift, instead of:
    aService_ = aService
    bService_ = bService
    cService_ = cService ?? CService(deps: self)
// put:
    cService_ = cService ?? CService(deps: self)
    aService_ = aService
    bService_ = bService
// Refused:
// error: variable 'self.aService_' used before being initialized
// Because:
// A property whose type ends in `!` has a value from the start, `nil`. The other two have none
// yet, and until they do, `init` can't hand out `self`.
