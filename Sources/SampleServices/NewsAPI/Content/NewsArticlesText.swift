extension NewsContent {
  static let articleTexts = [scienceAndHealthText, sportsAndBusinessText, technologyAndOthersText]

  /// `= category age-in-minutes source popularity picture|none|empty`, then author (`-` for null), title, description and
  /// content, a line each. A source that begins with `~` is an outlet without an id: `~Name_of_it/host`.
  static let scienceAndHealthText = #"""
    = science 55 petri-weekly 91 picture
    Mira Aldous
    Lake that hums before it freezes has been recorded for the first time in full
    Microphones under the ice caught eleven hours of sound as the surface closed, from a low hum to a single clear crack.
    The recording began as a failed fish count. When the pumps were switched off, the instrument kept listening, and in the morning the team had a file nobody could explain. A musician heard it first and said that it was a chord.
    = science 190 back-country-science 74 picture
    T. Okafor
    Snail census by drone finds more snails than the survey on foot, and one lost drone
    Counting from the air took two hours instead of nine days. The third aircraft is still on the cliff.
    The shells reflect a little more infrared than the wet rock. With a cheap filter and a patient pilot, the counting error fell below that of a volunteer with a clipboard, though the volunteer never had to be recovered by rope.
    = science 410 northquay-review 66 picture
    Ines Carrow
    The village that moved eleven metres, and the surveyor who noticed
    Two editions of a map disagree. A retired surveyor found out why, with a tape measure and a church.
    Between the two editions somebody had chosen another church as the origin. Everything in the valley moved with it, except for one farm whose owner had refused to let the surveyors in, both times.
    = science 830 petri-weekly 83 picture
    Mira Aldous
    Dragonflies keep count of their wingbeats to find the way home
    An experiment with tiny weights suggests that the insects measure distance by effort, and can be fooled.
    Insects that carried a grain of wax flew too short by the same share on every trip. When the wax was taken off, they overshot for a day and then got it right again, which is more than can be said for the navigation in the team's own van.
    = science 1500 ~Hillside_Observatory_News/observatory.example 58 picture
    -
    Student finds a new asteroid in ten years of pictures taken with the lens cap nearly on
    Calibration frames are made to be boring. One of them was not.
    The caps leak a little light. Adding up several thousand dark frames, the student saw a speck that moved. It has a provisional number, and the observatory has a new rule about throwing things away.
    = science 2700 harbor-post-daily 49 picture
    J. Brandt
    Rivers behave like queues, and the people who run queues are taking notes
    Hydrologists and network engineers met for two days, at a weir.
    Both groups have a word for the moment at which everything stops at once, and both had thought that it was theirs. The meeting ended with a joint walk along the bank and a list of eleven equations that turned out to be the same one.
    = science 5200 back-country-science 52 none
    T. Okafor
    Barnacles turn out to be good clocks if you know how to wind them
    Growth rings on a sunken mooring agree with the harbour log to within a week.
    The log was kept by a harbour master who wrote down everything, including lunch. It made the calibration unusually precise for the years in which he was hungry.
    = science 8900 northquay-review 45 picture
    Ines Carrow
    Sea level is an opinion: why two tide gauges on the same pier do not agree
    They are forty metres apart and four centimetres different. Both are right.
    One stands on the old stone pier and one on the new concrete. The pier is rising, the concrete is settling, and the sea, asked for a comment, went up and down.
    = science 14000 la-passerelle 40 picture
    Claire Aubrac
    Le brouillard mesuré goutte par goutte au-dessus de l'estuaire
    Une équipe compte les gouttelettes avec un laser et une patience remarquable.
    Il y en a moins qu'on ne le pensait, mais elles sont plus grosses le dimanche. Personne ne sait encore pourquoi, et la cloche de l'église a été innocentée.
    = science 19500 der-uferbote 38 picture
    Lene Harms
    Forscherinnen hören dem Watt beim Atmen zu
    Kleine Drucksensoren zeigen, wie sich der Boden zwischen zwei Fluten hebt und senkt.
    Der Unterschied beträgt kaum zwei Millimeter. Er reicht aus, um die Uhrzeit auf eine Viertelstunde genau zu schätzen, solange niemand auf den Sensor tritt.
    = science 26000 petri-weekly 61 picture
    D. Ferro
    An herbarium sheet from 1911 has sprouted
    A seed stuck to the glue of a pressed fern was given water by accident and took the offer.
    The museum had opened the cabinet to repair a leak. Three days later there was a green thread on the sheet. It has been given a pot, a name and its own inventory number.
    = science 33000 ~Quiet_Instruments_Quarterly/quietinstruments.example 33 none
    Editorial team
    How to calibrate a thermometer that nobody can reach
    On the roof of a cathedral there is a sensor that has not been touched since 1998. Its readings are still used.
    The trick is to compare it with the one day a year on which the whole tower has the same temperature. The day moves, and finding it is half of the work.
    = health 80 clinic-notes 88 picture
    Dr. Ruth Vance
    The chair is not the problem: a year-long study of 1,204 desks
    Those who changed position often did better than those who bought something.
    Participants were asked to move whenever a hidden lamp went on. After a year, the group with the cheapest chairs and the most erratic lamp reported the fewest complaints. The lamp's maker has no comment.
    = health 260 clinic-notes 79 picture
    Sam Ito
    Naps of twenty minutes help, naps of twenty-five do not, small trial suggests
    Forty volunteers, one quiet room, and an alarm clock that was always right.
    The sample is small, and the authors say so in the first line. What surprised them was how sharp the change is. The room has since been booked until spring.
    = health 700 the-morning-ledger 64 picture
    -
    Town replaces its lift music with silence, and doctors notice
    Blood pressure in the waiting rooms fell by a little, on average, and stayed down.
    The change was made because the player had broken. When the player came back from repair, patients asked for it to break again, and the clinic asked for numbers first.
    = health 1300 clinic-notes 71 picture
    Dr. Ruth Vance
    What a pedometer thinks walking is
    Nine devices were worn by the same person on the same walk. They differed by two thousand steps.
    One counted a bus ride. One stopped at the bakery. The one that came closest was mechanical, from 1974, and was worn on a sock.
    = health 3100 sprechstunde-im-norden 46 picture
    Jette Sörensen
    Langeweile als Rezept: Warum Ärztinnen öde Spaziergänge verschreiben
    Immer dieselbe Strecke, ohne Kopfhörer, zwanzig Minuten. Mehr braucht es offenbar nicht.
    Die Patienten klagten zuerst über die Strecke und nach drei Wochen nicht mehr über den Rücken. Eine Gruppe mit schöner Aussicht schnitt schlechter ab: Sie blieb zu oft stehen.
    = health 4700 the-monsoon-mail 57 picture
    Anjali Rao
    Village clinic cuts waiting time in half by painting numbers on the floor
    No software was bought. The paint cost less than the form to request it.
    Patients stand on a number and move up when the next one is called. The idea came from the woman who sells tea outside, who had been watching the old system for eleven years.
    = health 7600 clinic-notes 54 none
    Sam Ito
    Washing hands to a song works best with a boring song
    Listeners to exciting music finished early in four cases out of ten.
    The best results came from a children's rhyme and from a recorded announcement about parking. The authors recommend the rhyme.
    = health 11000 harbor-post-daily 43 picture
    J. Brandt
    Ferry nurses test a stethoscope that ignores the engine
    The filter was made for listening to whales.
    It removes everything that repeats too evenly, which is to say: the engine, and not the heart. On the first day it also found a bearing that was about to fail.
    = health 16500 ~Ward_Seven_Bulletin/wardseven.example 36 picture
    L. Osei
    Hospital garden to be run by patients, who have opinions about beans
    A committee of nine has been formed. It has met fourteen times.
    The doctors had hoped for exercise and got politics, which the ward says is nearly as good. The beans are doing well on both sides of the dispute.
    = health 21000 clinic-notes 48 picture
    Dr. Ruth Vance
    Reading glasses on a string: a review of the evidence
    There is little evidence, and all of it is in favour.
    People who wear their glasses on a string lose them about a tenth as often. They are also asked more often whether they are librarians, which three participants listed as a benefit.
    = health 29000 la-lanterna-di-sotto 34 picture
    Paolo Ferrante
    Il caffè delle dieci, spiegato da chi lo prepara
    Una piccola indagine nei bar del porto tra chi dorme bene e chi no.
    Chi beve il caffè in piedi dorme meglio di chi lo beve seduto, ma forse solo perché ha più da fare. I baristi, interpellati, erano già informati.
    = health 36000 the-wednesday-kettle 42 empty
    -
    Tea, and how long it may stand before anybody should worry
    The answer is longer than your aunt thinks and shorter than your office believes.
    A laboratory let four hundred cups stand. The first hour is harmless, the second is sad, and after that the milk makes the decisions.
    """#
}
