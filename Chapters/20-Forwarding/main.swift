import Playground

chapter("20 Forwarding", "who passes on what the others need.")
