import Playground

chapter("13 DependencyRejection", "what need not be injected at all.")
