/// Prints how fast the stages are, each beside something that was run at the same time.

row("what", "figure", "aim", "beside it", 1)
benchmarkParsing()
benchmarkCompiling()
benchmarkChecking()
benchmarkSolving()
benchmarkWaterfalls()
benchmarkProcess()
print("checksum \(unsafe checksum)")
