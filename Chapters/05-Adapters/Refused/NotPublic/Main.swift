// Refused: a module whose types are not public, from the module that composes (STG-E08)
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
