// The program: what the compiler made of the texts.

const program = {
  layouts: [],
  diagnostics: [],
  /** The layouts are those of an older text, or only the sections without errors. */
  isStale: false,
  isPartial: false,
  /** Grows with every compilation. */
  version: 0,
  /** The last request that was answered; what an instance that starts anew is told. */
  answered: null,
  /** What happened to the module, until the next compilation. */
  notice: "",

  /** Compiles; without checks only errors are found, in a fraction of the time. */
  compile(main, isChecked = true) {
    const request = {
      files: [...files].map(([path, text]) => ({ path, text })),
      main,
    };
    if (!isChecked) request.checks = false;
    const answer = solver.answer("compile", request);
    this.version += 1;
    if (!answer) return false;
    this.answered = request;
    this.notice = "";
    this.layouts = answer.layouts ?? [];
    this.diagnostics = answer.diagnostics ?? [];
    this.isStale = answer.stale === true;
    this.isPartial = answer.partial === true;
    return true;
  },

  get hasErrors() {
    return this.diagnostics.some((diagnostic) => diagnostic.severity === "error");
  },
};
