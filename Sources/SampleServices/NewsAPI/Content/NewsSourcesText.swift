extension NewsContent {
  /// `= id category language country`, then name, host and description, a line each.
  static let sourcesText = #"""
    = the-morning-ledger general en us
    The Morning Ledger
    morningledger.example
    A daily for people who read the second paragraph. Founded on a loan, still paying it back.
    = copperline-business business en us
    Copperline Business
    copperline.example
    Money, work and the occasional bridge, explained without a tie.
    = fieldhouse-daily sports en us
    Fieldhouse Daily
    fieldhouse.example
    Scores first, adjectives later.
    = petri-weekly science en us
    Petri Weekly
    petriweekly.example
    Small discoveries, carefully labelled.
    = clinic-notes health en us
    Clinic Notes
    clinicnotes.example
    Health reporting that says how many people were in the study.
    = the-soldering-iron technology en us
    The Soldering Iron
    solderingiron.example
    Technology you can hold, and what happens when you drop it.
    = matinee-row entertainment en us
    Matinee Row
    matineerow.example
    Films, stages and the seats in front of them.
    = harbor-post-daily general en us
    Harbor Post
    harborpost.example
    News from the water's edge and a little inland.
    = the-wednesday-kettle general en gb
    The Wednesday Kettle
    wednesdaykettle.example
    The week so far, with something hot.
    = stumps-and-stands sports en gb
    Stumps & Stands
    stumpsandstands.example
    Cricket when it is dry, everything else when it is not.
    = northquay-review science en gb
    Northquay Review
    northquay.example
    Coasts, maps and measurements.
    = pennyworth-review business en gb
    Pennyworth Review
    pennyworth.example
    Business news in small denominations.
    = maple-wire general en ca
    Maple Wire
    maplewire.example
    From coast to coast to the third coast nobody mentions.
    = back-country-science science en ca
    Back Country Science
    backcountry.example
    Field notes from places without a signal.
    = rink-report sports en ca
    Rink Report
    rinkreport.example
    Ice, sticks and long bus rides.
    = volzhsky-listok general ru ru
    Волжский листок
    volzhskylistok.example
    Новости с берега: коротко, спокойно и по делу.
    = tekhnograf technology ru ru
    Технограф
    tekhnograf.example
    О технике для тех, кто её чинит.
    = la-passerelle general fr fr
    La Passerelle
    lapasserelle.example
    L'actualité d'une rive à l'autre.
    = le-comptoir-numerique technology fr fr
    Le Comptoir numérique
    comptoirnumerique.example
    La technique, servie au comptoir.
    = terrain-humide sports fr fr
    Terrain humide
    terrainhumide.example
    Le sport sous toutes les pluies.
    = der-uferbote general de de
    Der Uferbote
    uferbote.example
    Nachrichten vom Fluss, jeden Morgen, auch bei Nebel.
    = werkbank-am-kanal technology de de
    Werkbank am Kanal
    werkbank.example
    Technik zum Anfassen, Reparieren und Weitergeben.
    = sprechstunde-im-norden health de de
    Sprechstunde im Norden
    sprechstunde.example
    Gesundheit, geduldig erklärt.
    = la-lanterna-di-sotto general it it
    La Lanterna di Sotto
    lanternadisotto.example
    Notizie dal porto vecchio, prima del caffè.
    = cambusa-affari business it it
    Cambusa Affari
    cambusa.example
    Economia di bordo: conti, merci, venti contrari.
    = the-monsoon-mail general en in
    The Monsoon Mail
    monsoonmail.example
    National news with a weather eye.
    = deccan-tally business en in
    Deccan Tally
    deccantally.example
    Markets large and small, mostly small.
    = pitch-report-daily sports en in
    Pitch Report Daily
    pitchreportdaily.example
    What the groundsman saw.
    = al-manara-al-hadia general ar sa
    المنارة الهادئة
    almanara.example
    أخبار المدينة والبحر بهدوء ووضوح.
    = waha-lil-aamal business ar sa
    واحة الأعمال
    waha.example
    اقتصاد الواحات والأسواق الصغيرة.
    """#
}
