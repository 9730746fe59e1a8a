import Playground

chapter("02 InjectionWays", "three ways in, and what each guarantees.")
