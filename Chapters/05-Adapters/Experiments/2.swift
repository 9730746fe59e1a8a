// In `Before/LeakingScreen.swift`, the screen hands out a closure that captures the client, not its
// own method. It still stores the view model. What does `leaking.alive` say?
// Edit Before/LeakingScreen.swift, instead of:
      viewModel = Login.LoginViewModel(loginAPI: login)
// put:
      viewModel = Login.LoginViewModel(loginAPI: { [client] completion in client.login(completion) })
// Asks:
// == A screen that hands out its own method ==
// leaking.alive // []
// Changes:
// == A screen that hands out its own method ==
// leaking.alive // []
// Because:
// The closure captures the client alone, so the view model no longer holds the screen. The arrow back
// is gone, and both objects are freed after use.
