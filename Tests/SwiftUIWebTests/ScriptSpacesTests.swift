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
    ("", ""),
  ])
  func spacesThatSeparateNothingAreLeftOut(script: String, served: String) {
    #expect(ScriptSpaces.without(script) == served)
  }
}
