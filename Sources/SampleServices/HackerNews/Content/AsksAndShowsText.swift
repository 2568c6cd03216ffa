extension SampleContent {
  static let askText = #"""
    = story 312 160 quenby code - #oldest
    Ask HN: What is the oldest program you still run every day?
    Not the oldest thing you *could* run. The oldest thing you actually started today, on purpose, because nothing newer is better.

    Mine is a 1994 address book that prints envelopes. My students (average age 71) found it charming until they learned that it is also the backup.
    = story 144 190 mbrandt work -
    Ask HN: How do you retire a server that nobody will admit to using?
    We have a machine named after a dog. The dog died in 2011. The machine answers about forty requests a day, all from inside the building, all between 09:10 and 09:25.

    I have asked every department. Nobody uses it. I turned it off for a morning and three people brought me cake by noon, separately, and would not say why.

    What is your process for this?
    = story 96 260 goosefoot code -
    Ask HN: How did you learn to read code you did not write?
    I can write a small program from nothing. Put me in front of ten thousand lines by strangers and I read the same function for an hour.

    Is there a method, or is it just years?
    = story 88 120 vireo web -
    Ask HN: Which website is a pleasure to use with only a keyboard?
    I collect good examples for a workshop. I have plenty of bad ones, thank you.
    = story 71 480 bitterseed work -
    Ask HN: What did a different profession teach you about software?
    From the kitchen I took labels, clean-down at the end of a shift, and saying "behind" when you walk behind somebody with something hot. The last one translates to code review better than you would expect.
    = story 64 545 adeyemi_k data -
    Ask HN: When did you last restore from a backup, for real?
    Not a drill. Not "we are confident". When did you last need it, did it work, and how long did it take?
    = story 52 90 petrichor2 life -
    Ask HN: What do you host at home that your family relies on?
    In our house it is the shopping list. It has had better uptime than the bank.
    = story 47 710 stellwagen data -
    Ask HN: How do you store data that must be readable in a hundred years?
    We record the sea. The recordings get more valuable with age, and the formats do not.

    Assume that nobody who reads it can ask us anything.
    = story 40 620 hallux life -
    Ask HN: What small habit fixed your wrists, neck or back?
    I treat people like you all week. I know what I tell them; I would like to know what you actually kept doing after a year.
    = story 35 870 fennimore words -
    Ask HN: What is the best error message you have ever received?
    I am looking for messages that told you what was wrong, where, and what to do. Funny is a bonus, kind is better.
    = story 31 990 kestrel_9 machines -
    Ask HN: How do you test firmware for things you cannot get back?
    Balloons, buoys, the thing on the roof of the cathedral. Once it is up there, it is up there.
    = story 27 1150 zebrawood machines -
    Ask HN: Anybody else building furniture around electronics?
    I am looking for wood movement data near warm enclosures. The walnut does not care about my tolerances.
    = story 22 1325 sixpenny work -
    Ask HN: What would you tell the person who has your job in 2056?
    I have a drawer with a letter in it. It is mostly about the heating.
    = story 19 1500 lowtide life -
    Ask HN: How do you finish things?
    I have eleven repositories with a README that says "soon".
    = story 5 16 tuckamore web -
    Ask HN: What is your connection like, honestly?
    4 Mbit/s down on a clear day. Fog costs me a megabit. I would like to know who else tests with that.
    """#

  static let showText = #"""
    = story 203 110 saltgrass science codeberth.example/saltgrass/tidepool #tidepool
    Show HN: Tidepool, a weather station that only reports what changed
    = story 156 145 ninepin code codeberth.example/ninepin/spare
    Show HN: Spare, a build tool that explains why it is doing that
    = story 118 310 gristmill web codeberth.example/gristmill/porchlight
    Show HN: Porchlight, a status page that fits in a text message
    = story 94 70 umbral play umbral.example/fogbank
    Show HN: Fogbank, a landscape generator with a fixed polygon budget
    = story 87 430 corvid_io machines codeberth.example/corvid/rookery
    Show HN: Rookery, find every device on your network and ask its name
    = story 73 205 tarpaulin data codeberth.example/tarpaulin/skirting
    Show HN: Skirting, diff two spreadsheets the way a person would
    = story 61 530 quenby life quenby.example/largeprint
    Show HN: Large Print, a terminal theme tested by people over seventy
    = story 55 350 nadirah science codeberth.example/nadirah/nightplan
    Show HN: Nightplan, schedule a telescope with nothing but cron and regret
    = story 48 660 oxbow science oxbow.example/gauge
    Show HN: 140 river gauges on one quiet page
    = story 39 790 pilcrow words papermoth.example/tools/widow
    Show HN: Widow, a linter for the last line of your paragraphs
    = story 33 930 hallux life codeberth.example/hallux/stand
    Show HN: A timer that asks you to stand up, and believes you
    = story 29 1090 ilse_v safety codeberth.example/ilse/lamp
    Show HN: Lamp, a tiny model checker for state machines you drew on paper
    = story 24 1260 zebrawood machines hexbarn.example/kits/woodnote
    Show HN: Woodnote, a metronome with one moving part
    = story 21 1440 yuki_w play tern.example/correspondence
    Show HN: Play any board game by email, including the arguments
    = story 8 22 okonma data codeberth.example/okonma/ledgerless
    Show HN: Ledgerless, an append-only log you can read with your eyes
    """#

  static let jobsAndPollsText = #"""
    = job 1 200 gristmill work gristmill.example/jobs/second-sysadmin
    Gristmill Hosting (co-operative) is looking for its second sysadmin
    = job 1 420 nadirah science observatory.example/work/instrument-software
    Hillside Observatory is hiring an instrument engineer (nights, obviously)
    = job 1 700 ilse_v safety signalbox.example/vacancies
    Signalbox is hiring engineers who enjoy writing proofs on trains
    = job 1 1000 mbrandt work -
    The town of Unterbrücken is hiring a database administrator (with garden)
    You would look after the land register, the library, and a system that sells tickets for the swimming pool and must never be confused with the first two.

    What we offer: thirty days of leave, a bicycle, an office with a window that opens, and a predecessor who left notes.

    What we ask: patience, a driving licence or strong legs, and the habit of trying the restore.
    = job 1 1380 stellwagen science fathom.example/join/data-engineer
    Fathom is hiring a data engineer for eleven years of ocean sound
    = job 1 1750 fennimore words openloft.example/jobs/technical-writer
    Openloft is looking for a technical writer who can delete things
    = job 1 2100 vireo web northquay.example/jobs/accessibility
    Northquay is hiring an accessibility engineer (any time zone with daylight)
    = job 1 2500 bitterseed work kiln.example/careers/incident-lead
    Kiln is hiring an incident lead. Kitchen experience welcome
    = poll 84 75 sixpenny life - #tabs
    Poll: How many browser tabs do you have open right now?
    Count all windows. No closing any before you answer; we can tell.
    * 61 1 to 9, like an adult
    * 143 10 to 49
    * 118 50 to 199
    * 74 200 or more, and I know what every one of them is for
    * 39 I have stopped being able to see the icons
    = poll 31 1230 quenby words -
    Poll: Do you read the comments before the article?
    * 88 Yes
    * 22 No
    * 57 There is an article?
    """#

  /// Stories that arrive while one watches. Score and age do not matter here.
  static let upcomingText = #"""
    = story 1 0 okonma data okonma.example/notes/a-write-ahead-log-for-your-kitchen
    A write-ahead log for your kitchen
    = story 1 0 nadirah science observatory.example/news/comet-arrives-early
    Comet arrives two days early, observers blame the calendar
    = story 1 0 half_adder machines hexbarn.example/2026/nixie-tubes-in-daylight
    Making nixie tubes readable in daylight
    = story 1 0 thimblerig safety kiln.example/blog/the-badge-reader-that-said-welcome
    The badge reader that said welcome to everyone
    = story 1 0 umbral web umbral.example/blog/dark-mode-is-not-inverted
    Dark mode is not light mode with the signs flipped
    = story 1 0 ilse_v science signalbox.example/journal/timetables-are-proofs
    A timetable is a proof that nobody checks
    = story 1 0 quenby code quenby.example/pointers-explained-with-coat-hooks
    Pointers, explained with coat hooks
    = story 1 0 corvid_io machines corvid.example/packets/latency-of-a-pigeon
    Measuring the latency of a pigeon, with error bars
    = story 1 0 adeyemi_k data adeyemi.example/the-migration-that-ran-for-a-year
    The migration that ran for a year and nobody noticed
    = story 1 0 pilcrow words papermoth.example/type/a-ligature-in-court
    A ligature goes to court
    = story 1 0 gristmill work gristmill.example/the-cat-is-in-the-runbook
    The cat is in the runbook
    = story 1 0 kestrel_9 code codeberth.example/kestrel/sparrow
    Show HN: Sparrow, a scheduler for chips with two kilobytes of memory
    = story 1 0 vireo web northquay.example/a11y/captions-that-arrive-on-time
    Captions that arrive on time
    = story 1 0 oxbow science harborpost.example/science/where-the-river-was
    Where the river was: reading floodplains from the shape of fields
    = story 1 0 sixpenny work -
    Ask HN: Which meeting would you keep if you could keep only one?
    I have my answer, but it involves biscuits and I do not want to bias the sample.
    = story 1 0 yuki_w data tern.example/post/exactly-once-and-other-bedtime-stories
    Exactly once, and other bedtime stories
    = story 1 0 tarpaulin code tarpaulin.example/perl/a-parser-for-my-grandmothers-recipes
    A parser for my grandmother's recipes
    = story 1 0 plinth machines drydock.example/collections/a-floppy-with-a-love-letter
    We imaged a box of floppies and found a love letter
    = story 1 0 fennimore words openloft.example/manuals/the-changelog-as-diary
    The changelog as a diary
    = story 1 0 stellwagen science fathom.example/listening/the-loudest-shrimp
    The loudest thing in the harbour is a shrimp
    = story 1 0 ravelin science northquay.example/maps/sea-level-is-an-opinion
    Sea level is an opinion
    = story 1 0 bitterseed work bitterseed.example/the-pass-is-a-queue
    The pass is a queue: running a kitchen at ninety covers
    = story 1 0 ninepin code papermoth.example/types-for-people-in-a-hurry
    Types for people in a hurry
    = story 1 0 saltgrass data codeberth.example/saltgrass/wrackline
    Show HN: Wrackline, clean messy sensor data with an undo button
    = story 1 0 tuckamore web tuckamore.example/posts/a-browser-on-4-megabits
    A month of browsing at four megabits
    = story 1 0 zebrawood machines hexbarn.example/2026/brass-buttons
    Turning brass buttons that last longer than the firmware
    = story 1 0 hallux life hallux.example/the-case-for-boring-walks
    The case for boring walks
    = story 1 0 goosefoot code -
    Ask HN: Is it normal to understand a proof only while asleep?
    I woke up with it, wrote it on the wall calendar, and it still holds.
    = story 1 0 mbrandt safety mbrandt.example/incident/the-swimming-pool-was-admin
    Incident report: the swimming pool was admin
    = story 1 0 odonata science odonata.example/wings-without-bearings
    Wings without bearings: how insects avoid lubrication
    = story 1 0 petrichor2 web petrichor.example/a-guestbook-in-2026
    I added a guestbook, and people were kind
    = story 1 0 wrenfield words openloft.example/field/pencils-and-version-control
    Pencils and version control
    = story 1 0 okonma data codeberth.example/okonma/pantry
    Show HN: Pantry, a key-value store that tells you what it threw away
    = story 1 0 umbral play umbral.example/blog/a-horizon-in-64-bytes
    A horizon in 64 bytes
    = story 1 0 thimblerig safety kiln.example/advisories/the-lift-that-trusted-strangers
    Advisory: the lift that trusted strangers
    = story 1 0 nadirah code observatory.example/software/leap-year-tests
    We test leap years every Tuesday
    = job 1 0 gristmill work gristmill.example/jobs/part-time-network-engineer
    Gristmill Hosting is looking for a part-time network engineer who likes weather
    = story 1 0 half_adder machines hexbarn.example/2026/core-memory-embroidery
    Core memory is embroidery: a repair diary
    = story 1 0 quenby life quenby.example/the-class-that-debugged-the-lift
    The over-seventies class that debugged the lift
    = story 1 0 ilse_v safety signalbox.example/journal/fail-safe-is-a-direction
    Fail-safe is a direction, not a state
    = story 1 0 corvid_io web corvid.example/packets/a-tcp-session-older-than-my-car
    A TCP session older than my car
    = story 1 0 adeyemi_k data adeyemi.example/delete-is-a-write
    DELETE is a write, and other things I explain at parties
    = story 1 0 pilcrow words papermoth.example/tools/hanging-punctuation
    Show HN: Hanging punctuation for terminals
    = story 1 0 oxbow data oxbow.example/posts/the-gauge-that-drifted
    The gauge that drifted one millimetre a year
    = story 1 0 sixpenny work sixpenny.example/the-rewrite-that-finished
    The rewrite that finished: a eulogy for our backlog
    = story 1 0 yuki_w play tern.example/post/lockstep
    Lockstep networking for a game with two players and one tractor
    = story 1 0 tarpaulin life tarpaulin.example/houses/wiring-from-three-centuries
    One house, wiring from three centuries
    = story 1 0 vireo web codeberth.example/vireo/tabstop
    Show HN: Tabstop, draw the keyboard path through any page
    = story 1 0 fennimore words openloft.example/manuals/documentation-for-the-tired
    Documentation for the tired
    = story 1 0 stellwagen data fathom.example/listening/a-format-for-a-century
    We chose a file format for the next hundred years. It is boring
    = story 1 0 kestrel_9 machines kestrel.example/notes/the-balloon-came-back
    The balloon came back, with a note
    = story 1 0 bitterseed work -
    Ask HN: What is the best handover you ever received?
    Mine was one page, in pencil, and the last line said "the left oven lies".
    = story 1 0 ravelin life northquay.example/maps/drawing-the-village-from-memory
    Forty people draw the same village from memory
    = story 1 0 ninepin code papermoth.example/garbage-collection-day
    Garbage collection day: a compiler writer visits the depot
    = story 1 0 gristmill web gristmill.example/static-sites-for-the-choir
    Static sites for the choir
    = story 1 0 saltgrass science saltgrass.example/posts/barnacles-as-timestamps
    Barnacles as timestamps
    = story 1 0 plinth play drydock.example/collections/the-first-high-score
    The high score that has stood since 1979
    = story 1 0 zebrawood machines codeberth.example/zebrawood/dovetail
    Show HN: Dovetail, version control for drawings that get wet
    = story 1 0 tuckamore life tuckamore.example/bread/sourdough-as-distributed-state
    Sourdough as distributed state
    = story 1 0 lowtide life -
    Ask HN: I finished something. Now what?
    Earlier I asked how to finish things. One of the eleven is done. It is very quiet here.
    = story 1 0 mbrandt work mbrandt.example/procurement/we-bought-a-bridge-by-accident
    We nearly bought a bridge through the stationery portal
    = story 1 0 hallux science hallux.example/what-a-pedometer-thinks-walking-is
    What a pedometer thinks walking is
    """#
}
