import TextUI

/// Closures that run later, when no view is evaluated.
final class Reminders {
  private var texts: [() -> String] = []

  func add(_ text: @escaping () -> String) { texts.append(text) }

  func due() -> [String] { texts.map { $0() } }
}

struct ReminderView: View {
  @Environment(\.language) private var language
  let reminders: Reminders

  var body: some View {
    Button("Remind me") { [language] in
      reminders.add { "Tea: \(language.price(450))" }
    }
  }
}
