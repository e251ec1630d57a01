#!/usr/bin/env python3
"""Runs layoutc on hostile input. `check` must end with status 0, or with 1 and a message, within
2 seconds of processor time and 500 MB; `fix` within 20; `frames`, `preview` and `svg` with 0, or with
1 or 2 and a message, and none may ever trap.

usage: hostile.py PATH-OF-LAYOUTC
"""
import os, random, resource, subprocess, sys, tempfile

generator = random.Random(7)
section = b"section < group horizontal 44 < item fractional(0.5) insets: 4 > >\n"
row = b"section < group horizontal 44 < %s > >"
plain = row % b"item fractional(0.5)"
huge = [b"1e308", b"-1e308", b"9" * 400, b"1e-320", b"1000000000", b"9223372036854775808", b"0"]

layouts = {
    "empty": lambda: b"",
    "one bracket": lambda: b"<",
    "spaces": lambda: b" \n\t " * 1000,
    "NUL bytes": lambda: b"\0" * 1000,
    "BOM and CRLF": lambda: b"\xef\xbb\xbfsection <\r\ngroup horizontal < item >\r\n>\r\n",
    "bad UTF-8": lambda: b"section \xff\xfe < group horizontal < item > >",
    "1 MB of random bytes": lambda: generator.randbytes(1 << 20),
    "1 MB of <": lambda: b"<" * (1 << 20),
    "1 MB of >": lambda: b">" * (1 << 20),
    "1 MB of (": lambda: b"section insets: " + b"(" * (1 << 20),
    "1 MB of -": lambda: b"let a = " + b"-" * (1 << 20),
    "1 MB of !": lambda: b"let a = " + b"!" * (1 << 20),
    "1 MB of +1": lambda: b"let a = 1" + b"+1" * (1 << 19),
    "1 MB of comment openers": lambda: b"/*" * (1 << 19),
    "1 MB of one string": lambda: b'badge "' + b"x" * (1 << 20),
    "1 MB of one name": lambda: b"section " + b"x" * (1 << 20),
    "1 MB of one number": lambda: b"let a = " + b"1" * (1 << 20),
    "1 MB of one line of sections": lambda: section.replace(b"\n", b" ") * (1 << 14),
    "10 MB of one comment": lambda: b"/*" + b"x" * (10 << 20),
    "10 MB of sections": lambda: section * (10 * (1 << 20) // len(section)),
    "70 MB": lambda: b" " * (70 << 20),
    "100,000 sections": lambda: section * 100_000,
    "100,000 of one name": lambda: b"section a\n" * 100_000,
    "100,000 unknown names": lambda: row % (b"item width: whatever\n" * 100_000),
    "60,000 nested groups": lambda: b"section " + b"< group horizontal " * 60_000,
    "60,000 else ifs": lambda: b"section < " + b"if (true) < > else " * 60_000,
    "100,000 nested ifs": lambda: b"let a = " + b"if (true) " * 100_000,
    "100,000 lets, each the next": lambda: b"".join(
        b"let a%d = a%d + 1\n" % (i, i + 1) for i in range(100_000)) + b"let a100000 = 1\n",
    "100,000 lets, each the last": lambda: b"let a0 = 1\n" + b"".join(
        b"let a%d = a%d + 1\n" % (i + 1, i) for i in range(100_000)) + row % b"item a100000",
    "lets that double": lambda: b"let a0 = container.width\n" + b"".join(
        b"let a%d = a%d + a%d\n" % (i + 1, i, i) for i in range(200)) + row % b"item a200",
    "a circle of 100,000 lets": lambda: b"".join(
        b"let a%d = a%d\n" % (i, (i + 1) % 100_000) for i in range(100_000)),
    "a row of 10,000": lambda: row % b"repeat 10000 < item 1 >",
    "10,000 times 10,000": lambda: row % b"repeat 10000 < repeat 10000 < item > >",
    "20 repeats inside each other": lambda: row % (b"repeat 9999 <" * 20 + b"item" + b">" * 20),
    "10,000 sections of 10,000 items": lambda: b"repeat 10000 < "
        + row % b"repeat 10000 < item 1 >" + b" >",
    "250 groups of 10,000": lambda: b"section < " + b"group horizontal count: 10000 < " * 250
        + b"item" + b" >" * 251,
    "20 groups of 1,000": lambda: b"section < " + b"group horizontal count: 1000 < " * 20
        + b"item" + b" >" * 21,
    "a scroll handler of 2,000 terms": lambda: b"section < group horizontal < item > onScroll < alpha: 0"
        + b" + sin(distance)" * 200 + b" > >",
}
# Definitions, inputs, imports, comments that ignore.
use = b"section < group horizontal 44 < %s > >"
layouts |= {
    "definitions that double": lambda: b"define d0() < item 4 >\n" + b"".join(
        b"define d%d() < d%d() d%d() >\n" % (i + 1, i, i) for i in range(60)) + use % b"d60()",
    "arguments that double": lambda: b"define d0(a) < item (a) >\n" + b"".join(
        b"define d%d(a) < d%d(a + a) >\n" % (i + 1, i) for i in range(60)) + use % b"d60(1)",
    "a circle of 20,000 definitions": lambda: b"".join(
        b"define d%d() < d%d() >\n" % (i, (i + 1) % 20_000) for i in range(20_000))
        + use % b"d0()",
    "20,000 definitions, each the next": lambda: b"".join(
        b"define d%d() < d%d() >\n" % (i, i + 1) for i in range(20_000))
        + b"define d20000() < item >\n" + use % b"d0()",
    "30,000 unused definitions": lambda: b"".join(
        b"define d%d(a, b = 1) < item (a) >\n" % i for i in range(30_000)) + plain,
    "100,000 inputs": lambda: b"layout A(" + b", ".join(
        b"a%d: Int = %d" % (i, i) for i in range(100_000)) + b") < " + plain + b" >",
    "an import of itself": lambda: b'import "hostile.layout"\n' + plain,
    "an import of its folder": lambda: b'import "."\n' + plain,
    "an import of nothing": lambda: b'import "' + b"x" * 5_000 + b'"\n' + plain,
    "imports of random bytes": lambda: b'import "scene.json"\n' * 1_000 + plain,
    "100,000 ignores": lambda: b"// layout:ignore unused-let -- why\n" * 100_000 + plain,
    "1 MB of one ignore": lambda: b"// layout:ignore " + b"x, " * (1 << 18) + b"\n" + plain,
    "50,000 equal numbers": lambda: row % (b"item 17 insets: 23\n" * 50_000),
    "50,000 wrong commas": lambda: row % (b"item width: 8, height: 9\n" * 50_000),
    "one line of 16,000 broken sections": lambda: b"section < group horizontal 44 , = item > > "
        * 16_000,
    "one line of 16,000 odd words": lambda: b"section < group horizontal 44 < item ^ 3 > > "
        * 16_000,
    "50,000 braces": lambda: b"section { group horizontal { item } }\n" * 50_000,
    "50,000 thirds": lambda: b"section < group horizontal 44 < item fractional(0.33) > >\n"
        * 50_000,
    "widths of a thousand conditions": lambda: row % (
        b"if (container.width > 333) < item 9 > else < item 5 >\n" * 1_000),
    "1,500 bodies on the line of a long comment": lambda: b"section < group horizontal < /*"
        + b"x" * (4 << 20) + b"*/ " + b"> section < group horizontal < item " * 1_500,
}
for number in huge:
    text = number.decode()[:24]
    for name, template in {
        "item": row % b"item %s",
        "fraction": row % b"item fractional(%s)",
        "insets": row % b"item insets: %s",
        "spacing": b"section spacing: %s < group horizontal spacing: %s < item 10 > >",
        "count": b"section < group horizontal count: %s < item > >",
        "repeat": row % b"repeat %s < item >",
        "constant": b"let a = %s * %s - %s / %s\n" + row % b"item a",
        "zIndex": b"section < header zIndex: %s group horizontal < item > >",
    }.items():
        layouts[f"{name} {text}"] = lambda t=template, n=number: t.replace(b"%s", n)

scenes = {
    "empty": b"",
    "random bytes": generator.randbytes(1 << 20),
    "1 MB of [": b"[" * (1 << 20),
    "1 MB of objects": b'{"items":' * (1 << 17),
    "one string": b'{"sections":["' + b"x" * (1 << 20) + b'"]}',
    "a million counts": b'{"items":[' + b"1," * 1_000_000 + b"1]}",
    "100,000 keys": b"{" + b",".join(b'"k%d":1' % i for i in range(100_000)) + b"}",
    "100,000 measured": b'{"measured":{"cells":{'
        + b",".join(b'"%d":%d' % (i, i) for i in range(100_000)) + b"}}}",
    "bad UTF-8": b'{"sections":["\xff"]}',
    "a lone surrogate": b'{"sections":["\\ud800"]}',
}
for number in [b"1e308", b"-1", b"0", b"1e400", b"9" * 400, b"1e-320", b"1000000000", b"null"]:
    for name, template in {
        "width": b'{"container":{"width":%s,"height":%s}}',
        "scale": b'{"scale":%s}',
        "items": b'{"items":%s}',
        "offset": b'{"offset":{"x":%s,"y":%s}}',
        "scroll": b'{"scroll":{"0":%s}}',
        "measured": b'{"measured":{"cells":{"0":%s}}}',
        "safe area": b'{"safeArea":{"top":%s,"bottom":%s}}',
        "key": b'{"measured":{"cells":{"%s":1}}}',
    }.items():
        scenes[f"{name} {number.decode()[:24]}"] = template.replace(b"%s", number)

# What pages and pictures are tried with: texts that are hard to show, and layouts with much in them.
shown = {
    "empty", "NUL bytes", "BOM and CRLF", "bad UTF-8", "1 MB of random bytes", "1 MB of <",
    "1 MB of one string", "1 MB of one line of sections", "60,000 nested groups", "a row of 10,000",
    "10,000 times 10,000", "10,000 sections of 10,000 items", "a scroll handler of 2,000 terms",
    "an import of itself", "an import of its folder", "imports of random bytes", "100,000 inputs",
    "item 1e308", "item -1e308", "item 1e-320", "insets 1e308", "spacing 1e308",
}


def run(arguments):
    """The status, the message, the seconds of processor time and the megabytes of one run."""
    process = subprocess.Popen(
        arguments, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (60, 60)))
    message = process.stderr.read()
    process.stderr.close()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return (process.returncode, message, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def main(layoutc):
    folder = tempfile.TemporaryDirectory()
    path = os.path.join(folder.name, "hostile.layout")
    scene = os.path.join(folder.name, "scene.json")
    failed = runs = 0
    help_text = subprocess.run([layoutc, "--help"], capture_output=True, text=True).stdout
    commands = [name for name in ["preview", "svg"] if f"\n  {name} " in help_text]

    def judge(name, arguments, statuses):
        nonlocal failed, runs
        # A million frames may be written out.
        limit = 2 if arguments[0] == "check" else 20
        for _ in range(3):
            code, message, seconds, megabytes = run([layoutc, *arguments])
            # Another program on the same core slows this one down: the best of three counts.
            if seconds < limit:
                break
        ok = code in statuses and (code == 0 or message) and megabytes < 500 and seconds < limit
        runs += 1
        failed += not ok
        if not ok or seconds > 0.5:
            print(f"{'ok ' if ok else 'BAD'} {name}, {arguments[0]}: status {code}, "
                  f"{seconds:.2f} s, {megabytes:.0f} MB {'' if ok else message[-300:]}", flush=True)

    for name, make in layouts.items():
        with open(path, "wb") as file:
            file.write(make())
        judge(name, ["check", path], (0, 1))
        judge(name, ["frames", "--format", "csv", "--size", "320x480", path], (0, 1, 2))
        judge(name + " in no width", ["frames", "--size", "0x0", path], (0, 1, 2))
        # What compiles a file several times, and what writes much for each message.
        if name in shown:
            for command in commands:
                judge(name, [command, "--items", "1000000", path], (0, 1, 2))
        if os.path.getsize(path) < 300_000:
            judge(name, ["fix", "--maybe", "--dry-run", path], (0, 1))
            judge(name + " as SARIF", ["check", "--diagnostics", "sarif", path], (0, 1))
    with open(path, "wb") as file:
        file.write(plain)
    for name, content in scenes.items():
        with open(scene, "wb") as file:
            file.write(content)
        judge("scene: " + name, ["frames", path, "--scene", scene, "--format", "json"], (0, 1, 2))
        if len(content) > 2_000:
            for command in commands:
                judge("scene: " + name, [command, path, "--scene", scene], (0, 1, 2))
    print(f"{runs} runs on hostile input, {failed} failed")
    return 1 if failed else 0


sys.exit(main(sys.argv[1]))
