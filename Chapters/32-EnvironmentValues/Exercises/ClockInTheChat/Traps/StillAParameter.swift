// Fails clockIsAValue: the clock can still be handed in, and wins then.
// TASK 1: Show the minute as the clock above this view writes it.
@Environment(\.clock) private var above
let minute: Int
var clock: Clock?

var body: some View { Text((clock ?? above).time(minute)) }
