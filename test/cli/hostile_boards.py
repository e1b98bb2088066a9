# SPDX-License-Identifier: Apache-2.0
"""Hostile boards, armies, quotas, weights and drawings, for hostile_test.py."""

GLUINGS = ["", "tours", "Torus", "torus/torus", "sphere", "тorus", "t" * 100000, "klein\x01", "../../etc/passwd"]
FENS = ["", "/", "8/", "/8", "8//8", "8/7", "9/8", "0", "0/0", "08", "8/08", "99999999999999999999", "4294967296/8",
        "18446744073709551624/8", "9223372036854775807-", "-9223372036854775807*", "8/Q7", "8/8 w - - 0 1", "8,8", "8.8",
        "٨", "８/８", "К", "8/\x01", "\udcc0\udcaf", "\udced\udca0\udc80", "+8", "--/-", "*", "8/" * 60000 + "7", "7" * 100000]
FORBIDDEN = [",", "a1,", ",a1", "a0", "a9", "i1", "A1", "1a", "а1", "a1;b2", "a1..b2", "z" * 1000 + "1", "a" + "9" * 1000, "q@a1",
             "a1," * 30000]
HOSTILE = ["none", "All", "same", "other", "same-color", "all,same-kind", "a" * 100000, "аll", "\udcff"]
QUOTAS = [",", "1,", ":", "king:", ":1", "queen:1", "king:king:1", "-1", "+1", "1.5", "0x1", "01", "..", "2..1", "1...2", "٨",
          "9223372036854775808", "9" * 10000, "king", "1:king", "\udcff:1", "1," * 30000, "1,0,0,0", "1,1", "king:1,king:0..2"]
REGIONS = ["1", "1@", "@rows:a/b", "1@rows:", "1@rows:aa", "1@rows:aa/a", "1@rows:aa/aa/aa", "1@rows:aa/a\x01", "1@rows:aa/a",
           "1@rows:аа/аа", "1@@rows:aa/aa", "x@rows:aa/aa", "rook:1@rows:aa/aa", "1@rows:" + "a" * 100000, "1@rows:" + "/" * 100000,
           "1@/nonexistent", "1@/", "1@/dev/zero", "1@a\nb", "1@rows:aa/aa --given a1"]
ARMIES = ["2 king 2 king", "2 king 2 kings", "K king K", "white king black king white king", "white king queen", "king white queen",
          "white", "black", "2 white", "white white queen", "red queen", "White queen", "whiteking", "white-", "-king", "white--king",
          "2 2 king", "king 2", "king 2 3", "king ,, 2", "(0,0) king", "king (0,0)", "king,queen,кing", "2..1 king queen",
          "9223372036854775808 king queen", "king queen 1", "white-K white-K", "W wazir", "wazir man commoner", "white K white king",
          "dummy mW", "white black king", "white 2 king"]
ARMIES += [" ".join(["2 king"] * 10000), ",".join(["king"] * 10000)]
WEIGHTS = ["1/0", "0/0", "-1/0", "1/-2", "+1", "1e3", "0x2", "1/2/3", "1.2.3", ".5", "5.", "1/", "/2", "--1", "-", "01", "1/02", "½",
           "٣", "nan", "inf", "9" * 1001, "1 2", "1,5", "\udcff"]
PROGRESS = ["bar", "JSON", "json,none", "\x01", "j" * 100000]

