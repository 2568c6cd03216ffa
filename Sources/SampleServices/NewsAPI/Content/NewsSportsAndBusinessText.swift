extension NewsContent {
  static let sportsAndBusinessText = #"""
    = sports 40 fieldhouse-daily 90 picture
    Carla Mendez
    Goalkeeper scores from her own area, apologises to the wind
    The kick was meant for the left back. The left back waved.
    It was the first goal of its kind in the league since a dog was involved. The keeper has asked that it be listed as an assist for the weather, and the league is looking into it.
    = sports 150 rink-report 72 picture
    Pete Lavoie
    Bus breaks down, team plays the third period in the car park
    Both sides agreed that a result was better than a hotel.
    The headlights of four trucks lit the ice, which was a frozen puddle of suitable size. The referee was already aboard. It ended in a draw and a towing contract.
    = sports 330 stumps-and-stands 69 picture
    Hugh Penhallow
    Rain stops play, play stops rain, rain wins on points
    A match of five days produced forty-one overs and a very good cake.
    The umpires inspected the pitch nine times and the cake twice. A statistician in the stand has asked that the cake be entered in the record, as it was the only thing that came to a finish.
    = sports 640 pitch-report-daily 63 picture
    Vikram Desai
    Groundsman, 67, predicts the pitch by its smell and is right again
    He has been wrong twice since 1981, and remembers both.
    He kneels, he sniffs, he says a number of runs. This week it was 263, and the innings closed at 261. He blames the two on a sandwich.
    = sports 1200 fieldhouse-daily 77 picture
    Carla Mendez
    Marathon runner stops to fix a child's bicycle and still comes fourth
    The chain took forty seconds. The photograph went round the world.
    She carries a small tool on every run and has never said why. The child has promised to be at the finish next year, by bicycle.
    = sports 2500 terrain-humide 41 picture
    Luc Morel
    Le match le plus humide de la saison s'est joué à la rame
    Le ballon flottait, les défenseurs aussi.
    L'arbitre a sifflé la fin quand la ligne de touche est partie vers la mer. Les deux clubs demandent à rejouer en été, ou en bateau.
    = sports 4100 fieldhouse-daily 59 none
    -
    High school team wins with a play drawn by the bus driver
    He had watched four hundred games through a windscreen.
    The play is a simple one: everybody goes left except the person nobody has looked at all evening. It works once per opponent. The driver has eleven more.
    = sports 6800 rink-report 47 picture
    Pete Lavoie
    A referee's whistle from 1932 still works, and is still disputed
    It is a quarter-tone higher than the modern one and can be heard two rinks away.
    The museum lent it for one game. Players stopped a moment earlier than usual, then argued a moment longer. The whistle has been returned with thanks.
    = sports 10500 stumps-and-stands 44 picture
    Hugh Penhallow
    Chess boxing club drops the boxing, keeps the gloves
    Members say that it makes the endgame more honest.
    Moving a pawn with a twelve-ounce glove takes planning. The club has grown to sixty members and has had no injuries apart from a bishop.
    = sports 15800 al-manara-al-hadia 37 picture
    نورة السالم
    سباق القوارب الصغيرة يعود إلى الميناء القديم بعد ثلاثين عاما
    شارك أربعون قاربا، ووصلت كلها، وإن لم تصل إلى المكان نفسه.
    قال المنظمون إن الريح غيرت رأيها مرتين. وفاز بالسباق قارب كان صاحبه قد نزل إلى الماء ليصطاد، ولم يكن يعلم أن هناك سباقا.
    = sports 22500 der-uferbote 35 picture
    Lene Harms
    Ruderverein gewinnt Regatta mit geliehenem Boot und fremdem Steuermann
    Das eigene Boot lag noch in der Werkstatt, der eigene Steuermann auch.
    Der Ersatzmann kannte den Fluss nicht und hielt sich deshalb streng an die Tonnen. Das hatte seit Jahren niemand mehr versucht.
    = sports 31000 fieldhouse-daily 51 picture
    Carla Mendez
    The stadium that is quiet for one minute every game
    It began as an accident of the loudspeakers and has become the loudest minute in the league.
    In the forty-first minute nobody says a word. Visiting teams have started to score in it, out of nerves, and home fans have started to applaud, silently.
    = business 70 copperline-business 89 picture
    Dana Whitlock
    Thirty years of estimates, plotted against what happened
    A retiring engineer kept every forecast she ever gave. The chart is mostly above the line.
    The early years are wild, the middle years are late by a third, and the last years are right, because by then nobody asked her to change the number. The chart is now in the lobby.
    = business 210 pennyworth-review 68 picture
    Oliver Strand
    The tender for one stapler ran to 214 pages, council confirms
    Eleven suppliers were invited. Nine sent staplers.
    The winning bid was the second cheapest and came with a spare spring. An inquiry has been opened into why the first cheapest came with a boat.
    = business 520 deccan-tally 62 picture
    R. Subramaniam
    Small markets close on Tuesdays, and the numbers say they should
    Shops in eleven towns sell as much in six days as they did in seven.
    Customers do not go elsewhere, they wait. The shopkeepers have used the day to repair roofs, and a second study is under way on roofs.
    = business 980 copperline-business 75 picture
    Dana Whitlock
    A company of forty with no managers has hired one, by vote
    She ran on a promise to cancel meetings.
    The result was thirty-one to eight, with one abstention by the person who had organised the meeting about the vote. Her first act was to send everyone home.
    = business 1900 waha-lil-aamal 39 picture
    فهد العتيبي
    سوق التمور الصغير يجرب البيع بالوزن والقصة معا
    كل صندوق يحمل اسم النخلة وحكاية قصيرة عنها.
    ارتفعت المبيعات قليلا، وزادت الأسئلة كثيرا. ويقول البائعون إن بعض الزبائن يشترون القصة ويتركون التمر.
    = business 3600 the-morning-ledger 60 picture
    -
    Bank discovers that its oldest branch has been profitable by accident
    It rents out the vault to a cheesemaker.
    The temperature is right, the humidity is right, and the door is very good. The cheese is insured for more than the deposits.
    = business 5900 pennyworth-review 50 none
    Oliver Strand
    We nearly bought a bridge through the stationery portal
    A town clerk describes how an order for paper became an order for infrastructure.
    The item numbers differed by one digit. The delivery note gave it away: it asked where on the river the goods should be left, and whether somebody would be in.
    = business 9200 cambusa-affari 36 picture
    Giulia Moretti
    La cooperativa dei pescatori compra una stampante e diventa editrice
    Doveva servire per le etichette del pesce.
    Il primo libro raccoglie le ricette delle nonne, il secondo le lamentele dei nipoti. Le acciughe restano l'attività principale, ma di poco.
    = business 13200 copperline-business 53 picture
    Dana Whitlock
    Mise en place for offices: what a kitchen taught an insurance firm
    Label it, date it, and say "behind" when you walk behind somebody with something hot.
    Claims were processed a day faster. The firm has kept the labels and the dates, and has put the word to a vote.
    = business 18800 deccan-tally 45 picture
    R. Subramaniam
    The queue outside is the business plan
    A dosa stall that refuses to grow has been studied by three universities.
    Its owner says that a second stall would need a second owner. The universities have asked for more funding, and for breakfast.
    = business 25500 ~The_Abacus_Letter/abacusletter.example 32 picture
    "A. Reader"
    Pricing by the cup: a coffee shop's honest spreadsheet
    Everything is in it: rent, milk, and eleven euros a week for spoons that walk away.
    The owner published it to stop the questions. There are now more questions, but they are better ones, mostly about the spoons.
    = business 34500 the-monsoon-mail 38 picture
    Anjali Rao
    Railway cafe keeps its recipe in the timetable
    Tea for the 6:12 is stronger than tea for the 9:40. Regulars know which train to take.
    When the timetable changed, so did the tea, and a petition was handed in. The 6:12 has been restored.
    """#
}
