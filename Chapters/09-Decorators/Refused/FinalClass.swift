// Refused: getting in between by a subclass of a final class; a function value can (STG-153)
// modes: 5 6

final class Mailer {
  // expected-note@+1 {{overridden declaration is here}}
  func send(_ text: String) -> Int { text.count }
}

#if !REPAIRED
  // expected-error@+1 {{inheritance from a final class 'Mailer'}}
  class LoggingMailer: Mailer {
    // expected-error@+1 {{instance method overrides a 'final' instance method}}
    override func send(_ text: String) -> Int {
      print("send")
      return super.send(text)
    }
  }
#else
  func logging(_ send: @escaping (String) -> Int) -> (String) -> Int {
    { text in
      print("send")
      return send(text)
    }
  }

  func compose() -> (String) -> Int { logging(Mailer().send) }
#endif
