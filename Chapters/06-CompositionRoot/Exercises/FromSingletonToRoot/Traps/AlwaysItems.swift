// Fails anotherScreenAfterLogin: the root shows the items, whatever it was given.
// Also fails oneClientForEachRoot, newScreenForEachVisit, allGoesWithTheRoot.
// TASK 3: Show what comes next.
navigation.push(itemsScreen(client: client))
