import Playground

chapter("24 Pitfalls", "what goes wrong, and whether the compiler says so.")
