// Fails viewIsNotKept: a wrapper that holds the view is one object more in the circle.
// Also fails dropsWhatComesLate, bothGo, everyAnswerIsShown, lateAnswer, twoScreens.
// TASK 1: Pass on what is to be displayed, as long as the view is there.
private var view: (any ItemsView)?

init(_ view: any ItemsView) { self.view = view }

func display(_ lines: [String]) { view?.display(lines) }
