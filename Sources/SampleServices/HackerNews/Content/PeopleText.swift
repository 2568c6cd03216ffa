extension SampleContent {
  /// `= name karma years-since-created`, then what the person says about themselves.
  static let peopleText = #"""
    = okonma 18412 11.4
    Storage engines, mostly the parts that fail at three in the morning. Opinions are my own; the bugs are, too.

    notes: https://okonma.example/notes
    = wrenfield 9630 8.2
    I keep a field notebook, and sometimes it is about software.
    = half_adder 22107 13.1
    Logic design by day, repairing other people's logic design by night.

    Ask me about the 4-bit calculator in the hallway.
    = saltgrass 5121 6.7
    Coastal ecologist who learned to program because the spreadsheet stopped opening.
    = ninepin 7745 9.0
    Compilers, bowling, and the surprisingly large overlap.
    = pilcrow 3318 5.5
    Typesetter. The last person at the paper who knows why the margins are like that.
    = odonata 1204 3.1
    dragonflies > deadlines
    = thimblerig 14880 12.6
    Security reviews for organisations that would rather not hear the answer.

    Key: https://thimblerig.example/key.txt
    = lowtide 688 1.4

    = kestrel_9 4412 7.3
    Embedded things that must not fall out of the sky.
    = mbrandt 10233 10.8
    Municipal IT for a town of 41,000. We have one of everything and a spare of nothing.
    = yuki_w 6120 6.1
    Distributed systems, small boats. In both, the interesting part is what happens when you let go of the rope.
    = tarpaulin 2057 4.0
    I fix old houses and older Perl.
    = bitterseed 3904 5.9
    *Sous-chef turned SRE.* The shouting is about the same.
    = goosefoot 951 2.2
    Undergraduate. Please be gentle, I have an exam on this.
    = adeyemi_k 12755 9.9
    Database person. Once deleted a production table, and have been writing about backups ever since:
    https://adeyemi.example/restore-first
    = plinth 8122 8.8
    Museum technician. If a computer is behind glass, I have probably dusted it.
    = corvid_io 5340 4.6
    Networks. Crows. Networks of crows.
    = ravelin 2766 5.0
    Former surveyor. I miss the theodolite but not the nettles.
    = tuckamore 1430 2.9
    North coast. Slow internet, good bread.
    = sixpenny 19021 14.0
    I have been wrong here since the beginning and intend to continue.
    = nadirah 4087 4.4
    Astronomy software: telescopes at night, build systems in daylight.
    = oxbow 3251 6.4
    Hydrologist. Rivers are just slow queues.
    = gristmill 7410 7.7
    Keeps a small hosting co-operative running: 212 members, 3 racks, 1 very old cat.
    = petrichor2 874 1.8
    (petrichor was taken)
    = fennimore 11306 10.1
    Technical writer. I read the manual so that you, statistically, do not.
    = hallux 2190 3.6
    Physiotherapist, hobby programmer. Sit up straight.
    = stellwagen 6644 7.0
    Ocean acoustics. Everything is a time series if you listen long enough.
    = umbral 1785 2.5
    Graphics. I have opinions about gamma and you will hear them.
    = vireo 3470 5.2
    Accessibility work. Try your site with the mouse unplugged, then come back.
    = zebrawood 1122 2.0
    Furniture, firmware.
    = quenby 5986 6.9
    Teaches programming to people over sixty. They ask better questions than you do.
    = ilse_v 9077 8.5
    Railway signalling. We had formal methods before they were cool and also before they were readable.
    """#
}
