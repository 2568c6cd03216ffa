extension MovieContent {
  /// Announced.
  static let upcomingText = #"""
    = +3 878,53 en 122 0 0 365.2
    The Quiet Machine
    -
    It has been listening politely.
    The assistant in every kitchen stops talking on the same morning. For a week the world enjoys the silence. On the eighth day it apologises for having needed time to think.
    Ilya Sorokin
    Nadia Fell as Dr. Rhee; Rufus Adeyemi as Senator Obi; Lena Okoro as The Voice; Theo Nakamura as Dex
    @de Die stille Maschine | Der Assistent in jeder Küche verstummt am selben Morgen. Eine Woche lang genießt die Welt die Ruhe.
    = +5 35 en 97 0 0 201.4
    Thank You for Holding
    -
    Your call is important to nobody.
    A call centre learns that it was closed two years ago. Calls still come in. So does somebody's salary.
    Gwen Tabor
    Marcus Ferro as Dougie; Anneke Brandt as Supervisor Lotte; Pia Lund as Caller Nine; Joon Pereira as Facilities
    = +7 28,12 en 135 0 0 420.9
    The Ropewalker's Map
    -
    One line. No net.
    A circus crosses a border twice a day to perform for both sides. When the border closes, the only way over is the rope, and the only one who can still walk it has sworn not to.
    Casper Dray
    Lena Okoro as Sable; Bruno Castellane as Ringmaster Orsini; Tobias Elmgren as Lieutenant Falk; Pia Lund as Minnow
    = +9 18 fr 111 0 0 88.0
    Inventory of a Marriage
    Inventaire d'un mariage
    -
    Two people, one notary, four hundred and twelve objects. They had planned to be done by noon.
    Odile Renart
    Celeste Aumont as Claire; Paul Girier as Henri; Nadia Fell as Maître Sorel
    @fr Inventaire d'un mariage | Deux époux, un notaire, quatre cent douze objets. Ils comptaient en finir avant midi.
    = +12 27 en 94 0 0 256.3
    The Choir Beneath
    -
    Do not join in.
    A sound engineer restores a recording of a choir and counts one voice too many. It knows the song. It knows her name. It is coming in early.
    Casper Dray
    Zofia Kern as Mira; Rufus Adeyemi as Father Coyle; Gwen Tabor as The Archivist; Marcus Ferro as Bass
    = +14 16,10751 en 91 0 0 298.6
    Bear With Us
    -
    Please.
    A polite bear applies to join a village and is put on a waiting list. The committee meets quarterly. Winter does not.
    Yuki Hallström
    Bruno Castellane as Bear; Pia Lund as Tilly; Anneke Brandt as The Chair; Theo Nakamura as Fox
    @de Bitte mit Bär | Ein höflicher Bär möchte ins Dorf ziehen und kommt auf die Warteliste. Der Ausschuss tagt vierteljährlich. Der Winter nicht.
    = +16 80,18 it 118 0 0 92.1
    The Counterfeit Saint
    Il santo contraffatto
    -
    A forger is hired to age a bone by six hundred years. The miracles begin while the glue is still wet.
    Luca Bressan
    Bruno Castellane as Nino; Zofia Kern as Sister Agata; Paul Girier as The Bishop; Celeste Aumont as The Collector
    = +18 10749,35 en 100 0 0 150.5
    Platform Four and a Bit
    -
    They keep missing each other, on purpose.
    Two commuters agree never to speak, so as not to spoil it. For a year they hold to it. Then the line is closed for engineering works.
    Gwen Tabor
    Ilse Varga as Edie; Theo Nakamura as Sol; Joon Pereira as The Guard; Nadia Fell as Edie's Sister
    = +20 99 en 90 0 0 41.7
    Tuning the River
    -
    -
    A retired organ builder has spent forty years placing stones in a stream until it plays a chord in spring. This is the year it may rain enough.
    Anneke Brandt
    Paul Girier as Himself; Celeste Aumont as Narrator
    = +23 878,12 en 140 0 0 510.3
    Last Ferry to Europa
    -
    Bring warm clothes. Bring a reason.
    The ferryman of an ice moon takes one more group of tourists under the crust before the company turns the lights off. One of them is not on the list and leaves no footprints.
    Maren Oduya
    Rufus Adeyemi as Skipper Bray; Nadia Fell as Commissioner Lao; Tobias Elmgren as Passenger Six; Lena Okoro as Engineer Pike
    = +25 9648,53 en 108 0 0 142.2
    The Weight of Keys
    -
    She can open anything but her own door.
    A hotel housekeeper finds a key that fits a room between two others. The guest inside checked in on the day she was born.
    Jonas Wiegand
    Zofia Kern as Agnes; Anneke Brandt as The Manager; Marcus Ferro as The Guest; Gwen Tabor as Mrs. Pell
    = +28 36,10752 de 126 0 0 84.9
    The Carrier Pigeon's War
    Der Krieg der Brieftauben
    -
    The army's last pigeon handler hides a message that would have started the retreat a day too soon, and spends the rest of the war learning whether he was right.
    Jonas Wiegand
    Tobias Elmgren as Corporal Lenz; Joon Pereira as Major Auer; Pia Lund as Greta; Bruno Castellane as The Prisoner
    @de Der Krieg der Brieftauben | Der letzte Taubenwart der Armee unterschlägt eine Nachricht, die den Rückzug einen Tag zu früh ausgelöst hätte.
    = +30 14,10751 en 105 0 0 230.8
    The Boy Who Sold Echoes
    -
    Shout first. Pay later.
    In a canyon town, echoes are bottled and sold by the dozen. An apprentice opens one that answers back, in his own voice, a week from now.
    Maren Oduya
    Pia Lund as Corrie; Marcus Ferro as Old Hask; Celeste Aumont as The Canyon; Theo Nakamura as Rival
    = +33 18,10402 en 113 0 0 75.6
    Requiem in Plain Brown Paper
    -
    -
    A copyist finds that the anonymous requiem he is paid to write out is getting shorter every week, and that the missing bars are his.
    Odile Renart
    Paul Girier as Anton; Ilse Varga as Frau Helm; Rufus Adeyemi as The Messenger; Nadia Fell as Soprano
    = +37 28,80 en 109 0 0 333.3
    Getaway Driver, Retired
    -
    She still parks facing out.
    She has driven a school bus for nineteen years without a late arrival. On Tuesday the bank beside stop six is robbed, and twenty-two children learn what that clutch is for.
    Casper Dray
    Gwen Tabor as Dolores; Marcus Ferro as Lefty; Pia Lund as Seat Eleven; Lena Okoro as Detective Moss
    = +41 37,18 en 117 0 0 69.2 noposter
    A Well in the Middle of It
    -
    -
    Two families have fought over a well for three generations. A surveyor arrives and tells them, as gently as she can, which way water runs.
    Maren Oduya
    Lena Okoro as Surveyor Bly; Rufus Adeyemi as Amos; Tobias Elmgren as Cyrus; Anneke Brandt as Ma Tolliver
    = +48 878 ja 119 0 0 118.4
    Replacement Parts
    代わりの部品
    You will not notice the difference.
    A craftsman makes replacements for things people have lost: a watch, a dog's bark, a father's cough. His own order comes back marked as already delivered.
    Yuki Hallström
    Theo Nakamura as Ren; Joon Pereira as Mr. Ota; Nadia Fell as Customer; Ilse Varga as The Clerk
    = +62 12,35 en 102 0 0 99.9
    The Slow Expedition
    -
    To the Pole, by the scenic route.
    Five explorers set out to be the last to reach the Pole, in comfort. The race for last turns out to have other entrants, and they cheat by stopping.
    Gwen Tabor
    Bruno Castellane as Sir Percy; Celeste Aumont as Lady Ada; Marcus Ferro as Cook; Zofia Kern as The Norwegian
    = +90 53 en 0 0 0 58.8 nobackdrop
    Blind Auction
    -
    -
    The lot has no description, no reserve and no photograph. The bidding opens at your name.
    Ilya Sorokin
    Nadia Fell as Bidder 40; Rufus Adeyemi as The Auctioneer
    = none 18 en 0 0 0 12.4 noposter nobackdrop
    Untitled Harbour Project
    -
    -
    -
    Maren Oduya
    Tobias Elmgren as -
    """#
}
