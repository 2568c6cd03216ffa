extension MovieContent {
  /// `= when genres language runtime average votes popularity [noposter] [nobackdrop]`, then title, original title (`-` for
  /// the same), tagline (`-` for none), overview, director and cast, a line each, and translations as
  /// `@de Title | Overview`. `when` is a day, days before (`-12`) or after (`+20`) the service began, or `none`.
  static let filmTexts = [nowPlayingText, upcomingText, earlierText, classicText]

  /// In the cinemas.
  static let nowPlayingText = #"""
    = -4 878,18 en 118 7.8 1421 412.6
    The Lamp That Answered
    -
    Every night at nine, somebody answers.
    The last keeper of an automated lighthouse signals out of habit and gets a reply from a ship that sank in 1931. The two begin to correspond, one flash at a time, about weather, bread and whether anybody is coming.
    Maren Oduya
    Tobias Elmgren as Keeper Ansel; Ilse Varga as The Voice; Joon Pereira as Harbour Master; Nadia Fell as Ruth
    @de Die Lampe, die antwortete | Der letzte Wärter eines automatisierten Leuchtturms blinkt aus Gewohnheit und bekommt Antwort von einem Schiff, das 1931 gesunken ist. Die beiden schreiben sich, Blitz für Blitz.
    = -6 28,53 en 104 6.4 2210 388.1
    Nine Floors Down
    -
    The lift only stops where it wants to.
    A locksmith, a debt collector and a boy with a trumpet are stuck in a tower whose lift has opinions. Each floor they reach is an hour earlier than the last, and on one of them the robbery has not yet happened.
    Casper Dray
    Lena Okoro as Marta; Bruno Castellane as Vic; Theo Nakamura as Sammy; Anneke Brandt as The Owner
    = -9 16,10751,35 en 92 7.5 980 351.9
    Pocketful of Weather
    -
    Small sky. Big trouble.
    A girl finds a storm the size of a walnut and raises it in a jam jar. It grows. It also learns to say please, which nobody had expected of a storm.
    Yuki Hallström
    Pia Lund as Odd; Marcus Ferro as The Storm; Gwen Tabor as Grandmother; Joon Pereira as Postman
    @de Eine Tasche voll Wetter | Ein Mädchen findet einen Sturm von der Größe einer Walnuss und zieht ihn im Marmeladenglas groß. Er wächst, und er lernt, bitte zu sagen.
    @fr Une poche pleine d'orage | Une fillette trouve un orage grand comme une noix et l'élève dans un pot de confiture. Il grandit, et il apprend à dire s'il te plaît.
    = -11 18 fr 109 7.1 402 240.2
    The Bread Inspector
    L'inspecteur du pain
    He could tell a lie by its crust.
    A civil servant tours the bakeries of a valley that is about to be flooded. He weighs loaves, closes files, and eats what he is given, until one baker refuses to stop baking.
    Odile Renart
    Bruno Castellane as Inspector Morel; Celeste Aumont as Jeanne; Paul Girier as The Mayor; Nadia Fell as The Engineer
    @fr L'inspecteur du pain | Un fonctionnaire visite les boulangeries d'une vallée promise aux eaux. Il pèse les miches et referme les dossiers, jusqu'à ce qu'une boulangère refuse d'éteindre son four.
    = -13 35,10749 en 98 6.8 760 222.7
    Second Best Man
    -
    He wrote the speech. He was not asked to give it.
    Felix has been asked to write the wedding speech for the man who got the part of his life, the flat of his life and now the bride. He writes eleven drafts. The wrong one is printed.
    Gwen Tabor
    Theo Nakamura as Felix; Lena Okoro as Isa; Marcus Ferro as Adrian; Anneke Brandt as Aunt Gerda
    = -15 27,9648 en 101 6.1 1120 310.4
    What the Attic Kept
    -
    Do not count the boxes.
    Three siblings clear the house they grew up in. There are forty-one boxes in the attic in the morning and forty-three at night, and the handwriting on the new ones is theirs.
    Casper Dray
    Ilse Varga as Hanne; Tobias Elmgren as Jens; Pia Lund as Little Hanne; Rufus Adeyemi as The Buyer
    = -16 12,14 en 131 7.3 1875 401.3
    The Cartographer's Daughter
    -
    Where the map ends, she begins.
    Her father drew a river that was not there to win a bet. Twenty years later it has water in it, a town on its bank, and a queen who wants to know who gave him permission.
    Maren Oduya
    Zofia Kern as Liv; Rufus Adeyemi as Captain Holm; Celeste Aumont as The Queen; Tobias Elmgren as Father
    = -18 99 en 87 8.0 214 96.5
    A Year of Small Repairs
    -
    -
    Twelve months in a repair café behind a railway station: toasters, coats, one accordion, and the people who would rather wait than buy. Nobody is interviewed; everybody talks.
    Anneke Brandt
    Gwen Tabor as Herself; Paul Girier as Himself
    = -20 80,53 de 112 7.0 655 198.8
    Locker 88
    Schließfach 88
    Forty years of silence, paid in advance.
    A railway clerk opens a locker whose rent has been paid until yesterday. Inside lie a coat, a ticket to a station that was never built, and his own employee card.
    Jonas Wiegand
    Anneke Brandt as Karla; Joon Pereira as Inspector Roth; Zofia Kern as The Widow; Bruno Castellane as Salvo
    @de Schließfach 88 | Ein Bahnangestellter öffnet ein Schließfach, dessen Miete bis gestern bezahlt war. Darin liegen ein Mantel, eine Fahrkarte zu einem Bahnhof, der nie gebaut wurde, und sein eigener Dienstausweis.
    = -21 10402,18 en 107 7.6 540 175.0
    Counterpoint for Four Hands
    -
    Two pianists. One piano. No forgiveness.
    Former duet partners who have not spoken for thirty years are booked for the same farewell concert, by a promoter who believes they are married. They begin to rehearse in order to refuse in person.
    Odile Renart
    Celeste Aumont as Mathilde; Paul Girier as Emil; Theo Nakamura as The Promoter; Pia Lund as Page Turner
    = -23 878,28 en 127 6.6 2980 455.7
    Orbital Decay
    -
    Everything comes down.
    A cleaner of old satellites discovers that one of them is still manned, still on duty, and still at war with a country that has since become a holiday resort.
    Ilya Sorokin
    Rufus Adeyemi as Kade; Lena Okoro as Sergeant Imre; Marcus Ferro as Control; Nadia Fell as Dr. Osei
    @de Fallende Bahn | Ein Müllsammler im Orbit entdeckt, dass einer der alten Satelliten noch bemannt ist und sich noch im Krieg befindet.
    = -25 36,18 it 124 7.2 311 120.4
    The Salt Ledger
    Il registro del sale
    -
    In a salt town of 1784, a bookkeeper learns to write two truths in the same column. Her ledger will convict a governor or hang her brother; she has until the tide to decide which page to lose.
    Luca Bressan
    Zofia Kern as Chiara; Bruno Castellane as Governor Venier; Paul Girier as Fra Matteo; Celeste Aumont as Donna Lucia
    = -26 37,35 en 95 6.3 288 101.2
    Nobody's Horse
    -
    It came with the saloon.
    A horse wins a saloon at cards, or at least holds the better hand when the shooting stops. The town needs a mayor by Friday and finds it has been asked a fair question.
    Gwen Tabor
    Marcus Ferro as Doc; Theo Nakamura as The Kid; Lena Okoro as Calloway; Gwen Tabor as Widow Pratt
    = -28 18,10749 ja 116 7.9 870 188.3
    The Umbrella Stand
    傘立て
    -
    A waiter at a station café returns forgotten umbrellas to their owners, one a week, on foot. With each of them he is told why it was left behind. The last one in the stand is his own.
    Yuki Hallström
    Theo Nakamura as Haru; Nadia Fell as Aiko; Joon Pereira as Stationmaster; Pia Lund as The Girl
    = -29 9648,80 en 110 6.9 910 166.6
    The Understudy Murders
    -
    The show must go on. Somebody insists.
    Night after night the lead of a failing play is taken ill, and each understudy is better than the last. By the end of the run the theatre is full and the cast is in the cellar.
    Jonas Wiegand
    Celeste Aumont as Dame Iris; Rufus Adeyemi as The Director; Zofia Kern as Sixth Understudy; Joon Pereira as Constable Hay
    = -31 10751,12 en 99 6.7 640 140.9
    The Submarine in the Duck Pond
    -
    Periscope up.
    Two cousins dig out a bicycle and find the rest of a submarine. It is two metres deep, it works, and the ducks have been expecting it.
    Yuki Hallström
    Pia Lund as Nell; Tobias Elmgren as Uncle Bo; Gwen Tabor as Professor Quill; Marcus Ferro as Councillor Snipe
    = -33 53,18 en 106 7.4 520 133.0
    Interpreter
    -
    She only says what they say.
    At a conference that may end a war, an interpreter mishears one word in favour of peace and has to keep mishearing for four more days, in both directions.
    Ilya Sorokin
    Ilse Varga as Tamar; Rufus Adeyemi as The Minister; Bruno Castellane as The General; Nadia Fell as Booth Two
    = -36 878,10749 en 103 6.5 433 109.8
    Saturday, Twice
    -
    -
    In a town where one Saturday in ten happens again, people keep a second diary for what did not count. Then somebody falls in love on the wrong one.
    Odile Renart
    Lena Okoro as June; Tobias Elmgren as Arthur; Anneke Brandt as The Registrar; Theo Nakamura as Milo
    = -38 16,14 en 89 7.7 702 131.7 nobackdrop
    The Moth Who Kept Accounts
    -
    One candle. Many debts.
    A moth with a head for figures is elected treasurer of a wardrobe. A cashmere scandal follows.
    Yuki Hallström
    Marcus Ferro as Dust; Pia Lund as Flicker; Celeste Aumont as The Coat; Joon Pereira as Camphor
    = -41 18 ru 121 7.0 198 77.3 noposter
    The Night Tram Depot
    Депо ночных трамваев
    -
    The trams come home at two and the drivers do not want to. One winter, eleven shifts, and a samovar that nobody admits to having brought.
    Ilya Sorokin
    Zofia Kern as Vera; Joon Pereira as Pavel; Ilse Varga as Dispatcher; Paul Girier as Inspector
    """#
}
