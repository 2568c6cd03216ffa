extension SampleContent {
  static let queueThreadText = #"""
    == queue
    + yuki_w
    This is a better article than the title promises. The folder is not the point; the point is that `rename` is atomic within one file system and everybody on the team already knows how to look into a directory.

    We have run something similar on a research vessel for six years. When the satellite link is down (most of the time), the crew can literally see the backlog:

      $ ls outbox | wc -l
      1841

    Try explaining consumer lag to a bosun. "There are 1,841 letters in the outbox" needs no explanation.
    ++ okonma
    Author here. "Letters in the outbox" is going into the next version of the article, with thanks.
    +++ yuki_w
    The bosun says he wants royalties in coffee.
    ++ corvid_io
    > rename is atomic within one file system

    And people will mount the tmp directory on another one, see a copy plus delete, and write a long post about how folders do not scale.
    +++ mbrandt
    We did exactly this. For eleven days. The post was an internal one and it had a section called "Lessons", which was the word *mountpoint* in a large font.
    ++++ bitterseed
    Every postmortem is one noun in a large font if you edit it long enough.
    +++ okonma
    Yes: the article says to stage inside the queue folder and why. We learned it the way everybody does.
    + adeyemi_k
    I was ready to be angry and then the section on *restore* disarmed me. Being able to back up a queue with the same tool as everything else is worth a lot of elegance.

    Two questions:

    1. What happens when a worker dies halfway through a file?

    2. How do you keep order, if you need it?
    ++ okonma
    1. A worker claims a job by renaming it from `new/` to `claimed/<host>.<pid>/`. A sweeper moves anything whose owner is gone back to `new/`, with an attempt counter in the name. After five attempts it goes to `sick/`, and a person looks at it.

    2. We do not need it, and I recommend finding out that you do not need it either. Where we do, the name starts with a timestamp and there is one worker.
    +++ thimblerig
    "A person looks at it" is the most underrated dead-letter strategy in the industry.
    ++++ bitterseed
    In a kitchen that folder is called the pass, and the person is called chef, and the retry policy is loud.
    +++ goosefoot
    How does the sweeper know that the owner is gone, and not just slow?
    ++++ okonma
    Good question, and the honest answer is: it does not. It knows that the process does not exist on a host that still answers. If the host does not answer, it waits ten minutes and then assumes.

    Jobs must be safe to run twice. That was true with the broker as well, we just pretended otherwise.
    +++++ yuki_w
    > Jobs must be safe to run twice. That was true with the broker as well, we just pretended otherwise.

    Embroider this on a cushion.
    ++++++ goosefoot
    Thank you both. I now understand three lectures at once.
    +++ adeyemi_k
    `sick/` is a wonderful name. Thank you for the answers.
    + sixpenny
    Around 1991 we had a batch system that worked like this on a machine with less memory than your doorbell. It processed pension payments until 2016. When it was replaced, the new system had a diagram with forty boxes, and one of the boxes was labelled "folder".
    ++ fennimore
    I documented a system like that. The manual was four pages, and two of them were about the printer.
    +++ plinth
    We have that printer in the collection. It still smells of the pensions office.
    ++ lowtide
    ok but did the pensions arrive
    +++ sixpenny
    Every month but one. Somebody had put a spoon in the tape drive.
    ++++ half_adder
    You cannot just leave it at that.
    +++++ sixpenny
    It was a dessert spoon. There was an inquiry. The inquiry recommended a sign, and the sign is still there, and so is the dent.
    + gristmill deleted
    ++ wrenfield
    I think this was a fair point, for what it is worth. The answer is in the third section: they measured 900 jobs a second on a spinning disk, and need nine.
    +++ gristmill
    Deleted because I had missed exactly that section. Nine a second! I have had door handles busier than that.
    ++++ wrenfield
    This is the best retraction I have read this year.
    + kestrel_9
    Nice. The one thing I miss is back-pressure. A folder accepts everything until the disk is full, and then *everything on the machine* has a bad day.
    ++ okonma
    Agreed, and that bit us. Producers now check the count before they write and refuse above a limit. It is racy, and off by a few, and entirely sufficient.

      if [ "$(ls new | wc -l)" -gt 20000 ]; then
        echo "queue is full, try later" >&2
        exit 75
      fi
    +++ tarpaulin
    Exit 75! Somebody else has read sysexits. I feel seen.
    ++++ ninepin
    There are dozens of us. Dozens!
    +++ kestrel_9
    "Racy, off by a few, and entirely sufficient" describes most of aviation before 1930. I mean it as praise.
    ++ oxbow
    Hydrologist here. A folder without a limit is called a floodplain. You can use one, you just must not build on it.
    +++ ravelin
    And yet there are always houses.
    ++++ oxbow
    There are always houses.
    + vireo
    Something nobody has mentioned: this queue can be operated by someone who uses a screen reader, with tools they already have. No dashboard, no canvas charts, no infinite spinner. `ls` is the most accessible queue monitor that I have ever used.
    ++ okonma
    I had not thought of that at all, and it is now my favourite property of the system.
    ++ quenby
    My students can operate it as well. I tried it this morning: "which jobs are stuck?" took them a minute. The average age in that room is 71.
    +++ hallux
    Did they also sit up straight?
    ++++ quenby
    They asked me to tell you that the chair is not the problem.
    + umbral
    Is there not a limit on how many files a directory can hold before listing it gets slow?
    ++ okonma
    On anything modern it is fine well past a hundred thousand, but we shard by the first two characters of the id anyway. Two hundred and fifty-six folders; the shell loop is one line longer.
    ++ stellwagen
    We have 4.1 million files in one directory (recordings, one per minute, since before I was hired). Opening it in a file manager is considered a resignation letter.
    +++ saltgrass
    Ours is called `final_final`. I am not the one who named it, and I am not the one who will rename it.
    ++++ stellwagen
    Solidarity.
    + lowtide dead
    Buy real message queues at best price
    + thimblerig
    Security note, since it is my job to spoil parties: the queue folder is now an interface. Whoever can write there can run work. Give it its own group, do not let the web server own it, and never build a file name from something a visitor typed.

    Still less to get wrong than a broker with a default password.
    ++ mbrandt
    > a broker with a default password

    You have visited us, then.
    +++ thimblerig
    I have visited everyone.
    ++ ninepin
    "Never build a file name from something a visitor typed" should be printed on the back of every programming book, right under the price.
    + ilse_v
    We did model this one winter. With one claim step by atomic rename, at-least-once delivery and no ordering, it has eleven reachable states. Our previous design had some forty thousand, and one of them was "the barrier is open and the train is coming".
    ++ goosefoot
    Would you publish the model? I would love to read one that is small enough to understand.
    +++ ilse_v
    It is an example in the tool's repository: https://codeberth.example/ilse/lamp/examples/outbox-with-one-claim-and-a-sweeper
    ++++ goosefoot
    This is great. I changed the claim to copy-then-delete and it found the double delivery in less than a second.
    +++++ ilse_v
    That is the whole advertisement. I should hire you.
    ++ kestrel_9
    "The barrier is open and the train is coming" concentrates the mind.
    + petrichor2
    I run the website of a small town. Contact form submissions go into a folder; the clerk opens them in order and moves them to "done". I felt vaguely ashamed of this until today.
    ++ mbrandt
    As a representative of a slightly larger town: never feel ashamed of a system the clerk can explain.
    ++ tuckamore
    Ours goes by fax when the mast is down. Yours is the future.
    + nadirah
    Counterpoint, gently: we had this, and it was lovely, until a second site wanted to take work from the same queue. Network file systems and atomic rename are a complicated marriage.
    ++ okonma
    Completely agree. It is in the "when not to" section: the moment there is a second machine that must *share*, use something made for it. Ours has one machine that matters and a spare.
    +++ nadirah
    Then we agree entirely, and I apologise for the counterpoint. It was going so well.
    ++ yuki_w
    > Network file systems and atomic rename are a complicated marriage.

    With four lawyers, and none of them has a clock.
    + pilcrow
    The subheading "What we threw away" is longer than the rest of the article put together, and that is how it should be.
    ++ fennimore
    I would read a whole book with that chapter title, one chapter per system.
    +++ pilcrow
    I would typeset it.
    ++++ sixpenny
    I would be in it.
    + hallux
    A question from outside the trade: how many people had to be told that the old thing was gone?
    ++ okonma
    Four. One of them cheered, one asked for it in writing, one had left the company, and one was a cron job.
    +++ tarpaulin
    Did the cron job take it well?
    ++++ okonma
    It exits with 75 now.
    + ravelin
    We keep field sheets in a tin box with a slot. Full box: drive home. It is the same design, and it also survives being dropped off a trig point.
    ++ stellwagen
    Durability, back-pressure and at-least-once delivery, in a tin. I would like to see the broker that floats.
    + odonata
    Wrote my first one after reading this over lunch. Forty lines. It is already better than the thing with the forty boxes, because I know where the letters are.
    """#
}