WRONG = [["count", f"4x4/{g}", "king"] for g in GLUINGS]
WRONG += [["count", "fen:4/4", "king", "--glue", g] for g in GLUINGS]
WRONG += [["count", f"fen:{f}", "king"] for f in FENS if f not in ("/", "0/0", "*", "--/-")]
WRONG += [["count", "8x8", "king", "--forbid", f] for f in FORBIDDEN]
WRONG += [["count", "2x2", "king", "--hostile", h] for h in HOSTILE + ["same-colour", "other-colour"]]
WRONG += [["count", "2x2", "king", option, q] for option in ("--per-row", "--per-column") for q in QUOTAS]
WRONG += [["count", "2x2", "king", "--per-region", r] for r in REGIONS]
WRONG += [["count", "4x4", *army.split(" ")] for army in ARMIES if len(army) < 100000]
WRONG += [["count", "4x4", army[:100000]] for army in ARMIES]
WRONG += [["count", "4x4", "king", "--weight", w] for w in WEIGHTS]
WRONG += [["count", "4x4", "king", "--progress", p] for p in PROGRESS]
WRONG += [
    ["count", "4x4/torus", "king", "--glue", "torus"], ["count", "4x4", "king", "--glue", "torus", "--glue", "klein"],
    ["count", "4x4", "king", "--per-row", "1", "--per-row", "1"], ["count", "4x4", "king", "queen", "--given", "a1"],
    ["count", "4x4", "king", "--given", "queen@a1"], ["count", "4x4", "king", "--given", "@a1"],
    ["count", "4x4", "king", "queen", "--given", "king@a1,queen@a1"], ["count", "4x4", "king", "--given", "a1", "--forbid", "a1"],
    ["count", "4x4", "white", "king", "black", "king", "--given", "king@a1"], ["max", "4x4", "king", "--weight", "2"],
    ["table", "4x4", "king", "--weight", "2"], ["count", "4x4", "king", "--weight", "2", "--mod", "7"],
    ["count", "4x4", "king", "--weight", "2", "--leading", "3"], ["explain", "4x4", "king", "--weight", "2"],
    ["count", "4x4", "king", "--weight"], ["count", "4x4", "king", "--glue"], ["count", "4x4", "king", "--per-region"],
    ["count", "4x4", "king", "--symmetry", "board"], ["count", "@"], ["count", "@", "king"], ["count", "@/", "king"],
    ["count", "@/nonexistent", "king"], ["count", "@/dev/zero", "king"], ["count", "@/dev/null", "king"], ["count", "@a\nb", "king"],
    ["count", "@../../../../../../etc/passwd", "king"], ["count", "@-", "king", "--per-region", "1@-"],
    ["count", "2x2", "king", "--per-region", "1@-", "--per-region", "1@-"], ["sequence", "1..3", "@-", "king"],
    ["sequence", "table", "1..3", "nxn", "king", "queen", "--format", "bfile"], ["draw", "4x4", "king", "2", "queen", "--given", "king@a1"],
    ["count", "4x4", "king", "--verify=x"], ["count", "4x4", "king", "--verify="], ["table", "4x4", "king", "--verify=true"],
    ["count", "2x2", "king", "--per-row", "1@rows:aa/aa"], ["count", "2x2", "king", "--per-column", "1@/dev/null"],
    ["sequence", "1..3", "nxn/tours", "king"], ["sequence", "1..3", "nxn", "n", "n", "king"], ["sequence", "1..3", "nxn", "king", "k", "queen"],
]

