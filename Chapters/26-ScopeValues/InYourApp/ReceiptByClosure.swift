// with: Receipt.swift
import SwiftUI

struct AppScope {
  let theme: Theme

  func logIn(_ locale: Locale) -> LoginScope {
    LoginScope(locale: locale) { PrintedReceipt(locale: $0, theme: theme) }
  }
}

struct LoginScope {
  let locale: Locale
  let makeReceipt: (Locale) -> PrintedReceipt

  func checkOut() -> CheckoutScope { CheckoutScope { makeReceipt(locale) } }
}

struct CheckoutScope {
  let makeReceipt: () -> PrintedReceipt

  func paymentArrived() { makeReceipt().print() }
}
