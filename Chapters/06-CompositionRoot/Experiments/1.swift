// In `LoginFlow.swift`, the closure in `start()` captures `self` strongly. A scene is used and then
// released. Which of "transport", "root", "stack", "Login" and "Items" does `used.freed` contain?
// Edit LoginFlow.swift, instead of:
    navigation.push(makeLogin { [weak self] _ in self?.didLogin() })
// put:
    navigation.push(makeLogin { _ in self.didLogin() })
// Asks:
// == When the scene is released ==
// used.freed // ["root"]
// Changes:
// == When the scene is released ==
// used.freed // ["root"]
// Because:
// The closure holds the flow, the flow holds the navigation, and the navigation holds the login screen
// with the closure. Only the root is outside of this cycle. The flow's functions hold the composers, and
// so the client and the transport.
