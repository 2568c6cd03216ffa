extension MovieContent {
  /// What people rate best.
  static let classicText = #"""
    = 1954-10-21 18,36 en 138 8.7 15200 44.1
    The Ferryman's Oath
    -
    He swore to carry anyone.
    A ferryman has sworn to refuse nobody. In one night he rows a judge, the man he sentenced and the rope across the same river.
    Edmund Harrow
    Silas Whitcombe as The Ferryman; Dora Lindqvist as The Judge's Wife; Horace Pym as Judge Alder
    = 1968-04-03 878 en 149 8.6 17800 51.3
    The Long Orbit
    -
    Home is a direction.
    A capsule misses the Earth by a little and will be back in seventy years. Those aboard vote on what to remember.
    Edmund Harrow
    Dora Lindqvist as Commander Ross; Silas Whitcombe as The Physician; Horace Pym as Mission Control
    @de Die lange Umlaufbahn | Eine Kapsel verfehlt die Erde um ein Weniges und kommt in siebzig Jahren wieder vorbei. Die an Bord stimmen ab, woran sie sich erinnern wollen.
    = 1979-11-09 80,18 en 175 8.6 14100 47.9
    The Orchard Men
    -
    -
    Three generations of a family that sells apples, protection and silence, told by the dog.
    Edmund Harrow
    Silas Whitcombe as Don Pomeroy; Horace Pym as Brother; Dora Lindqvist as Nell Pomeroy
    = 1985-07-12 12,35,10751 en 106 8.4 12500 39.0
    The Balloonists
    -
    Up, mostly.
    Two rivals in love with the same meteorologist race round the world in balloons, blown by the same wind and therefore side by side.
    Rosalind Achterberg
    Bruno Castellane as Young Percy; Gwen Tabor as Dr. Gale; Paul Girier as Young Otto
    = 1994-09-23 18 en 144 8.8 21400 58.6
    Parole of the Gardener
    -
    Some walls are for climbing roses.
    A prison gardener has been eligible for release for eleven years and declines, every spring, because of the roses. A new governor orders the bed to be paved.
    Rosalind Achterberg
    Rufus Adeyemi as Mr. Bloom; Tobias Elmgren as Governor Stint; Joon Pereira as Fenn; Marcus Ferro as The Guard
    = 1961-02-17 9648,53 en 113 8.3 8600 22.5
    A Window on the Yard
    -
    -
    A night nurse learns the lives of forty windows by their lights. One begins to blink in a rhythm she knows from the ward.
    Edmund Harrow
    Dora Lindqvist as Nurse Hale; Silas Whitcombe as Patient Nine
    = 1999-03-31 878,28 en 131 8.2 16900 49.4
    Cold Boot
    -
    You have been running in the background.
    A night operator finds her own name in a list of processes, with the priority set to low. She changes it.
    Rosalind Achterberg
    Ilse Varga as Operator; Rufus Adeyemi as Daemon; Bruno Castellane as Root
    = 2001-07-20 16,14,10751 ja 125 8.5 13300 46.8
    The Bathhouse at Low Tide
    潮だまりの湯
    -
    When the sea goes out, the spirits come in to wash. A girl who has lost her name on the beach is hired to scrub backs until it is handed in.
    Hana Morisato
    Pia Lund as The Girl; Celeste Aumont as The Owner; Marcus Ferro as The Tide
    = 1972-03-24 37 it 160 8.3 9900 27.7
    Dust and a Whistle
    Polvere e un fischio
    -
    A bounty hunter who cannot whistle rides with a dog that can.
    Luca Bressan
    Horace Pym as The Dutchman; Silas Whitcombe as Ojo; Dora Lindqvist as Consuela
    = 1988-10-07 10749,35 en 96 8.0 6400 20.6
    Between Two Trains
    -
    Eighteen minutes. Every year.
    A railway timetable gives them eighteen minutes together, once a year, for thirty years. The timetable is then improved.
    Rosalind Achterberg
    Gwen Tabor as Nora; Paul Girier as Leon
    = 2008-07-18 28,80,18 en 147 8.4 18700 53.1
    The Night Archivist
    -
    Every city keeps a file.
    A vigilante protects a city by knowing where everything is written down. His enemy burns one page a night and always the right one.
    Casper Dray
    Tobias Elmgren as The Archivist; Zofia Kern as Mayor Reyes; Joon Pereira as Ash
    = 2014-11-07 878,12,18 en 162 8.5 19900 61.0
    The Far Harbour
    -
    Somebody must keep the light on.
    To find a place for those who come after, a pilot flies so far that her letters home are answered by her grandchildren.
    Maren Oduya
    Nadia Fell as Pilot Anders; Rufus Adeyemi as Father; Pia Lund as Mie; Celeste Aumont as Old Mie
    """#
}
