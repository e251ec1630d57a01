/// The executable: hands the command line to LayoutCLI.

import LayoutCLI

runProcess(Array(CommandLine.arguments.dropFirst()))
