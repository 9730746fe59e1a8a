import Playground

chapter("06 CompositionRoot", "one place makes the objects and joins them.")