# Drawings on standard input: the bytes, the words behind the board, the exit status.
BIG = b".\n" * 1000000
DRAWN = [
    ("..é\n...\n".encode(), ["king"], 2), (b".\n" * 3000000 + b"..\n", ["king"], 2), (b"\n" * 3000000 + b"..?\n", ["king"], 2),
    (b"", ["king"], 2), (b"\n\n\n", ["king"], 2), (b"   \n\t\n", ["king"], 2), (b"..\n...\n", ["king"], 2), (b"..\n\n..\n", ["king"], 2),
    (b" ..\n..\n", ["king"], 2), (b". .\n. .\n", ["king"], 2), (b".\t.\n", ["king"], 2), (b"..\r..\r", ["king"], 2), (b"\r\r\r", ["king"], 2),
    (b"\xff\xfe.\x00.\x00\n\x00", ["king"], 2), (b"\xfe\xff\x00.\x00.", ["king"], 2), (b".\x00.\n", ["king"], 2), (b"\xc0\xaf\n", ["king"], 2),
    (b"\xed\xa0\x80\n", ["king"], 2), ("К..\n".encode(), ["king"], 2), ("..K\u0301\n".encode(), ["king"], 2), (b"..?\n", ["king"], 2),
    (b"Q..\n", ["king"], 2), (b"kQ\n", ["black", "king", "white", "king"], 2), (b"W.\n", ["W", "WF"], 2), (b"8/7\n", ["king"], 2),
    (b"8/8 w KQkq - 0 1\n", ["king"], 2), (b"8/0\n", ["king"], 2), (b"99999999999999999999\n", ["king"], 2), (b"8//8", ["king"], 2),
    (b"4294967296/8", ["king"], 2), (b"..\nK\n", ["king"], 2), (b"..\n=\n", ["king"], 2), (b"..\nK = \n", ["king"], 2),
    (b"..\n = king\n", ["king"], 2), (b"..\nK = king queen\n", ["king"], 2), (b"K.\nK = queen\n", ["king"], 2), (b"..\nK = king\nK = king\n", ["king"], 2),
    (b"..\nKK = king\n", ["king"], 2), (b"# a board\n..\n", ["king"], 2), (b"." * 20000000, ["king"], 2), (b"x" * 1000000, ["king"], 2),
    (b"Q" * 1000000 + b"\n", ["king"], 2), (BIG + b"..\n", ["king"], 2), (BIG[:-1] + b"=\n", ["king"], 2), (b"A = king\n" * 1000000, ["king"], 2),
    (b"..\n", [], 2), (b"..\n", ["2"], 2), (b"..\n", ["2", "king", "--given", "c1"], 2), (b"..\n", ["king", "--glue", "tours"], 2),
    (b"K.\n", ["king", "--given", "a1"], 2), (b"K.\n", ["king", "--forbid", "a1"], 2), (b"..\n..\n", ["king", "--per-region", "1@rows:ab"], 2),
    (BIG, ["king"], 1), (b"--\n--\n", ["king"], 0), (b"**\n", ["1", "king"], 0), (b"..\r\n..\r\n", ["king"], 0), (b"\xef\xbb\xbf..\n..", ["king"], 0),
    (b"\n..  \n.. \t\n\n", ["king"], 0), (b"-.-\n...\n-.-\n", ["king"], 0), (b"k.\n", ["king"], 0), (b"4/4", ["king", "--glue", "torus"], 0),
    (b"fen:4/K3\n", ["king"], 0), (b"9223372036854775807\n", ["0", "rook"], 0), (b"X.\nX = king\n", ["king", "queen"], 0),
]
REGION_FILES = [
    (b"", 2), (b"ab\n", 2), (b"ab\nc\n", 2), (b"a b\na b\n", 2), (b"ab\na/\n", 2), (b"ab\rcd\r", 2), (b"a\x00\nbb\n", 2), ("бб\nбб\n".encode(), 2),
    (b"ab\n" * 1000000, 2), (b"a" * 20000000, 2), (b"\xff\xfea\x00", 2),
]

SHELL = [
    ('"$R" count @- king <&-', 2), ('"$R" count @- king </', 2), ('"$R" count 2x2 king --per-region 1@- <&-', 2),
    ('mkfifo f; printf "..\\n..\\n" >f & "$R" count @f king', 0), ('ln -s l l; "$R" count @l king', 2),
    (': >e; "$R" count @e king', 2), ('printf "..\\n" >"$(printf "a\\nb")"; "$R" count "@$(printf "a\\nb")" king', 0),
    ('printf "..\\n" >-; "$R" count @./- king', 0), ('printf ".*\\n" >b; "$R" count @b king 2>&- && "$R" count @b king | grep -qx 2', 0),
    ('printf "aab\\nabb\\n" >r; "$R" explain 2x3 rook --per-region 1@r >/dev/null; test $? -lt 2', 0),
    ('"$R" count 4x4 4 queen --progress json 2>&-', 0), ('"$R" count 4x4 4 queen --progress none 2>&1 | grep -qx 2', 0),
    ('"$R" count 8x8 8 queen --progress json 2>/dev/full', 0), ('"$R" draw @/dev/stdin king </dev/null', 2),
]
