extension PageText {
  /// How an article begins. Texts are parted by `%`; they must fit every title.
  static let openingsText = #"""
    It began, as these things do, with a question from somebody who had not been told that it was a silly one. She asked it in a corridor, with a cup in each hand, and by the time I had an answer the cups were cold.
    I have since asked it of everybody who should know. Most of them gave me an answer at once. No two were the same, and the two that came closest were from people who had never met and would not like each other.
    %
    There is a drawer in the office for things that turned out to be different. It holds a key, two photographs, a valve, and, since last week, the notes for what follows.
    I should say at the beginning that I was wrong about it for **eleven years**. Being wrong was comfortable; I had furnished it.
    %
    Nobody sets out to write about this. One sets out to do something else, and this is in the way.
    What follows is an attempt to describe it fairly: what we thought, what we measured, and what we did on the day on which the two did not agree.
    %
    The short version fits on a postcard: *it depends on what you count*. The long version took us from September until the ice went, and cost one bicycle.
    I will try to give you something in between.
    %
    If you visit on a weekday they will show you the front, which is impressive. Ask to see the back. There is a bench, a kettle, a list on the wall with most of its lines crossed out, and it is there that the work is done.
    I spent three weeks on that bench. This is what the list was about.
    """#

  static let captionsText = #"""
    The view on the first morning, before anybody had touched anything.
    %
    Drawn from memory, and checked afterwards. The hill is a little too high.
    %
    What it looks like when it works. There is no picture of the other case, because everybody was running.
    %
    From the archive. On the back, in pencil: *not this one*.
    """#

  static let headingsText = #"""
    What we measured
    %
    The part that surprised us
    %
    A week of looking
    %
    What it costs
    %
    Where it goes wrong
    %
    A small experiment
    %
    What the others say
    """#

  /// On making and running things.
  static let workshopText = #"""
    The first thing we did was to write down what we believed, each on a card, without showing it to the others. Then we turned the cards over. There were six people and **nine** beliefs, and two of them excluded each other so thoroughly that we had lunch.
    %
    It is tempting to look at the average. The average is a fine number; it was four, and had been four all year. But nobody ever met the average. People met the *ninety-ninth of a hundred*, on a Friday, with a train to catch, and that one was sixty.
    When we drew all of them as dots, instead of one line, the trouble was visible from across the room. There was a row of dots along the top, neatly spaced, one every fifteen minutes.
    %
    We took away the clever part first. It had a name, a diagram and a birthday. Without it everything went on as before, apart from one report that nobody had asked for since the person who asked for it retired.
    Then we took away the part which looked after the clever part.
    %
    Somebody always says that it would be easy to add. It would. The question is who will be there on the night on which it has to be taken out, and whether it will let go.
    %
    The log was a gift. It had been kept for nine years by a program which nobody remembered having started, in a format which I can only describe as *considerate*: one line for each event, the time first, in a time zone that was named.
    From it we learned that the fault was older than the building.
    %
    I had imagined that the hard part would be the machinery. The hard part was the word. Three teams used the same one for three different things, and each of them was right, in its own room, with the door closed.
    We now have three words. They are longer. Nobody has complained.
    %
    There is a test for it now. It takes four seconds, it has a name that is a sentence, and it fails when you take the fix out again, which I did twice, once to be sure and once because I enjoyed it.
    %
    What makes this work is not speed but the promise behind it: whoever reads it sees either the old state or the new one, and never the carpenters in between.
    """#

  static let workshopExtrasText = #"""
      for candidate in candidates {
        guard !seen.contains(candidate) else { continue }
        seen.insert(candidate)
        work(on: candidate)    // may take a while
      }
    Everything else is error handling, and the error handling is four times as long. We have left it out here for the same reason for which one does not photograph a kitchen sink.
    %
    | Attempt | Seconds | What changed
    | first | 61.0 | nothing, this is how we found it
    | second | 58.4 | better names
    | third | 9.7 | asked once instead of for each row
    | fourth | 9.6 | everything that we were proud of
    %
    - Do it by hand, until you are bored.
    - Write down what you did while you were bored; that is the specification.
    - Automate the part in the middle. Leave both ends to a person.
    %
    > Every system has a second purpose, which is to teach its operators what it is afraid of.
    %
      $ count --since monday --unlike tuesday
      1841 as expected
      2    not
    It is always the two.
    %
    1. Turn it off, and see who calls.
    1. Thank them.
    1. Turn it on again, and ask what they were doing.
    """#

  /// On everything else.
  static let worldText = #"""
    The instrument was borrowed, and came with a letter which asked us not to be surprised by it. We were, all the same, on the second evening, when it gave the same value twice.
    %
    There are people who have done this for forty years, and the first thing that they tell you is to sit down. It is good advice. Most of what there is to see passes *slowly*, and from left to right.
    %
    I asked the oldest of them what had changed. He thought about it until the ferry had gone out of sight. "The pencils," he said. "They used to be better. The rest I could not swear to."
    %
    For a month we counted in the mornings only. Then somebody slept badly, came at night, and found **three times as many**. They had always been there; it was we who had been in bed.
    Since then there is a rule that one person must do everything at the wrong time.
    %
    One should be careful with the word *first*. In the parish book there is an entry from 1788, between a christening and a dispute about geese, which describes the same thing, with a drawing, and adds that it was seen by the writer's mother before him.
    %
    What struck me was how quiet the disagreement was. Nobody raised a voice. They brought each other tables, with the numbers lined up at the decimal point, and laid them down like cards.
    %
    The explanation in the textbooks is short and has the advantage of being true in most places. It is not true here. Here there is a bend in the river, a wind which comes round the church at noon, and a man with a hose.
    %
    It would make a better story if we had planned it. We had planned something else, for which there was money. This was what we did while we waited for the parts.
    """#

  static let worldExtrasText = #"""
    > I have learned to distrust any result which arrives before the tea.
    %
    | Month | Seen | Expected
    | March | 12 | 40
    | April | 38 | 41
    | May | 97 | 43
    | June | 44 | 44
    %
    - It happens after rain, though not after every rain.
    - It is rarer on Sundays. We do not know why, and the bells have been ruled out.
    - Nobody over the age of seventy was surprised.
    %
    > We asked for a larger sample. We were given a larger room.
    %
    1. Stand where the two walls meet.
    1. Wait until you no longer hear the road.
    1. Then begin to count, and do not tell anybody what you expect.
    """#

  static let closingsText = #"""
    I do not know yet what to make of it. The notes are in the drawer, with the valve and the photographs. If you have seen the same thing, or if you have seen the opposite, which would be better, please write.
    %
    We will go on until the autumn. Then there will be enough of it to be wrong properly, with an error bar, and that is all one can ask of a summer.
    %
    The bench is still there. The list on the wall has two new lines, and one of them has already been crossed out by somebody who could not wait.
    %
    It was, in the end, a small thing. Most things are, from close by. What I would like to keep of it is the moment before we knew, when all nine cards lay on the table and each of them could have been the right one.
    """#

  /// What follows in other languages.
  static let translatedRemainders: [String: String] = [
    "de": #"""
    Wer danebensteht, sieht zunächst nichts. Man muss eine Weile bleiben, am besten mit einer Kanne Tee, und darf nicht erwarten, dass es sich beeilt.
    > Wir hatten mit allem gerechnet, nur nicht damit, dass es stimmt.
    Die Messreihe geht bis in den Herbst weiter. Danach soll das Gerät an die Schule im Ort gehen, wo man schon einen Platz am Fenster freigeräumt hat und einen zweiten für die Fragen.
    ## Was noch offen ist
    - ob es bei Ostwind anders ausfällt,
    - warum der Nachbar es schon immer gewusst hat,
    - und wer am Ende die Kabel wieder aufrollt.
    """#,
    "fr": #"""
    Au début, on ne voit rien. Il faut rester un moment, de préférence assis, et accepter que la chose ne soit pas pressée.
    > Nous avions tout prévu, sauf d'avoir raison.
    Les mesures continueront jusqu'à l'automne. L'appareil ira ensuite à l'école du village, où l'on a déjà libéré une place près de la fenêtre, et une autre pour les questions.
    """#,
    "it": #"""
    All'inizio non si vede nulla. Bisogna restare un poco, meglio se seduti, e accettare che la cosa non abbia fretta.
    > Avevamo previsto tutto, tranne di avere ragione.
    Le osservazioni continueranno fino all'autunno. Poi lo strumento andrà alla scuola del paese, dove hanno già liberato un posto vicino alla finestra e un altro per le domande.
    """#,
    "ru": #"""
    Сначала ничего не видно. Надо постоять, лучше с чаем, и не торопить того, что торопиться не умеет.
    > Мы были готовы ко всему, кроме того, что окажемся правы.
    Наблюдения продлятся до осени. Потом прибор отдадут в местную школу, где для него уже освободили место у окна, а рядом ещё одно, для вопросов.
    """#,
    "ar": #"""
    في البداية لا يُرى شيء. ينبغي أن تبقى قليلاً، ويُستحسن أن تكون جالساً ومعك كوب من الشاي، وألا تستعجل ما لا يعرف العجلة.
    > كنا قد توقعنا كل شيء، إلا أن نكون على حق.
    تستمر القياسات حتى الخريف، وبعدها يذهب الجهاز إلى مدرسة البلدة، حيث أُفرغ له مكان بجانب النافذة، ومكان آخر للأسئلة.
    """#,
  ]
}
