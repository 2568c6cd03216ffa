extension MovieContent {
  /// Of the last years.
  static let earlierText = #"""
    = 2024-03-15 18,9648 en 129 8.3 9120 64.2
    The Foghorn Committee
    -
    Seven votes. One harbour. No visibility.
    A village must decide whether to keep its foghorn. The meeting lasts one night, the minutes run to four hundred pages, and somebody at the table has killed the previous chair.
    Jonas Wiegand
    Anneke Brandt as The Secretary; Bruno Castellane as The Baker; Ilse Varga as Dr. Moor; Rufus Adeyemi as The Pilot
    @de Der Nebelhornausschuss | Ein Dorf muss entscheiden, ob es sein Nebelhorn behält. Die Sitzung dauert eine Nacht, und jemand am Tisch hat den letzten Vorsitzenden umgebracht.
    = 2023-09-08 878,18 en 134 8.1 11840 88.7
    Slow Light
    -
    What you see has already happened.
    Through a window of slow glass a widow can watch the year before her husband's death, once, at its own pace. Her daughter would rather she came down to breakfast.
    Maren Oduya
    Celeste Aumont as Vivian; Nadia Fell as Joss; Tobias Elmgren as Martin; Joon Pereira as The Glazier
    = 2022-11-25 16,10751 en 95 8.0 7730 72.9
    The Last Snow Plough
    -
    It only goes forward.
    An old snow plough is sent to a town by the sea, where it has never snowed. It waits. It practises. It makes friends with the sand.
    Yuki Hallström
    Marcus Ferro as Plough; Pia Lund as Gull; Gwen Tabor as The Mayor; Paul Girier as Tide
    = 2021-06-18 35,80 en 103 7.4 5210 41.6
    Three Honest Thieves
    -
    They left a receipt.
    A family of burglars goes straight by the only way they know: breaking into houses and putting things back.
    Gwen Tabor
    Theo Nakamura as Ash; Lena Okoro as Bee; Marcus Ferro as Pop; Zofia Kern as Inspector Dahl
    = 2024-10-04 27,53 en 99 6.9 4100 55.0
    Room Tone
    -
    Silence is recorded too.
    Every film set records a minute of silence. An editor collects them for thirty years and plays them together.
    Casper Dray
    Zofia Kern as Ines; Joon Pereira as The Mixer; Rufus Adeyemi as Producer
    = 2020-02-14 10749,18 fr 108 7.7 3600 29.8
    Letters to a Wrong Address
    Lettres à une mauvaise adresse
    -
    A postwoman answers letters that cannot be delivered. For years it does no harm.
    Odile Renart
    Celeste Aumont as Solange; Bruno Castellane as The Sender; Paul Girier as Chief of Post
    = 2019-08-30 28,878 en 125 6.7 8850 60.3
    Gravity Tax
    -
    Everybody pays.
    On a station where weight is metered, a courier carries a parcel that weighs less each time she looks at it. Collectors follow, lightly.
    Ilya Sorokin
    Lena Okoro as Pax; Rufus Adeyemi as Collector Vane; Nadia Fell as Auditor; Theo Nakamura as Skip
    = 2023-01-20 99,10402 en 84 7.9 980 18.4
    The Piano Movers
    -
    -
    Four men, eleven floors and a concert grand. The stairs were photographed by an architect, the swearing was arranged for choir.
    Anneke Brandt
    Gwen Tabor as Narrator; Bruno Castellane as Himself
    = 2022-05-06 14,12 en 142 7.6 6900 58.1
    The Clockmaker's Siege
    -
    Time is on the wall.
    A city under siege is defended by its clocks, which can be set but not stopped. The last clockmaker has four hours, and has had them for a week.
    Casper Dray
    Tobias Elmgren as Master Orrin; Zofia Kern as Captain Thale; Pia Lund as Apprentice; Celeste Aumont as The Duchess
    = 2021-12-03 80,9648 de 116 7.5 2300 24.0
    The Swimming Bath Case
    Der Fall Hallenbad
    -
    The water is drained for repairs. On the bottom lies a desk, set for two, with the coffee still warm.
    Jonas Wiegand
    Anneke Brandt as Commissioner Voss; Joon Pereira as Bademeister Klein; Ilse Varga as Frau Adler
    = 2025-05-02 18 en 112 7.8 1750 47.5
    The Year We Kept Bees
    -
    -
    After the factory closes, a street buys forty hives on credit. None of them has met a bee. The bees have met people.
    Odile Renart
    Lena Okoro as Carmel; Rufus Adeyemi as Reuben; Pia Lund as Dot; Marcus Ferro as The Bank
    = 2018-04-13 878,9648 en 121 7.9 10400 52.7
    Forty Minutes of Tomorrow
    -
    Not quite enough.
    A radio picks up forty minutes of the next day, always the same forty: a weather report, a concert, and the end of a sentence about the listener.
    Ilya Sorokin
    Nadia Fell as Ada; Theo Nakamura as Producer Lim; Bruno Castellane as The Announcer; Ilse Varga as Mother
    """#
}
