import Testing

@testable import SwiftUIWeb

/// The script is served without spaces that separate nothing; what it says stays.
struct ScriptSpacesTests {
  @Test(arguments: [
    ("const a = b ? c : d", "const a=b?c:d"),
    ("return x in y", "return x in y"),
    ("a + +b - -c", "a+ +b- -c"),
    ("say('a  b', \"c d\")", "say('a  b',\"c d\")"),
    ("`a b ${ f({ x: ' }' }) } c d` + e", "`a b ${ f({ x: ' }' }) } c d`+e"),
    ("'it\\'s  here' + x", "'it\\'s  here'+x"),
    ("if (/a  [/ ] b/.test(x)) y / 2 / 3", "if(/a  [/ ] b/.test(x))y/2/3"),
    ("/^ x/.test(a)", "/^ x/.test(a)"), ("unfinished = 'a  b", "unfinished='a  b"), ("`${", "`${"), ("/ ", "/ "),
    ("", ""), ("f = a => {\n  b\n  c(\n    d,\n  )\n}\ng", "f=a=>{b\nc(d,)}\ng"), ("a\n[b]\n(c)\n", "a\n[b]\n(c)\n"),
    ("a\n? b\n: c", "a?b:c"),
  ])
  func spacesThatSeparateNothingAreLeftOut(script: String, served: String) {
    #expect(ScriptSpaces.without(script) == served)
  }

  @Test(arguments: [
    ("const kept=1\nsay(kept)", "const $a=1\nsay($a)"),
    ("kept?kept:[...kept]", "$a?$a:[...$a]"), ("{kept:1}", "{kept:1}"), ("a.kept=kept", "a.kept=kept"),
    ("{kept(a,(b)){c}}", "{kept(a,(b)){c}}"), ("f(kept)\nf({kept})", "f(kept)\nf({kept})"),
    ("f(kept)\n{kept}", "f($a)\n{$a}"), ("a=>{const b=1,kept=2}", "a=>{const b=1,$a=2}"),
    ("const{kept}=a", "const{kept}=a"),
    ("'is kept'+kept", "'is kept'+kept"),
    ("`${kept}`", "`${kept}`"), ("/kept/.test(a)", "/kept/.test(a)"), ("keptUp+nested", "keptUp+$a"),
    ("each(taken)", "each($a)"), ("", ""),
  ])
  func namesAreShortUnlessTheyAreNamesOfSomethingElseToo(script: String, served: String) {
    #expect(
      ScriptNames.shortened(script, declaredIn: ["const kept = 1\n  const nested = 2\nconst a = taken => 1"]) == served)
  }
}
