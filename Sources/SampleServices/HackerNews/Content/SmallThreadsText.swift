extension SampleContent {
  static let lighthouseThreadText = #"""
    == lighthouse
    + ravelin
    The foghorn part is real surveying history of the best kind: a ship takes a bearing on the light, times the horn, and the difference tells the distance. Five seconds is roughly a sea mile. All it needs is that the keeper sounds the horn *exactly* when the lamp passes, for forty years, in the rain.
    ++ stellwagen
    Sound travels at about 330 m/s in cold fog, so it is nearer 5.6 seconds a mile. The keeper's logbook, shown in the last photograph, has a correction for temperature. In pencil. From 1913.
    +++ ravelin
    I stand corrected by a lighthouse keeper and could not be happier.
    +++ oxbow
    Somebody measuring a thing properly because nobody told them not to: my favourite genre.
    ++ nadirah
    This is a light-and-sound version of how we range with two frequencies of radio. Different speeds, same idea, same enemy (the weather).
    + ilse_v
    The line I keep thinking about:

    > The clock was never right. It was only ever wrong by a known amount.

    That is the entire discipline of time-keeping in one sentence.
    ++ corvid_io
    Also the entire discipline of network engineering, except for "known".
    ++ sixpenny
    And of management, except for "amount".
    + goosefoot
    Naive question: why do computers not just ignore leap seconds, then? The lighthouse seems to have stepped its clock once a year, at noon, in public.
    ++ yuki_w
    Because two computers that ignore them differently disagree, and disagreement is what breaks. The lighthouse had the great luxury of being alone.

    A common trick is to smear: run the clock a tiny bit slow for a day around the leap second, so that no second is ever repeated:

      rate = 1 - 1/86400      # for 24 hours
      # 11.6 microseconds late, each second, and nobody notices
    +++ goosefoot
    So everybody is wrong together.
    ++++ yuki_w
    By a known amount!
    +++ kestrel_9
    Until you have to talk with somebody who smears over twenty hours instead of twenty-four. Ask me how I know. (Balloon. Half a second. Wrong field.)
    ++++ tarpaulin
    Was the field at least a nice one?
    +++++ kestrel_9
    Turnips.
    + plinth
    We have a clock from the same maker. The regulator has a small drawer for *shot*: keepers added or took away single lead pellets from a tray on the pendulum to trim the rate. One pellet was about four tenths of a second a day. It is the most satisfying user interface I have ever handled.
    ++ zebrawood
    The other large clock does it with old pennies, doesn't it. I built the same into my grandfather clock, with washers, because I am not allowed to be trusted with shot indoors.
    ++ umbral
    A physical slider with exactly one unit and immediate feedback, a day later.
    +++ plinth
    "Immediate feedback, a day later" is how all conservation works.
    + fennimore
    I went to look for the keeper's instructions that the article quotes, and they are scanned: https://fathom.example/archive/instructions-to-keepers-concerning-the-regulation-of-clocks-1909.pdf

    Section 4 begins: "The Keeper shall not argue with the Clock."
    ++ thimblerig
    Putting this above the NTP server.
    ++ bitterseed
    Putting this above the oven.
    + stellwagen deleted
    ++ saltgrass
    I had the same question, and it turns out that the horn was moved in 1938, which explains the jump in the second chart.
    + tuckamore
    I live below one of these. The horn was switched off when I was nine, and the whole village slept badly for a month.
    ++ quenby
    My grandmother used to say that she only heard it when it stopped.
    + hallux
    > forty years, in the rain

    That man's knees. Nobody ever writes about the knees.
    """#

  static let oldestThreadText = #"""
    == oldest
    + half_adder
    A terminal program for a logic analyser, written in 1989, running inside an emulator of a machine that I no longer own, on a laptop that has outlived two emulators. It draws square waves. They are still square.
    ++ kestrel_9
    Do you still have the analyser?
    +++ half_adder
    It is holding the emulator up. Literally: the laptop stands on it.
    + tarpaulin
    A Perl script that turns a list of rooms into a list of materials. First line says 1998. It paid for a roof. It is 212 lines long, of which I understand 180 and respect the others.
    ++ ninepin
    Do not touch the thirty-two.
    +++ tarpaulin
    I touched one in 2007, and it ordered eleven doors.
    ++++ mbrandt
    We got those! Wonderful doors.
    + pilcrow
    The typesetting system for the Sunday supplement. It has a macro called `\sigh` that nobody dares to remove. The paper looks slightly wrong without it; we have measured.
    ++ fennimore
    What does it do?
    +++ pilcrow
    It adds a twelfth of a point after a question mark. Whoever wrote it was right.
    ++++ wrenfield
    This is the most beautiful thing I have read in this thread, and the thread has eleven accidental doors.
    + adeyemi_k
    `ed`. For one task: a nightly job edits one line of one file, in a script that predates me.

      printf '%s\n' '/^rate=/s/=.*/=0.8125/' w q | ed -s tariff.conf

    I have tried to replace it twice. Both replacements had opinions about trailing newlines.
    ++ okonma
    Everything that replaces ed has opinions. That is what the extra megabytes are.
    ++ vireo
    `ed` is also perfect with a braille display: one line at a time, no cursor to chase. Several people I work with use nothing else, and they are faster than I am.
    +++ quenby
    I had no idea, and I am going to use this in class next week.
    + ilse_v
    Signalling logic from 1974, but on relays, so I am not sure that it counts as a program. It starts every day, it does so on purpose, and nothing newer is better.
    ++ sixpenny
    It counts. If it can be wrong, it is a program.
    +++ ilse_v
    It has been wrong twice, both times because of a mouse.
    ++++ corvid_io
    Optical or mechanical?
    +++++ ilse_v
    Mammalian.
    + stellwagen
    A Fortran routine for the speed of sound in sea water. I wrap it in something newer every few years, like a mummy.
    ++ oxbow
    Ours is for open-channel flow, same era, same bandages. The comments are signed by people who are now street names.
    + gristmill
    The cat. Installed 2008, no updates, wakes me at six.
    ++ goosefoot
    Is it still supported by the vendor?
    +++ gristmill
    Best effort. Mostly it supports itself, on my keyboard.
    + bitterseed dead
    First!!
    + odonata
    A bird recording program from 2001 that thinks my microphone is a "Model 3 Parabolic". It is a laptop. The recordings are excellent.
    + nadirah
    Telescope pointing corrections in a language whose name is a colour. It needs a line printer to be *configured* but not to be *present*.
    ++ plinth
    If you ever need it to be present, I know a printer that smells of pensions.
    + lowtide
    my own todo list, from 2019. it still says "learn to finish things". does that count as running
    ++ hallux
    Daily, on purpose, nothing newer is better: it counts. Have some water and go for a walk.
    """#

  static let tidepoolThreadText = #"""
    == tidepool
    + saltgrass
    Hello! I made this because our stations sent 86,400 readings a day over a modem that charges by the byte, and nearly all of them said "still raining".

    Tidepool sends a reading only when it differs from what the *receiver would have guessed*. Both ends run the same tiny predictor. In calm weather a station says about forty things a day; in a storm it gets chatty, which is when one wants it to.

    Happy to answer questions. The predictor is 60 lines; please be kind to line 41.
    ++ stellwagen
    Line 41 is doing a lot of work for such a small person.
    +++ saltgrass
    It has been with us from the start. It has a name. We do not say it in front of the other lines.
    ++ yuki_w
    Lovely. What happens when a message is lost and the two predictors drift apart?
    +++ saltgrass
    Each message carries a small checksum of the sender's *state*, so that the next one to arrive reveals the drift, and the receiver asks for a full reading. And once a day there is a full reading anyway, out of fear.
    ++++ okonma
    "Out of fear" is the correct justification for every daily full backup as well.
    +++++ adeyemi_k
    I have said so for years, in more words.
    + oxbow
    We do nearly the same for river gauges and call it *event reporting*, but ours uses a fixed threshold: report when it changed by more than a centimetre. Yours is much nicer on a falling river, where a centimetre an hour is exactly what everybody expects.
    ++ saltgrass
    Exactly that! A tide is the extreme case: it moves all the time and is almost never news.
    +++ oxbow
    "Moves all the time and is almost never news" also describes my inbox.
    + corvid_io
    Did you look at what the predictor does on a sensor that fails slowly? A stuck anemometer is *very* predictable.
    ++ saltgrass
    Yes, painfully. A reading that fits the guess too well for too long is itself reported:

      if quiet_for > 6 hours and spread < sensor_noise / 4:
          say("suspiciously calm")

    It has caught two stuck vanes and one wasps' nest.
    +++ thimblerig
    Silence as a signal. Half of intrusion detection is learning this, the other half is the wasps.
    +++ kestrel_9
    I am stealing "suspiciously calm" for the balloon telemetry.
    + zebrawood
    Which enclosure do you use? Mine all grow something.
    ++ saltgrass
    A lunch box with a vent of stretched fabric. It grows things as well. One station has a resident spider that we count as a sensor.
    +++ odonata
    What is its sampling rate?
    ++++ saltgrass
    About one fly a day, with jitter.
    + umbral
    The charts are very clear. Tiny request: the line between two reported values is drawn straight, but your predictor *knows* the curve. Draw the guess, faintly, and the dots on top of it.
    ++ saltgrass
    This is obvious now that you say it, and it did not occur to any of us in two years. Opened as issue 31: https://codeberth.example/saltgrass/tidepool/issues/31
    +++ umbral
    I will send a patch. It will also fix the gamma. You cannot stop me.
    ++ pilcrow deleted
    + petrichor2
    Could the same idea work for a website's status page? "Report only what the reader would not have guessed" would empty most of them.
    ++ gristmill
    Author of a status page here: yes, and it would also mean that "all systems operational" is never sent again, which I support.
    + tuckamore
    At four megabits I thank you on behalf of everyone at the end of a long wire.
    + goosefoot
    Is there a proof that the receiver never shows something further than the tolerance from the truth?
    ++ ilse_v
    It follows from the sender simulating the receiver: it sends whenever the guess would be off by more than the tolerance. Between two samples of the sensor, all bets are off, as always.
    +++ saltgrass
    Thank you, that is better than what stands in the README. May I copy it?
    ++++ ilse_v
    Only if you keep the last sentence.
    """#

  static let tabsThreadText = #"""
    == tabs
    + sixpenny
    I will begin: 214. I know what each of them is for. One of them is for finding the others.
    ++ quenby
    The one for finding the others is always the one that crashes.
    +++ sixpenny
    In 2019 it did. I lost a recipe, two job offers and a boat.
    ++++ yuki_w
    What kind of boat?
    +++++ sixpenny
    I will never know. That is the tragedy of it.
    + vireo
    Seven. With a screen reader every tab is something you must *walk past*. It makes one tidy.
    ++ hallux
    Posture for browsers. I like it.
    + gristmill
    Nine on the laptop, and one on the machine in the rack that nobody has dared to close since the migration.
    ++ mbrandt
    What does the one in the rack show?
    +++ gristmill
    A progress bar. It is at 100 %.
    ++++ adeyemi_k
    DO NOT CLOSE IT.
    + umbral
    I have stopped being able to see the icons, but I recognise them by their shadows.
    + fennimore
    Thirty-one, all of them documentation, all of them for the same function.
    ++ ninepin
    Does it say "simply"?
    +++ fennimore
    It says "simply" nine times.
    + tuckamore
    Three. Each one costs me a cup of tea to load, so I choose well.
    ++ bitterseed
    Slow food, slow tabs.
    + goosefoot
    Is "learn to read code" one tab or forty? Asking for a friend who has an exam.
    ++ wrenfield
    One tab. The other thirty-nine are the exam.
    + lowtide
    eleven. one for each repository
    ++ zebrawood
    Rooting for you.
    + thimblerig
    I do not answer questions about my browser. (Two.)
    ++ corvid_io
    Two that we know of.
    """#
}
