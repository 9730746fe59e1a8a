// In `Deps.swift`, declare `aService` with `let`. Does the chapter compile?
// Edit Deps.swift, instead of:
  var aService: any AServicing
// put:
  let aService: any AServicing
// Refused:
// error: cannot assign to property: 'aService' is a 'let' constant
// Because:
// `main.swift` replaces A in `deps6`, and a `let` can't be set again. So with `let`, no code can make the object and its
// C disagree later.
