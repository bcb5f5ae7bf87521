print("layouttrace")
