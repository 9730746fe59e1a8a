import Playground

chapter("25 ScopeLifetimes", "how long the things of a login live.")
