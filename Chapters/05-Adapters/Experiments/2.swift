// In `Before/LeakingScreen.swift`, the screen passes a closure that captures the client, not its own
// method. It still stores the view model. What is `leaking.alive`?
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
// The closure captures only the client, so the view model no longer holds the screen. There is no
// cycle, and both objects are freed after use.
