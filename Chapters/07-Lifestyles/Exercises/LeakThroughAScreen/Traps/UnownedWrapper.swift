// Fails dropsWhatComesLate: unowned ends the program when the view is gone.
// Also fails lateAnswer.
// TASK 1: Pass on what is to be displayed, as long as the view is there.
private unowned let view: any ItemsView

init(_ view: any ItemsView) { self.view = view }

func display(_ lines: [String]) { view.display(lines) }
