#!/usr/bin/env python3
"""Blanks what the compiler marks each object of a WebAssembly module with: a hash that depends on
the folder in which it is built. Nothing reads them, and they stand together in the last segment.

usage: unmark-wasm.py MODULE LIST-OF-ITS-OBJECTS
"""
import sys

HASH = 16  # bytes of a mark
DATA = 11  # the section of segments


def number(data, at):
    """An unsigned LEB128 number, and where it ends."""
    value = shift = 0
    while True:
        value |= (data[at] & 0x7F) << shift
        shift += 7
        at += 1
        if data[at - 1] < 0x80:
            return value, at


def sections(data):
    at = 8
    while at < len(data):
        kind = data[at]
        size, at = number(data, at + 1)
        yield kind, at
        at += size


def last_segment(data):
    """Where the content of the last segment begins, and its size."""
    at = next(start for kind, start in sections(data) if kind == DATA)
    count, at = number(data, at)
    start = size = 0
    for _ in range(count):
        flags, at = number(data, at)
        if flags != 0 or data[at] != 0x41:  # in memory 0, at a constant
            sys.exit("a segment of another form")
        _, at = number(data, at + 1)
        size, start = number(data, at + 1)
        at = start + size
    return start, size


def is_marked(path):
    """Whether an object comes from Swift and isn't empty."""
    if not path.endswith(".swift.o"):
        return False
    with open(path, "rb") as file:
        return any(kind == DATA for kind, _ in sections(file.read()))


def main():
    path, objects = sys.argv[1:]
    with open(path, "rb") as file:
        data = bytearray(file.read())
    start, size = last_segment(data)
    marks = sum(is_marked(line.strip()) for line in open(objects))
    if size != marks * HASH:
        sys.exit(f"{path}: the last segment has {size} bytes, not the marks of {marks} objects")
    data[start:start + size] = bytes(size)
    with open(path, "wb") as file:
        file.write(data)


main()
