extension HTMLEntities {
  /// Name to character. Runs of neighbouring code points are written as a first code point and their names in order.
  static let names: [String: String] = {
    var table: [String: String] = [:]
    for (first, names) in runs {
      var code: UInt32 = first
      for name in names.split(separator: " ") {
        if name != "-", let scalar = Unicode.Scalar(code) { table[String(name)] = String(Character(scalar)) }
        code += 1
      }
    }
    return table
  }()

  /// `-` holds the place of a code point without a name.
  private static let runs: [(UInt32, String)] = [
    (0x09, "Tab NewLine"), (0x21, "excl quot num dollar percnt amp apos lpar rpar ast plus comma - period sol"),
    (0x22, "QUOT"), (0x26, "AMP"), (0x3A, "colon semi lt equals gt quest commat"), (0x3C, "LT - GT"),
    (0x5B, "lsqb bsol rsqb Hat lowbar grave"), (0x5B, "lbrack - rbrack"), (0x7B, "lcub verbar rcub"),
    (0x7B, "lbrace vert rbrace"),
    (
      0xA0,
      """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro \
      para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil \
      Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave \
      Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
      igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute \
      thorn yuml
      """
    ),
    (0xA9, "COPY"), (0xAE, "REG"), (0xBD, "half"),
    (0x100, "Amacr amacr Abreve abreve Aogon aogon Cacute cacute"),
    (0x10C, "Ccaron ccaron Dcaron dcaron Dstrok dstrok"),
    (0x112, "Emacr emacr"), (0x116, "Edot edot Eogon eogon Ecaron ecaron"), (0x11E, "Gbreve gbreve"),
    (0x130, "Idot imath"), (0x141, "Lstrok lstrok Nacute nacute"), (0x147, "Ncaron ncaron"),
    (0x150, "Odblac odblac OElig oelig"), (0x158, "Rcaron rcaron Sacute sacute"),
    (0x15E, "Scedil scedil Scaron scaron"),
    (0x164, "Tcaron tcaron"), (0x16E, "Uring uring Udblac udblac"),
    (0x178, "Yuml Zacute zacute Zdot zdot Zcaron zcaron"), (0x192, "fnof"), (0x2C6, "circ caron"), (0x2DC, "tilde"),
    (
      0x391,
      """
      Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi \
      Psi Omega
      """
    ),
    (
      0x3B1,
      """
      alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi \
      chi psi omega
      """
    ),
    (0x3D1, "thetasym upsih"), (0x3D6, "piv"), (0x2002, "ensp emsp"),
    (0x2009, "thinsp hairsp ZeroWidthSpace zwnj zwj lrm rlm"),
    (0x2010, "hyphen - - ndash mdash horbar Vert - lsquo rsquo sbquo - ldquo rdquo bdquo - dagger Dagger bull"),
    (0x2026, "hellip"), (0x2030, "permil - prime Prime"), (0x2039, "lsaquo rsaquo"), (0x203E, "oline"),
    (0x2044, "frasl"),
    (0x20AC, "euro"), (0x2111, "image"), (0x2116, "numero - weierp"), (0x211C, "real"), (0x2122, "trade"),
    (0x2126, "ohm"),
    (0x2135, "alefsym"), (0x2153, "frac13 frac23"), (0x215B, "frac18 frac38 frac58 frac78"),
    (0x2190, "larr uarr rarr darr harr varr"), (0x21B5, "crarr"), (0x21D0, "lArr uArr rArr dArr hArr"),
    (0x2200, "forall - part exist - empty - nabla isin notin - ni - - - prod - sum minus"), (0x2217, "lowast"),
    (0x221A, "radic - - prop infin - ang"), (0x2227, "and or cap cup int"), (0x2234, "there4"), (0x223C, "sim"),
    (0x2245, "cong"), (0x2248, "asymp"), (0x2260, "ne equiv"), (0x2264, "le ge"),
    (0x2282, "sub sup nsub - sube supe"), (0x2295, "oplus - otimes"), (0x22A5, "perp"), (0x22C5, "sdot"),
    (0x22EE, "vellip"), (0x2308, "lceil rceil lfloor rfloor"), (0x2329, "lang rang"), (0x25A1, "square"),
    (0x25CA, "loz"),
    (0x2605, "starf star"), (0x2660, "spades - - clubs - hearts diams"), (0x2713, "check"), (0x2717, "cross"),
  ]
}
