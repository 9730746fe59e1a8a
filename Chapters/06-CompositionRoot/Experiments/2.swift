// In `LoginFlow.swift`, `start()` makes the list screen before the login, and pushes that one screen
// after each login. `listsMade(in: makingScene, visits: 3)` counts the list screens that three visits
// see. What does it say?
// Edit LoginFlow.swift, instead of:
    navigation.push(makeLogin { [weak self] _ in self?.didLogin() })
// put:
    let list = makeList()
    navigation.push(makeLogin { [weak self] _ in self?.navigation.push(list) })
// Asks:
// == A new list for each visit, or one for all ==
// listsMade(in: makingScene, visits: 3) // 1
// Changes:
// == Who opens the list, after ==
// new: LoginFlow -> ItemsComposer: makeScreen
// gone: LoginFlow -> ItemsComposer: makeScreen
// == A new list for each visit, or one for all ==
// listsMade(in: makingScene, visits: 3) // 1
// == What a visit leaves ==
// afterMaking.freed // []
// Because:
// The flow now makes the screen when it starts, once, and its closure keeps that one. A screen is new
// at each visit only if it is made at each visit.
