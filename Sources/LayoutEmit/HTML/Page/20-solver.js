// The compiler and the solver: a WebAssembly module that answers JSON with JSON.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The module's bytes out of base64 of gzip. */
async function unpack(base64) {
  const packed = Uint8Array.from(atob(base64.trim()), (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

const solver = {
  module: null,
  exports: null,
  /** Called after the module stopped and stands anew. */
  onRestart: () => {},

  async load(base64) {
    this.module = await WebAssembly.compile(await unpack(base64));
    await this.start();
  },

  async start() {
    const instance = await WebAssembly.instantiate(this.module, {});
    this.exports = instance.exports;
    if (this.exports._initialize) this.exports._initialize();
  },

  /** The text of an answer; none where the module can't answer. */
  ask(name, request) {
    const exports = this.exports;
    if (!exports || !exports[name]) return null;
    try {
      let count;
      if (request === undefined) {
        count = exports[name]();
      } else {
        const bytes = encoder.encode(JSON.stringify(request));
        const pointer = exports.allocate(bytes.length);
        new Uint8Array(exports.memory.buffer).set(bytes, pointer);
        count = exports[name](pointer, bytes.length);
        exports.release(pointer);
      }
      if (count < 0) return null;
      return decoder.decode(new Uint8Array(exports.memory.buffer, exports.output(), count));
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError) && !(error instanceof RangeError)) throw error;
      this.exports = null;
      this.start().then(() => this.onRestart(name));
      return null;
    }
  },

  answer(name, request) {
    const text = this.ask(name, request);
    return text === null ? null : JSON.parse(text);
  },
};

/** The bytes of `"frames"` in an answer of `solve`, as they stand there. */
function framesText(answer) {
  const start = answer.indexOf("{", answer.indexOf('"frames"'));
  let depth = 0;
  let isText = false;
  for (let at = start; at < answer.length && start > 0; at += 1) {
    const character = answer[at];
    if (isText) {
      if (character === "\\") at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === "{") depth += 1;
    else if (character === "}" && --depth === 0) return answer.slice(start, at + 1) + "\n";
  }
  return "";
}
