// Fails passesOn: the view is let go after the first message.
// Also fails viewIsNotKept, bothGo, everyAnswerIsShown, twoScreens.
// TASK 1: Pass on what is to be displayed, as long as the view is there.
private var view: (any ItemsView)?

init(_ view: any ItemsView) { self.view = view }

func display(_ lines: [String]) {
  view?.display(lines)
  view = nil
}
