// Colours the source: words of the language, numbers, texts and comments. Knows no grammar.

const words = new Set((
  "layout section group item header footer boundary badge background list onScroll frame each preview " +
  "requires import let define if else repeat as horizontal vertical waterfall custom infinite rest pinned"
).split(" "));

const tokens = /(\/\/[^\n]*)|(\/\*)|("(?:[^"\\\n]|\\.)*"?)|(\b\d[\d_]*(?:\.\d+)?(?:[eE][-+]?\d+)?(?:%|pt\b)?)|([\p{L}_][\p{L}\p{N}_]*)(\s*:)?|([<>])/gu;

/** The coloured runs of a line as `[start, end, kind]`, and whether a comment goes on at its end. */
function runsOfLine(line, depth) {
  const runs = [];
  let at = 0;
  const endComment = (start) => {
    let place = start;
    while (place < line.length && depth > 0) {
      if (line.startsWith("*/", place)) {
        depth -= 1;
        place += 2;
      } else if (line.startsWith("/*", place)) {
        depth += 1;
        place += 2;
      } else place += 1;
    }
    return place;
  };
  if (depth > 0) {
    at = endComment(0);
    runs.push([0, at, "c"]);
  }
  tokens.lastIndex = at;
  for (let match = tokens.exec(line); match; match = tokens.exec(line)) {
    const start = match.index;
    let end = tokens.lastIndex;
    if (match[1]) runs.push([start, end, "c"]);
    else if (match[2]) {
      depth += 1;
      end = endComment(end);
      tokens.lastIndex = end;
      runs.push([start, end, "c"]);
    } else if (match[3]) runs.push([start, end, "s"]);
    else if (match[4]) runs.push([start, end, "n"]);
    else if (match[5]) {
      if (match[6]) runs.push([start, start + match[5].length, "a"]);
      else if (words.has(match[5])) runs.push([start, end, "k"]);
    } else runs.push([start, end, "b"]);
  }
  return { runs, depth };
}

/** Cuts a line where runs and marks begin and end; a piece has the classes of all that cover it. */
function piecesOfLine(line, runs, marks) {
  const cuts = new Set([0, line.length]);
  for (const [start, end] of [...runs, ...marks]) cuts.add(Math.min(start, line.length)).add(Math.min(end, line.length));
  const places = [...cuts].sort((a, b) => a - b);
  const pieces = [];
  for (let index = 0; index + 1 < places.length; index += 1) {
    const [start, end] = [places[index], places[index + 1]];
    const kinds = [...runs, ...marks].filter((run) => run[0] <= start && end <= run[1]).map((run) => run[2]);
    pieces.push([line.slice(start, end), kinds.join(" ")]);
  }
  return pieces;
}
