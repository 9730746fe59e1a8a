// Fails everyReceiptBeginsAtOne: one of each is one too few of the formatter, and of the cart.
// Also fails formattersGo, ownCart, cartGoesWithItsCheckout.
// TASK 2: Give everybody who asks a formatter of their own.
private lazy var formatter = ReceiptFormatter(counter: counter)

func makeFormatter() -> ReceiptFormatter { formatter }
// TASK 3: Begin a checkout. Change this line only if your checkout needs more.
private lazy var checkout = Checkout(counter: counter)

func makeCheckout() -> Checkout { checkout }
