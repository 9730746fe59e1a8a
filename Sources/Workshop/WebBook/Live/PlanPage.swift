import Book
import ExerciseKit
import ToolSupport

/// The page for trainers: the schedule of `plan`, its notes, and shorter options.
struct PlanPage {
  private let names: String
  private let minutes: String

  /// - Parameters:
  ///   - minutes: the length of the workshop.
  ///   - names: chapters or exercises, separated by spaces.
  init(minutes: String?, names: String?) {
    self.minutes = minutes ?? "210"
    self.names = names ?? "1 2 3 5"
  }

  func html(in checkout: Checkout) -> String {
    var body: String
    do throws(ToolError) {
      let chosen = names.split { $0 == " " || $0 == "," }.map(String.init)
      guard let minutes = Int(minutes), 1...1440 ~= minutes else {
        throw ToolError("'\(minutes)' is not a number of minutes from 1 to 1440.")
      }
      let plan = try WorkshopPlan(of: chosen, minutes: minutes, in: checkout)
      let rows = try plan.rows.map { row throws(ToolError) in
        let notes = list(row.notes.map { SpanWriter.html(of: $0, link: { $0 }) })
        return "<tr><td>\(WorkshopPlan.clock(row.start))</td><td>\(row.minutes)&nbsp;min</td>"
          + "<td>\(try linked(row.what, in: checkout))\(notes)</td></tr>"
      }
      let end = "<tr><td>\(WorkshopPlan.clock(plan.minutes))</td><td></td><td>End</td></tr>"
      let home = plan.leftOut.map { "\($0.exercise.name), \($0.minutes) min" }
      body =
        "<div class=\"table\"><table><tbody>\((rows + [end]).joined(separator: "\n"))</tbody></table></div>"
        + (plan.free(of: minutes).map { "<p>\($0)</p>" } ?? "")
        + (home.isEmpty
          ? "" : "<p>For homework: \(home.joined(separator: "; ").escapedForHTML)</p>")
    } catch {
      body =
        "<p role=\"alert\">\(error.description.escapedForHTML)</p>" + shortOptions(in: checkout)
    }
    return """
      <h1>Lead a workshop</h1>
      <p>Enter the minutes and, optionally, chapters or exercises; without them, the plan uses the exercises that \
      fit. Your notes are under each row.</p>
      <form action="plan"><p><label>Minutes <input name="minutes" size="5" value="\(minutes.escapedForHTML)"></label>
      <label>Chapters or exercises <input name="names" size="24" value="\(names.escapedForHTML)"></label>
      <button>Plan it</button></p></form>
      \(body)
      """
  }

  /// Options when no exercise fits: a section of a program, to predict and change together.
  private func shortOptions(in checkout: Checkout) -> String {
    guard let minutes = Int(minutes), Self.section...30 ~= minutes else { return "" }
    let chosen = names.split { $0 == " " || $0 == "," }.map(String.init)
    let chapters = ((try? checkout.chapters()) ?? []).filter { chapter in
      (chosen.isEmpty ? ["1", "3", "14"] : chosen).contains { chapter.answers(to: $0) }
    }
    let ways = chapters.flatMap { chapter -> [String] in
      guard let reasons = try? Reasons(of: chapter, in: checkout),
        let sections = try? checkout.playedSections(of: chapter)
      else { return [] }
      let page = BookSite.file(of: chapter.guide).percentEncoded
      return sections.enumerated().compactMap { index, section in
        let count = section.lines.count { line in
          line.value.flatMap { reasons.reason(of: $0.line, in: section.title) } != nil
        }
        guard count > 0 else { return nil }
        let values = count == 1 ? "1 value" : "\(count) values"
        return "<a href=\"\(page)#section-\(index + 1)\">\(section.title.escapedForHTML)</a> in "
          + "\(chapter.title.escapedForHTML): \(values) to predict, then change one"
      }
    }
    guard !ways.isEmpty else { return "" }
    return
      "<h2>Shorter options</h2>\n<p>\(Self.section) minutes each, in the projector view:</p>\n"
      + list(ways)
  }

  /// How many minutes a section of a program takes.
  private static let section = 5

  /// A row with a link to its chapter or exercise.
  private func linked(_ what: String, in checkout: Checkout) throws(ToolError) -> String {
    let first = what.split(separator: ",").first.map(String.init) ?? ""
    let chapter = try checkout.chapters().first { $0.title == first }
    let exercise = try Exercise.all(in: checkout).first { $0.name == first }
    let target =
      chapter.map { "\($0.folder)/README.html" } ?? exercise.map { "\($0.folder)/Tasks.html" }
    guard let target else { return what.escapedForHTML }
    let rest = what.dropFirst(first.count).escapedForHTML
    return "<a href=\"\(target.percentEncoded)\">\(first.escapedForHTML)</a>\(rest)"
  }
}
