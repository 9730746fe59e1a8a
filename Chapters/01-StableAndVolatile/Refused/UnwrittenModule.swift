// Refused: importing the module that nobody has written yet; saying what one needs is free (STG-14)
// modes: 5 6

#if !REPAIRED
  // expected-error@+1 {{no such module 'NewsServer'}}
  import NewsServer

  struct NewsOfTheDay {
    let server: NewsServer
    func line() -> String { server.headline() }
  }
#else
  struct NewsOfTheDay {
    let headline: () -> String
    func line() -> String { headline() }
  }
#endif
