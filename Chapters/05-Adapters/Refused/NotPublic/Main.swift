// Refused: using a module whose types aren't public from the composing module (STG-E08)
// modes: 5 6

#if !REPAIRED
  import LoginAsPrinted
#else
  import Login
#endif

// expected-error@+1 {{cannot find type 'LoginViewModel' in scope}}
func compose() -> LoginViewModel {
  // expected-error@+1 {{cannot find 'LoginViewModel' in scope}}
  LoginViewModel(loginAPI: { _ in })
}
