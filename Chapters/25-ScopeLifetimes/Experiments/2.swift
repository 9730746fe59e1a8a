// In main.swift, a screen keeps the messaging service of the second login in a variable of its
// own before the logout. What does `opened.tally` say after the second logout?
// Edit main.swift, instead of:
step { second = nil }
// put:
let keptService = second?.messagingNetworkService
step { second = nil }
// Asks:
// == The second logout ==
// opened.tally // made 2, gone 0
// Changes:
// == The second logout ==
// opened.tally // made 2, gone 0
// Because:
// The service holds the socket, and the screen's variable holds the service.
// Releasing the login frees neither.
