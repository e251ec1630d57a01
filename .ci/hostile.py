#!/usr/bin/env python3
"""Runs `layoutc check` on hostile inputs: each must end with status 0 or 1 and a diagnostic or success,
in under 2 seconds and 500 MB.

usage: hostile.py PATH-OF-LAYOUTC
"""
import os, random, resource, subprocess, sys, tempfile, time

layoutc = sys.argv[1]
generator = random.Random(7)
section = b"section < group horizontal 44 < item fractional(0.5) insets: 4 > >\n"
inputs = {
    "empty": b"",
    "one bracket": b"<",
    "spaces": b" \n\t " * 1000,
    "1 MB of random bytes": generator.randbytes(1 << 20),
    "1 MB of <": b"<" * (1 << 20),
    "1 MB of >": b">" * (1 << 20),
    "1 MB of (": b"section insets: " + b"(" * (1 << 20),
    "1 MB of -": b"let a = " + b"-" * (1 << 20),
    "1 MB of !": b"let a = " + b"!" * (1 << 20),
    "sums": b"let a = 1" + b"+1" * (1 << 19),
    "nested groups": b"section " + b"< group horizontal " * 60000,
    "nested ifs": b"let a = " + b"if (true) " * 100000,
    "else ifs": b"section < " + b"if (true) < > else " * 60000,
    "100,000 sections": section * 100_000,
    "10 MB": section * (10 * (1 << 20) // len(section)),
    "10 MB of one comment": b"/*" + b"x" * (10 << 20),
    "nested comments": b"/*" * (1 << 19),
    "one string": b'badge "' + b"x" * (1 << 20),
    "NUL bytes": b"\0" * 1000,
    "BOM and CRLF": b"\xef\xbb\xbfsection <\r\ngroup horizontal < item >\r\n>\r\n",
    "bad UTF-8": b"section \xff\xfe < group horizontal < item > >",
    "100,000 lets": b"".join(b"let a%d = a%d + 1\n" % (i, i + 1) for i in range(100_000)),
    "100,000 names": b"section a\n" * 100_000,
    "wide row": b"section < group horizontal 44 < repeat 10000 < item 1 > > >",
    "nested repeats": b"section < group horizontal 44 <" + b"repeat 9999 <" * 20 + b"item" + b">" * 22,
}


def limit():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


failed = 0
for name, data in inputs.items():
    with tempfile.NamedTemporaryFile(suffix=".layout", delete=False) as f:
        f.write(data)
    for command in (["check"], ["frames", "--format", "json"]):
        start = time.time()
        p = subprocess.Popen(
            [layoutc, *command, f.name], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            preexec_fn=limit)
        messages = p.stderr.read()
        _, status, usage = os.wait4(p.pid, 0)
        seconds = time.time() - start
        megabytes = usage.ru_maxrss / 1024
        code = os.waitstatus_to_exitcode(status)
        ok = code in (0, 1) and (code == 0 or messages)
        if command == ["check"]:
            ok = ok and seconds < 2 and megabytes < 500
        if not ok or command == ["check"]:
            print(f"{'ok  ' if ok else 'BAD '} {name}, {command[0]}: exit {code}, {seconds:.2f} s, {megabytes:.0f} MB")
        failed += not ok
    os.unlink(f.name)
print(f"{len(inputs)} hostile inputs, {failed} failed")
sys.exit(1 if failed else 0)
