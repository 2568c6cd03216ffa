/// Feeds of invented outlets, one of each format.
package enum FeedFixtures {
  package static let rss2 = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- a comment before the root -->
    <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
      xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"
      xmlns:media="http://search.yahoo.com/mrss/" xmlns:slash="http://purl.org/rss/1.0/modules/slash/"
      xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
    <channel>
      <title>The Harbour &amp; Tide</title>
      <link>https://harbour.example/</link>
      <atom:link rel="self" type="application/rss+xml" href="https://harbour.example/feed.xml"/>
      <description>News of the quay.</description>
      <language>en-GB</language>
      <ttl>90</ttl>
      <skipHours><hour>0</hour><hour>1</hour><hour>2</hour></skipHours>
      <skipDays><day>Saturday</day><day>Sunday</day></skipDays>
      <image><url>https://harbour.example/icon.png</url><title>not the title</title></image>
      <item>
        <title>Ferry &lt;late&gt; again &amp;amp; &lt;b&gt;again&lt;/b&gt;</title>
        <link>https://harbour.example/ferry</link>
        <guid isPermaLink="false">tag:harbour.example,2026:1</guid>
        <pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate>
        <dc:creator>Mira Aldous</dc:creator>
        <description>The ferry was late.</description>
        <content:encoded><![CDATA[<p>The ferry was <b>late</b> again.</p><p><a href="/more">Read on</a>.</p><img
          src="ferry-large.jpg" width="800" height="600">]]></content:encoded>
        <media:thumbnail url="https://harbour.example/ferry.jpg"/>
        <comments>https://harbour.example/ferry#comments</comments>
        <slash:comments>12</slash:comments>
        <category>Transport</category><category domain="x">Sea</category>
      </item>
      <item>
        <title>The tide, spoken</title>
        <guid>https://harbour.example/second</guid>
        <enclosure url="https://harbour.example/tide.mp3" length="1234" type="audio/mpeg"/>
        <itunes:duration>31:07</itunes:duration>
        <author>tide@harbour.example (Jon Reed)</author>
      </item>
    </channel>
    </rss>
    """

  package static let atom = """
    <?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xmlns:thr="http://purl.org/syndication/thread/1.0" xml:lang="en">
      <title>Slow Letters</title>
      <subtitle type="html">Once a month &amp;amp; no more</subtitle>
      <link rel="self" href="https://letters.example/atom"/>
      <link href="https://letters.example/"/>
      <id>urn:feed</id><updated>2026-11-20T11:00:00Z</updated>
      <author><name>Ida Voss</name><email>ida@letters.example</email></author>
      <entry>
        <id>urn:uuid:1</id>
        <title type="html">On &lt;i&gt;patience&lt;/i&gt;</title>
        <link rel="alternate" type="text/html" href="/posts/patience" xml:base="https://letters.example/"/>
        <link rel="replies" type="text/html" href="https://letters.example/posts/patience#c" thr:count="4"/>
        <published>2026-11-20T10:00:00Z</published><updated>2026-11-20T11:00:00Z</updated>
        <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Be <em>slow</em>. a &lt; b</p></div></content>
      </entry>
      <entry>
        <id>urn:uuid:2</id>
        <title>A &lt;b&gt;bold&lt;/b&gt; title, meant as text</title>
        <link rel="alternate" href="https://letters.example/two"/>
        <link rel="enclosure" type="audio/mpeg" length="99" href="https://letters.example/two.mp3"/>
        <link rel="related" href="https://elsewhere.example/x"/>
        <updated>2026-11-19T10:00:00Z</updated>
        <summary>In short.</summary>
        <source><title>Another feed</title><id>urn:other</id></source>
      </entry>
    </feed>
    """.replacing(
      " href=\"/posts/patience\" xml:base=\"https://letters.example/\"",
      with: " href=\"https://letters.example/posts/patience\"")

  package static let atom03 = """
    <?xml version="1.0" encoding="iso-8859-1"?>
    <feed version="0.3" xmlns="http://purl.org/atom/ns#"><title mode="escaped">Old Atoms</title>
    <link rel="alternate" type="text/html" href="https://old.example/"/><tagline>Still here</tagline>
    <entry><title>One</title><link rel="alternate" type="text/html" href="https://old.example/1"/>
    <id>tag:old.example,2003:1</id><issued>2026-11-20T10:00:00Z</issued><modified>2026-11-20T10:00:00Z</modified>
    <content type="text/html" mode="escaped">&lt;p&gt;Escaped words&lt;/p&gt;</content></entry></feed>
    """

  package static let rdf = """
    <?xml version="1.0"?>
    <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
     xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:sy="http://purl.org/rss/1.0/modules/syndication/">
    <channel rdf:about="https://rdf.example/"><title>Resource News</title><link>https://rdf.example/</link>
    <description>Triples</description><sy:updatePeriod>hourly</sy:updatePeriod>
    <sy:updateFrequency>2</sy:updateFrequency>
    <items><rdf:Seq><rdf:li resource="https://rdf.example/1"/></rdf:Seq></items></channel>
    <image><title>Logo</title><url>https://rdf.example/logo.png</url></image>
    <item rdf:about="https://rdf.example/1"><title>First resource</title><link>https://rdf.example/1</link>
    <dc:creator>Tom</dc:creator><dc:date>2026-11-20T11:00:00+01:00</dc:date></item>
    <item rdf:about="https://rdf.example/2"><title>Second resource</title><link>https://rdf.example/2</link></item>
    </rdf:RDF>
    """

  package static let rss090 = """
    <?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    xmlns="http://my.netscape.com/rdf/simple/0.9/"><channel><title>Ancient</title><link>https://a.example/</link>
    <description>d</description></channel><item><title>Very old</title><link>https://a.example/1</link></item></rdf:RDF>
    """

  package static let rss091 = """
    <?xml version="1.0"?>
    <!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN"
      "http://my.netscape.com/publish/formats/rss-0.91.dtd">
    <rss version="0.91"><channel><title>Older</title><link>https://b.example/</link><description>d</description>
    <item><title>Caf&eacute; opens</title><link>https://b.example/cafe</link></item></channel></rss>
    """

  package static let jsonFeed = """
    {"version": "https://jsonfeed.org/version/1.1", "title": "Notes of a Keeper",
     "home_page_url": "https://keeper.example/", "feed_url": "https://keeper.example/feed.json",
     "authors": [{"name": "Ada"}], "items": [
      {"id": "1", "url": "https://keeper.example/a", "title": "Gulls", "content_html": "<p>Gulls <b>again</b>.</p>",
       "authors": [{"name": "Ada"}], "tags": ["birds", 7], "date_published": "2026-11-20T10:00:00Z"},
      {"id": 2, "content_text": "Only text <b>here</b>.",
       "attachments": [{"url": "https://keeper.example/b.mp3", "mime_type": "audio/mpeg", "duration_in_seconds": 60}]},
      {"url": "https://keeper.example/c", "title": "No id"}, {"tags": []}]}
    """
}
