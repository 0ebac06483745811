import SolidsiteCommand

Solidsite.run()
