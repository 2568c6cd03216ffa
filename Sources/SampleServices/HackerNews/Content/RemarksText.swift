extension SampleContent {
  static let remarkTexts = [technicalRemarksText, worldlyRemarksText, repliesText]

  static let threadTexts = [
    queueThreadText, lighthouseThreadText, oldestThreadText, tidepoolThreadText, tabsThreadText,
  ]

  /// First comments by topic, separated by `%`. They must fit every story of their topic.
  static let technicalRemarksText = #"""
    = code
    The best part is the section on what they *removed*. Everyone shows what they added.
    %
    I have been maintaining something like this for nine years, and my only regret is the configuration file format. Choose the boring one.
    %
    Has anybody tried this on a large code base? Every example on the page is one screen long, and that is where everything works.
    %
    For those who do not want to scroll, the core of it is about ten lines:

      while let next = pending.popFirst() {
        guard seen.insert(next).inserted else { continue }
        pending.append(contentsOf: neighbours(of: next))
      }

    Everything else is error handling, which is to say: everything else is the program.
    %
    Nice write-up. One small correction: the cost is amortised, so a single call may still be slow. It matters when there is a person waiting at the other end.
    %
    I teach this, and the moment it clicks is always when somebody draws it on paper with arrows that point the wrong way first.
    %
    The test names read like sentences, which tells me more about the author than the rest of the article.
    %
    > we rewrote it in a weekend

    Followed, I notice, by three years of commits.
    %
    Would this not be simpler as a table? Half of the clever code I have deleted in my life turned out to be a table.
    %
    I like that the error message says what to do next. That should be a law.
    %
    Seventeen files, no dependencies, and a README that admits what it cannot do. More of this, please.
    %
    We solved the same problem with a spreadsheet and a strict colleague. It scaled until she retired.
    = data
    The chart in the middle should be the headline: the median did not move at all, only the tail did, and the tail is what people ring up about.
    %
    Every one of these stories ends with "and then we looked at the query plan".
    %
    I would love to see the same measurement with a cold cache. Warm numbers are horoscopes.
    %
    We keep the raw files forever and treat every database as a cache of them. It has saved us twice, once from a migration and once from me.
    %
    > the data was fine, the units were not

    I have this on a mug.
    %
    How large is it in total? If it fits on a laptop, most of the architecture diagram is decoration.
    %
    A reminder that a backup which has never been restored is a rumour.
    %
    The bit about clock skew deserves an article of its own. Sorting by a timestamp from somebody else's machine is an act of faith.
    %
    We did this with one table and a partial index:

      create index open_jobs on jobs (due) where done is null;

    Nine years, no further questions.
    %
    Nobody ever regrets writing down where a number came from.
    %
    It is refreshing to read a piece about data where the conclusion is "we deleted most of it".
    %
    Has the author considered simply asking the people who type it in? We cut our error rate in half with one question and a plate of biscuits.
    = web
    The page itself is 40 kB and loads before I have finished clicking. Practice what you preach: achieved.
    %
    I tried it with the keyboard only: everything is reachable, the order makes sense, and the focus ring is visible. I could cry.
    %
    Works without JavaScript. I checked so that you do not have to.
    %
    Lovely, but the contrast of the grey text is 3.1 to 1 on my screen. Two shades darker and my mother could read it as well.
    %
    On a slow line the order in which things arrive *is* the design. Glad to see somebody who tests for it.
    %
    > we removed the carousel and nobody noticed

    Nobody has ever noticed a carousel. They are load-bearing only in meetings.
    %
    The print style sheet is excellent. I printed it. I am that person.
    %
    Could you add a feed? I would like to read the next one without having to remember that you exist.
    %
    This reminded me to go and delete a tracking script that I had added in 2017 and never once looked at.
    %
    Try it at 200 % zoom: the menu goes behind the title. Otherwise wonderful.
    %
    The web was always this fast. We just kept putting things on top of it.
    %
    I read it in a terminal browser, and it was perfect apart from the pictures, which I now have to imagine. They were great.
    = machines
    The photographs of the board are a joy. Look at the lacing on that cable loom: somebody was proud of it in a place nobody would ever see.
    %
    Be careful with those capacitors. They hold a charge and, in my experience, a grudge.
    %
    Which part did you use for the level shifting? I have a drawer full of the wrong one.
    %
    I measured mine and got 38 degrees at the heat sink, after an hour, in a closed cupboard, with the cat on it.
    %
    > it worked the first time

    Check it again.
    %
    The watchdog trick saved a project of mine. Feed it from the *main loop*, never from a timer interrupt, or you will have built a very confident corpse.
    %
    People underestimate how much of this is mechanical: vibration, dust, a connector that is seated by hope.
    %
    Is there a bill of materials? I would happily lose a weekend to this.
    %
    A relay is the only component that tells you out loud what it is thinking.
    %
    My father repaired these. He marked every screw with a dot of paint so that the next person would know it had been checked. He was usually the next person.
    %
    For what it is worth, the datasheet is wrong about pin 7 in revisions before C. It cost me a month and most of an eyebrow.
    %
    I love that the fix was a washer.
    = safety
    "Nobody would ever do that" should be banned from design documents. Somebody did it in the first week.
    %
    Kudos for publishing this. Most places would have called it a "configuration event" and moved on.
    %
    The timeline is the best part: eleven minutes to notice, four hours to believe it.
    %
    > the account belonged to a person who had retired in 2012

    It always does.
    %
    Rule from an old colleague: if a warning appears every day, it is not a warning, it is wallpaper.
    %
    It is worth saying that the person who clicked did nothing wrong. The system offered a loaded button and called it "Continue".
    %
    We run a drill for this twice a year. The first one was a disaster, which is exactly what a drill is for.
    %
    Least privilege is a lovely idea that ends at the first printer.
    %
    Has anybody checked whether the backup credentials are the same as the main ones? I ask because ours were.
    %
    A checklist would have caught it. A checklist nearly always would have caught it; that is why nobody likes them.
    %
    Fail closed, log loudly, and let a person open the door. Everything else is a variation.
    """#

  static let worldlyRemarksText = #"""
    = science
    The error bars are honest, and you can tell, because the conclusion is modest.
    %
    I worked on something close to this. The hard part is never the instrument, it is getting to the instrument in February.
    %
    Small sample, carefully collected, data published along with the code. I wish the big ones were done like this.
    %
    > the effect disappeared when we calibrated the thermometer

    A love story in eleven words.
    %
    Is the raw data available? I would like to try a different baseline; the first year looks like the instrument settling in.
    %
    The best figure is the one with the tides drawn underneath. Once you see it you cannot unsee it.
    %
    Amateur here, so forgive me if this is obvious: could wind direction explain the second peak?
    %
    I always enjoy a paper in which the acknowledgements thank a ferry.
    %
    We had a similar result in 2014 and never published it, because the sensor had been chewed. In hindsight the sensor had been chewed *because* of the result.
    %
    It is remarkable how much of this was worked out by one patient person with a notebook and a hill.
    %
    Please, somebody repeat this in the southern hemisphere.
    = work
    The part about estimates matches my experience: the number was never the problem, the *date* was.
    %
    I have been on both sides of this, and both sides were tired.
    %
    Write down who decides. Half of the meetings in this article would not have happened.
    %
    > we stopped assigning tickets to people on holiday

    Revolutionary.
    %
    A good handover is a gift to someone you will never meet. Or to yourself, on a Monday.
    %
    We tried it for a quarter. What stuck: fewer things in flight. What did not: the hats.
    %
    Counting the hours is easy, and so it gets counted. Counting the interruptions would be more useful and rather sadder.
    %
    My manager reads this site, so I shall only say that I found the article interesting.
    %
    In my first job the plan was one sheet of paper on a door. I have never again known so exactly what was going on.
    %
    There is a lot of wisdom here that applies to bands as well.
    %
    The paragraph about saying no kindly should be handed out with the laptop.
    = play
    I lost an hour to this and regret nothing.
    %
    The fog really was a budget! I remember turning it off with a cheat and seeing that the world ended at the postbox.
    %
    Fixed time step, interpolation for drawing, and the replay file is just the inputs. Every time somebody rediscovers this, I smile.
    %
    Could there be a mode without a timer? My hands are slow, but my strategy is devastating.
    %
    We play this as a family now. The youngest has found a bug and refuses to tell us what it is.
    %
    > the AI cheats only when it is losing

    As do I.
    %
    The sound design is so good that I noticed it only when I muted it.
    %
    Please keep the ugly font. It is the correct font.
    %
    It runs on my fridge. I did not want to know that, but now you do, too.
    %
    The rules fit on a postcard, which is how I know that I will still be thinking about them next week.
    %
    Somebody has already found the optimal opening, and it is boring, and I am going to ignore it.
    = life
    I did not expect to read the whole thing, and then my tea was cold.
    %
    My neighbour does this. He is 84 and has never once been in a hurry.
    %
    The photograph of the kitchen table says more than the article does.
    %
    Small habits, big notebooks. That is really all there is.
    %
    > and then I went outside

    The turning point of every good essay.
    %
    We moved to a place like this four years ago. The internet is worse, and everything else is better.
    %
    Sent it to my sister, who replied "finally". So there is that.
    %
    It is nice to see something here without a single percentage in it.
    %
    I grew up near there, and can confirm the part about the geese.
    %
    Bookmarking it for the next time I am tempted to buy another one instead of repairing this one.
    %
    What a lovely thing to spend eleven years on.
    %
    You can hear that the author teaches. Nobody else explains a thing three times without ever repeating a word.
    = words
    As a fellow editor: the semicolon in the second paragraph is doing community service.
    %
    The before-and-after table is worth printing. Eleven words become four, and the four are kinder.
    %
    My rule: if the sentence survives reading aloud to somebody who is cooking, it may stay.
    %
    > "simply" is a word for people who already know

    I am going to quote this until I am asked to stop.
    %
    The footnotes are better than most books.
    %
    I once shipped a manual with the chapters in alphabetical order. Nobody noticed for two years, which taught me everything about manuals.
    %
    Beautiful typography, by the way. Is that real small caps? It is. I am going to lie down.
    %
    Every style guide should have a page on what to do when the style guide is wrong.
    %
    The translation problem is even worse: our language has no polite way to say "invalid".
    %
    An error message is the only part of the program that people read slowly. Worth a thought.
    %
    Good piece. It would be better without the last paragraph, which is true of most pieces, including this comment.
    """#

  /// Answers that fit under nearly anything.
  static let repliesText = #"""
    = replies
    This matches what I have seen, for what it is worth.
    %
    Do you have a source for that? Not doubting it, I would just like to read more.
    %
    It depends on the scale. With ten of them, yes; with ten thousand you end up somewhere else entirely.
    %
    I used to think so, too, and then I had to support it on a Sunday.
    %
    Strongly agree with the first half.
    %
    Is that not the point of the article, though?
    %
    You have just described my last three years.
    %
    Fair. I had read it as the opposite, but your reading is kinder and probably right.
    %
    We tried it. It works until somebody goes on holiday.
    %
    Counter-example: my town. But we may be the only one.
    %
    Thank you, this is the explanation that I was missing.
    %
    That is the best argument against it that I have heard, and I still want one.
    %
    Could you say more about how you measured it?
    %
    Ha! The same here, but with a tractor.
    %
    To be fair to the author, the second section does mention it, very quietly.
    %
    I laughed, then I checked ours, then I stopped laughing.
    %
    There is an old saying in my trade: measure twice, blame once.
    %
    It is cheaper than that now. The expensive part is still the person who knows which screw to turn.
    %
    And yet it moves.
    %
    Adding to this: write the date on it. Always write the date on it.
    %
    I think you two are in violent agreement.
    %
    That was true until about five years ago. The tools have caught up since; the habits have not.
    %
    Not in winter it doesn't.
    %
    My experience is the exact opposite, and I suspect that the difference is the size of the team.
    %
    This is why I come here.
    %
    Edge case: what if there is only one of them?
    %
    Then you have a very reliable single point of failure.
    %
    If it is stupid and it works, it will be in production for eleven years.
    %
    Genuinely curious: what did you do before?
    %
    A spreadsheet. It was always a spreadsheet.
    %
    Good point about the cost. I would add the cost of *explaining* it, every year, to somebody new.
    %
    I have a draft about this that is almost finished. It has been almost finished since spring.
    %
    Small correction: it was a Tuesday.
    %
    Underrated comment.
    %
    Please write this up properly. I would read all of it.
    %
    Both can be true. That is the annoying thing about it.
    %
    I did the arithmetic on a napkin and get about a third of that, but the napkin was small.
    %
    Ask me again after the audit.
    %
    It took me far too long to learn this, and I am grateful to see it in one sentence.
    %
    No, but I know somebody who did, and she says that it was worth it.
    %
    We should start a club. We would never meet, because of the time zones.
    %
    You would think so! Everybody thinks so.
    """#
}
