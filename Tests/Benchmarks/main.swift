/// Prints how fast the stages are, each beside something that was run at the same time.

print("figure, reference, and how many times the reference")
benchmarkParsing()
benchmarkSolving()
benchmarkProcess()
