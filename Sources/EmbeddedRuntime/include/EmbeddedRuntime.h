// What Embedded Swift for WebAssembly expects of a C library, and the standard library here lacks.
// The functions have the names and meanings of the C standard; nothing else is declared.
#pragma once
