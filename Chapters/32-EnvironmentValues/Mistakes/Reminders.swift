import TextUI

/// Stores closures that run later, when no view is evaluated.
final class Reminders {
  private var reminders: [() -> String] = []

  func add(_ text: @escaping () -> String) { reminders.append(text) }

  func due() -> [String] { reminders.map { $0() } }
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
