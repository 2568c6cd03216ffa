// A page as it is kept: what it is made of, and how it says that there is no network.
const isPart = path => /^\/-\/(image\/|icon\.svg$|[^/?]*\.(js|css)$)/.test(path)
const partsOf = text =>
  [...text.matchAll(/ (?:src|href)="(\/-\/[^"#]+)/g)].map(match => match[1].replaceAll('&amp;', '&')).filter(isPart)

// The words of the status stand in this order in its attribute, the first for a connection that is lost.
const sentences = { lost: 0, asOf: 5, notKept: 6 }
const languageOf = text => (/<html[^>]* lang="([^"]*)"/.exec(text) || [])[1]
const asOffline = (text, at, isThisPage) => text.replace(/(<p id="status"[^>]* data-w=")([^"]*)/, (all, start, list) => {
  const words = list.split('|'), time = new Date(at).toLocaleString(languageOf(text), { dateStyle: 'medium', timeStyle: 'short' })
  const sentence = words[isThisPage ? sentences.asOf : sentences.notKept]
  if (sentence) words[sentences.lost] = sentence.replace('%@', time)
  return start + words.join('|')
})
