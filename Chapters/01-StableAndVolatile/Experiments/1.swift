// In `main.swift`, the client of `fine` succeeds, but with the bytes of a web page, `<html>`. What
// does `await fine.line()` say?
// Edit main.swift, instead of:
let fine = home(StubHTTPClient(answer: .success(tea)))
// put:
let fine = home(StubHTTPClient(answer: .success(Data("<html>".utf8))))
// Asks:
// == Everything replaced ==
// await fine.line() // 2001-09-09: unreadable
// Changes:
// == Everything replaced ==
// await fine.line() // 2001-09-09: unreadable
// Because:
// The request succeeds, so the screen doesn't ask for the last known deal. The decoder can't read the
// page, and then the line says so.
