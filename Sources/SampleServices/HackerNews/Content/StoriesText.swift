extension SampleContent {
  static let storyTexts = [frontPageText, deepPagesText, askText, showText, jobsAndPollsText]

  /// `= kind score age-in-minutes author topic address [#thread]`, then the title.
  static let frontPageText = #"""
    = story 688 205 okonma data lantern.example/engineering/a-folder-of-files #queue
    We replaced our message queue with a folder of files
    = story 431 150 ilse_v science fathom.example/essays/the-lighthouse-that-kept-time #lighthouse
    The lighthouse that kept time: clocks, leap seconds and a 1911 foghorn
    = story 342 520 half_adder machines hexbarn.example/2026/repairing-a-calculator-with-no-schematic
    Repairing a 1968 desk calculator without a schematic
    = story 267 236 ninepin code papermoth.example/why-my-compiler-apologises
    I taught my compiler to apologise, and error reports went up
    = story 251 640 fennimore words openloft.example/manuals/the-manual-nobody-was-meant-to-read
    The manual nobody was meant to read
    = story 204 168 yuki_w data tern.example/post/consensus-in-a-rowing-boat
    Consensus explained with four people in a rowing boat
    = story 198 350 thimblerig safety kiln.example/advisories/the-printer-knew-everybody
    The office printer knew everybody's calendar
    = story 187 95 nadirah science observatory.example/news/asteroid-found-in-a-lens-cap
    Undergraduate finds asteroid in ten years of lens-cap calibration frames
    = story 176 455 gristmill machines gristmill.example/running-a-rack-on-rainwater
    Cooling three racks with rainwater, four years in
    = story 164 60 umbral web umbral.example/blog/your-gradient-is-wrong
    Your gradient is wrong, and so was mine
    = story 159 280 adeyemi_k data adeyemi.example/restore-first
    Restore first, then call it a backup
    = story 148 720 ravelin life northquay.example/maps/the-village-that-moved-eleven-metres
    The village that moved eleven metres between two editions of the map
    = story 141 210 vireo web northquay.example/a11y/a-week-with-the-mouse-unplugged
    A week with the mouse unplugged
    = story 133 130 sixpenny work sixpenny.example/estimates
    Thirty years of estimates, plotted against what happened
    = story 127 390 plinth machines drydock.example/collections/the-computer-behind-glass
    We switched on the computer behind glass. It asked for the date
    = story 121 75 corvid_io machines corvid.example/packets/a-crow-sat-on-the-antenna
    Tracing a network outage to one particular crow
    = story 116 560 oxbow science harborpost.example/science/rivers-are-queues
    Rivers are queues: what hydrologists know about backpressure
    = story 109 45 kestrel_9 code kestrel.example/notes/four-kilobytes-of-everything
    An operating system in four kilobytes, with room for a clock
    = story 104 330 pilcrow words papermoth.example/type/the-comma-that-cost-a-bridge
    The comma that cost a bridge
    = story 101 150 mbrandt safety mbrandt.example/incident/the-password-was-on-the-cake
    Incident report: the password was on the cake
    = story 97 260 stellwagen science fathom.example/listening/whales-and-wind-farms
    Listening to a wind farm from forty kilometres away
    = story 92 30 quenby life quenby.example/what-people-over-sixty-ask-about-recursion
    What people over sixty ask about recursion
    = story 88 480 bitterseed work bitterseed.example/mise-en-place-for-on-call
    Mise en place for on-call engineers
    = story 86 115 ninepin code papermoth.example/the-regex-that-ate-november
    The regular expression that ate November
    = story 83 200 saltgrass data saltgrass.example/posts/the-spreadsheet-that-would-not-open
    The spreadsheet that would not open: 19 years of tide readings
    = story 79 85 goosefoot code goosefoot.example/exam-notes/hash-tables-by-hand
    Hash tables by hand: a 12-page proof that I studied
    = story 76 610 thimblerig safety kiln.example/blog/locks-that-tell-the-truth
    Locks that tell the truth: designing honest security warnings
    = story 74 20 okonma data okonma.example/notes/fsync-is-a-conversation
    fsync is a conversation, not a command
    = story 71 300 zebrawood machines hexbarn.example/2026/a-keyboard-from-one-plank
    A keyboard from one plank of walnut
    = story 68 175 tuckamore life tuckamore.example/bread/timing-dough-with-a-tide-table
    Timing bread dough with a tide table
    = story 66 420 ilse_v safety signalbox.example/journal/the-interlocking-that-said-no
    The interlocking that said no: a signalling system older than its proof
    = story 63 140 hallux life hallux.example/the-chair-is-not-the-problem
    The chair is not the problem
    = story 61 55 petrichor2 web petrichor.example/one-hundred-kilobyte-town
    A whole town's website in one hundred kilobytes
    = story 58 500 wrenfield words openloft.example/field/a-notebook-format-that-outlived-three-apps
    The notebook format that outlived three apps
    = story 57 225 corvid_io code tern.example/post/the-clock-went-backwards-politely
    The clock went backwards, politely
    = story 55 680 nadirah code observatory.example/software/a-build-that-takes-one-night
    Our build takes exactly one night, and that is on purpose
    = story 52 100 tarpaulin code tarpaulin.example/perl/the-script-that-paid-for-the-roof
    The script that paid for the roof
    = story 50 36 odonata science harborpost.example/science/dragonflies-and-dead-reckoning
    Dragonflies do dead reckoning, and they are better at it than your phone
    = story 47 270 adeyemi_k data adeyemi.example/an-index-is-a-promise
    An index is a promise you make to a query you have not met
    = story 45 12 half_adder machines hexbarn.example/2026/the-last-wire-wrap-gun
    The last wire-wrap gun in the county
    """#

  static let deepPagesText = #"""
    = story 41 780 fennimore words openloft.example/manuals/please-stop-writing-simply
    Please stop writing "simply"
    = story 39 840 yuki_w data tern.example/post/retries-are-a-loan
    Retries are a loan against the future
    = story 38 905 umbral play umbral.example/blog/fog-was-a-budget
    Fog was a budget: how old games hid the horizon
    = story 36 960 gristmill work gristmill.example/what-212-members-vote-on
    What 212 members of a hosting co-operative actually vote on
    = story 35 1010 kestrel_9 machines kestrel.example/notes/a-watchdog-for-the-watchdog
    A watchdog for the watchdog
    = story 34 1065 stellwagen data fathom.example/listening/compressing-silence
    Compressing silence: storing eleven years of nearly nothing
    = story 33 1120 plinth machines drydock.example/collections/dusting-a-mainframe
    How to dust a mainframe
    = story 32 1180 mbrandt work mbrandt.example/procurement/the-tender-for-one-stapler
    The tender for one stapler
    = story 31 1240 ravelin science northquay.example/maps/the-error-ellipse-in-my-garden
    There is an error ellipse in my garden
    = story 30 1300 ninepin code papermoth.example/parsing-is-just-being-polite
    Parsing is just being polite to strangers
    = story 30 1355 thimblerig safety kiln.example/blog/the-intern-found-it
    The intern found it, and we almost did not listen
    = story 29 1410 vireo web northquay.example/a11y/alt-text-for-a-chart-that-says-nothing
    Alt text for a chart that says nothing
    = story 28 1470 oxbow data harborpost.example/data/the-flood-that-was-a-typo
    The flood that was a typo
    = story 27 1530 pilcrow words papermoth.example/type/hyphenation-in-a-small-language
    Hyphenation rules for a language with nine thousand readers
    = story 26 1590 saltgrass science saltgrass.example/posts/counting-snails-with-a-drone
    Counting snails with a drone: what went wrong, then right
    = story 26 1660 sixpenny work sixpenny.example/meetings-i-have-outlived
    Meetings I have outlived
    = story 25 1720 quenby life quenby.example/the-terminal-is-a-good-first-computer
    The terminal is a good first computer
    = story 24 1790 corvid_io web corvid.example/packets/the-slowest-website-i-love
    The slowest website I love
    = story 24 1850 hallux science hallux.example/measuring-posture-badly
    Measuring posture badly for a year
    = story 23 1920 bitterseed work bitterseed.example/the-brigade-system-for-small-teams
    The kitchen brigade as an org chart for teams of six
    = story 23 1990 wrenfield life openloft.example/field/a-year-without-a-todo-list
    A year without a to-do list
    = story 22 2060 zebrawood machines hexbarn.example/2026/firmware-for-a-grandfather-clock
    Firmware for a grandfather clock
    = story 22 2120 adeyemi_k data adeyemi.example/null-is-a-mood
    NULL is a mood
    = story 21 2190 okonma code okonma.example/notes/the-allocator-i-deleted
    The best allocator is the one I deleted
    = story 20 2260 nadirah science observatory.example/news/the-satellite-that-kept-waving
    The satellite that kept waving
    = story 20 2330 goosefoot code goosefoot.example/exam-notes/big-o-of-my-commute
    The big-O of my commute
    = story 19 2400 tuckamore web tuckamore.example/posts/designing-for-a-bad-mast
    Designing for the one bad mast on the hill
    = story 19 2470 tarpaulin life tarpaulin.example/houses/load-bearing-wallpaper
    Load-bearing wallpaper, and other things found in old houses
    = story 18 2540 ilse_v code signalbox.example/journal/model-checking-a-level-crossing
    Model checking a level crossing in an afternoon
    = story 18 2610 odonata data odonata.example/a-checklist-is-a-schema
    A birdwatcher's checklist is a schema
    = story 17 2680 petrichor2 web petrichor.example/css-for-rain
    CSS for rain
    = story 17 2760 half_adder machines hexbarn.example/2026/what-a-relay-sounds-like-when-it-lies
    What a relay sounds like when it lies
    = story 16 2830 yuki_w play tern.example/post/the-board-game-we-play-over-email
    The board game we have played over email since 2009
    = story 15 2900 fennimore words openloft.example/manuals/error-messages-as-short-stories
    Error messages as very short stories
    = story 15 2980 umbral web umbral.example/blog/text-on-photographs
    Text on photographs: a peace treaty
    = dead 1 330 lowtide life cheap-anchors.example/buy
    Best anchors for sale cheap cheap cheap
    = story 9 26 saltgrass data saltgrass.example/posts/tide-gauge-firmware-diff
    A one-line diff that fixed nineteen years of tides
    = story 7 18 plinth life drydock.example/collections/labels
    Writing museum labels for machines that lied
    = story 6 14 stellwagen science fathom.example/listening/ice
    The sound a lake makes before it freezes
    = story 5 10 vireo web northquay.example/a11y/focus-rings
    In praise of the ugly focus ring
    = story 4 8 corvid_io safety corvid.example/packets/default-deny-for-birds
    Default deny, for birds
    = story 3 6 tuckamore life tuckamore.example/bread/oven-spring
    What my oven taught me about queue depth
    = story 3 4 ravelin science northquay.example/maps/a-benchmark-in-a-pub
    There is a survey benchmark in this pub, and it is wrong
    = story 2 3 bitterseed work bitterseed.example/labels-and-dates
    Label and date everything: kitchen rules for feature flags
    = story 1 1 zebrawood machines hexbarn.example/2026/shellac-and-solder-mask
    Shellac is a surprisingly good solder mask
    """#
}
