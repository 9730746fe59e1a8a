// In `main.swift`, the client of `fine` succeeds, but with the bytes of a web page, `<html>`. What
// does `await fine.line()` return?
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
// The request succeeds, so the screen doesn't read the last known deal. The decoder can't decode the
// page, and the line says so.
