// Fails onlyTheClock: what the given views show is copied into a text, without buttons and theme.
// TASK 2: Show the closing time, and the content below it with its own clock.
TimeView(minute: closes)
content.environment(\.clock, .hours24).lines().reduce(AnyView(EmptyView())) { above, line in
  AnyView(
    VStack {
      above
      Text(line)
    })
}
