import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let plan = Verb(
    name: "plan",
    usage: "--minutes N [--learners] [NAME|NN …]",
    summary: "Plan a workshop or a course",
    examples: [
      ("plan --minutes 90", "plans the exercises that fit, in order"),
      ("plan --minutes 90 AddD", "plans just these exercises"),
      ("plan --minutes 180 14 15", "plans a course of these chapters"),
      ("plan --minutes 90 --learners", "prints the learners' page, without notes"),
    ],
    notes: [
      "Includes ten minutes to arrive and build, and five to wrap up.",
      "A ten-minute break follows at most fifty minutes of work.",
      "Each chapter of a course has a talk, predictions, exercises that fit into its time, and a discussion.",
    ],
    options: [
      Option(name: "--minutes", value: "N", summary: "The length, from 1 to 1440"),
      Option(name: "--learners", summary: "Print the learners' page, without notes"),
    ],
    argumentCount: 0...100,
    action: .inCheckout { workspace, arguments throws(ToolError) in
      guard let text = arguments.value(of: "--minutes") else {
        throw ToolError("Give the minutes: plan --minutes 90", .usedWrongly)
      }
      guard let minutes = Int(text), (1...1440).contains(minutes) else {
        throw ToolError("'\(text)' isn't a number of minutes from 1 to 1440.", .usedWrongly)
      }
      let plan = try WorkshopPlan(of: arguments.plain, minutes: minutes, in: workspace.checkout)
      plan.show(on: workspace.console, minutes: minutes, isForLearners: arguments.has("--learners"))
      return 0
    })
}
