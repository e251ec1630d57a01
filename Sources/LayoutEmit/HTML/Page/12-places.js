// Places in a text: UTF-8 offsets, as the compiler counts, and UTF-16 offsets, as the page does.

/** The UTF-16 offset of a UTF-8 offset. */
function indexOfByte(text, byte) {
  let bytes = 0;
  let index = 0;
  while (index < text.length && bytes < byte) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800) bytes += 2;
    else if (unit >= 0xd800 && unit < 0xdc00 && index + 1 < text.length) {
      bytes += 4;
      index += 1;
    } else bytes += 3;
    index += 1;
  }
  return index;
}

/** Where each line of a text begins. */
function lineStarts(text) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The index of the line that holds an offset. */
function lineOf(starts, index) {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle] <= index) low = middle;
    else high = middle;
  }
  return low;
}
