// In `LoginFlow.swift`, `start()` makes the list screen before the login, and pushes the same screen
// after each login. `countLists(in: makingScene, visits: 3)` logs in and goes back three times in the
// same scene, and counts the different list screens. What does it return?
// Edit LoginFlow.swift, instead of:
    navigation.push(makeLogin { [weak self] _ in self?.didLogin() })
// put:
    let list = makeList()
    navigation.push(makeLogin { [weak self] _ in self?.navigation.push(list) })
// Asks:
// == A new list for each visit, or one for all ==
// countLists(in: makingScene, visits: 3) // 1
// Changes:
// == Who opens the list, after ==
// new: LoginFlow -> ItemsComposer: makeScreen
// gone: LoginFlow -> ItemsComposer: makeScreen
// == A new list for each visit, or one for all ==
// countLists(in: makingScene, visits: 3) // 1
// == What a visit leaves ==
// afterMaking.freed // []
// Because:
// Now the flow makes the screen once, when it starts, and its closure keeps the screen. A screen is new
// at each visit only if it is made at each visit.
