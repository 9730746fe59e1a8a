import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let plan = Verb(
    name: "plan",
    usage: "--minutes N [--learners] [NAME|NN …]",
    summary: "A schedule for a workshop or a course, with breaks and notes for its leader.",
    details: "Plans the exercises that fit, in order; with their names, just these, and refuses if "
      + "they do not fit. With chapters it plans a course: for each a talk, a round of predictions, "
      + "its exercises where they fit, and a discussion. Ten minutes to arrive, in which everyone "
      + "builds it, and five to look back are part of it, and a break of ten minutes after at most "
      + "fifty of work.",
    options: [
      Option(name: "--minutes", value: "N", summary: "How long it is."),
      Option(name: "--learners", summary: "The page to print for learners, without the notes."),
    ],
    words: 0...100,
    action: .inCheckout { workspace, words throws(ToolError) in
      guard let text = words.value(of: "--minutes") else {
        throw ToolError("Say how long it is: plan --minutes 90", .usedWrongly)
      }
      guard let minutes = Int(text), (1...1440).contains(minutes) else {
        throw ToolError("'\(text)' is no number of minutes from 1 to 1440.", .usedWrongly)
      }
      let plan = try WorkshopPlan(of: words.plain, minutes: minutes, in: workspace.checkout)
      plan.show(on: workspace.console, minutes: minutes, isForLearners: words.has("--learners"))
      return 0
    })
}
