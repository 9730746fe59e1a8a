// Fails passesOn: the copy is told, and nobody looks at it.
// Also fails viewIsNotKept, dropsWhatComesLate, bothGo, everyAnswerIsShown, twoScreens.
// TASK 1: Pass on what is to be displayed, as long as the view is there.
private let view = ItemsScreen()

init(_ view: any ItemsView) {}

func display(_ lines: [String]) { view.display(lines) }
