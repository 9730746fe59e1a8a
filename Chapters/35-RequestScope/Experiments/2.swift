// In main.swift, the server makes a `Before.PushClient()` after its own `bootstrap`. Does the program come to its
// end?
// Edit main.swift, instead of:
Logger().info("the server starts")
// put:
Logger().info("the server starts")
_ = Before.PushClient()
// Crashes:
// LoggingSystem.bootstrap { processLog.note($0) }
// Because:
// The library calls `bootstrap` in its initializer, and `main` has called it before. The second call in a process
// always crashes.
