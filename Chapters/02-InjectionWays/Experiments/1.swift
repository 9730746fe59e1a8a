// In `main.swift`, the line that sets the client of the screen is gone. The program compiles. Does it
// finish?
// Edit main.swift, instead of:
step { screen.client = ServerAPIClient.shared }
// put:
// Crashes:
// The storyboard calls init(), and the app sets the client later:
// Because:
// The property's type has a `!`, so the compiler doesn't require a value. The screen reads the client
// in `message()`, and there it is still `nil`.
