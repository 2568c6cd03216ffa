extension NewsContent {
  static let technologyAndOthersText = #"""
    = technology 30 the-soldering-iron 92 picture
    Lou Castellan
    The office printer knew everybody's calendar, and printed it
    A feature nobody had asked for met a default that nobody had changed.
    Researchers found that the machine answered questions about meetings to anyone on the guest network. The maker has published a fix. The office has published its apologies, single-sided.
    = technology 120 the-soldering-iron 85 picture
    Bea Lindqvist
    A message queue made of folders has run for three years without a page at night
    The team replaced forty boxes on a diagram with one directory.
    Each job is a file, and claiming it means renaming it. Engineers elsewhere objected within the hour, measured within the day, and have mostly gone quiet since.
    = technology 290 werkbank-am-kanal 58 picture
    Ole Jensen
    Tastatur aus einem Brett: Eine Tischlerin lötet
    Nussbaum, sechzig Tasten und eine Schublade für die Krümel.
    Das Holz arbeitet, die Elektronik auch, nur nicht im selben Takt. Nach dem dritten Winter hat sie die Leertaste schwimmend gelagert.
    = technology 560 le-comptoir-numerique 51 picture
    Sophie Lanvin
    Le site de la mairie tient dans cent kilo-octets, photos comprises
    La commune a compté ses visiteurs, puis ses octets.
    La page s'affiche avant que le doigt ne quitte l'écran. Les habitants s'en sont plaints : ils n'ont plus le temps de boire leur café.
    = technology 1100 the-soldering-iron 80 picture
    Lou Castellan
    Museum switches on its oldest computer, which asks for the date
    It was given the right one and refused it. It was given 1979 and went to work.
    Curators had prepared for smoke, not for conversation. The machine sorted a list of names that had been waiting in its memory, and stopped, as if to ask for the next.
    = technology 2100 tekhnograf 43 picture
    И. Соколова
    Мастерская чинит осциллографы и раздаёт их школам
    За год отремонтировано сто двенадцать приборов, из них один дважды.
    Самой частой поломкой оказался не транзистор, а ручка. Ручки теперь печатают сами ученики, и спорят только о цвете.
    = technology 3900 the-soldering-iron 65 none
    Bea Lindqvist
    Four kilobytes are enough for an operating system with a clock
    The clock is the largest part.
    Its author wrote it to find out how little is needed between a person and a lamp. The answer includes a scheduler, two drivers and a joke of nine bytes, which is kept for reasons of morale.
    = technology 6300 maple-wire 48 picture
    Noor Haddad
    Network outage traced to a crow, which has been given a perch of its own
    Every day at four it sat on the antenna. Every day at four the town went offline.
    A perch was built one metre higher, with a better view. Traffic recovered at once. The crow has been entered in the asset register.
    = technology 9900 the-soldering-iron 57 picture
    Lou Castellan
    Cooling a data centre with rain: four years of numbers
    In the driest month it needed a bucket.
    The operators publish everything, including the month with the bucket. Power use fell by a fifth, and the frogs, who were not in the plan, seem to be staying.
    = technology 14900 volzhsky-listok 34 picture
    П. Лебедев
    Пароход получил новый компас, старый оставили на всякий случай
    Приборы расходятся на два градуса, и капитан верит обоим.
    В тумане он смотрит на старый, в ясную погоду на новый. Разницу команда называет «поправкой на уважение».
    = technology 20500 werkbank-am-kanal 40 picture
    Ole Jensen
    Ein Stellwerk von 1974 besteht die neue Prüfung beim ersten Mal
    Die Relais waren älter als die Prüferin.
    Elf Zustände, jeder einzeln nachgewiesen, kein einziger gefährlich. Nur eine Maus hatte im Protokoll zweimal Spuren hinterlassen.
    = technology 27500 the-soldering-iron 55 picture
    Bea Lindqvist
    How a town website survived a visit by half a million people
    It did nothing. There was nothing in it that could break.
    Static pages, one small server, no counters. The clerk noticed the traffic only because the phone rang with compliments.
    = entertainment 900 matinee-row 70 picture
    Gwen Abara
    The longest applause of the season went to the prompter
    She had saved the second act, the third act, and a cat.
    The lead forgot a page, the cat remembered its cue, and a voice from below the stage held it all together. The audience asked her to stand up, and then had to be told where to look.
    = general 350 the-wednesday-kettle 67 picture
    Bess Trelawny
    The comma that cost a bridge has been repaid
    A contract of 1887 said one thing and meant another. It has taken this long.
    The heirs of both parties met at the toll house, read the sentence aloud three ways, and agreed on the second. The bridge, which was never built, will now not be built by mutual consent.
    = general 352 ~Parish_Noticeboard/parishnotice.example 21 none
    -
    The comma that cost a bridge has been repaid
    A contract of 1887 said one thing and meant another. It has taken this long.
    The heirs of both parties met at the toll house, read the sentence aloud three ways, and agreed on the second. The bridge, which was never built, will now not be built by mutual consent.
    = removed 4300 - 1 none
    -
    [Removed]
    [Removed]
    [Removed]
    """#
}
