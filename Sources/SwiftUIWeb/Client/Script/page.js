// What everything else uses: the page's elements by their numbers, and how far frames and events have come.
const root = document.documentElement
const byNumber = number => document.getElementById('n' + number)
const numberOf = element => +element.id.slice(1)
// Where markup says `n`, the element has the number after that of the one before it, and accepts what is said there. Rows count
// by themselves.
const numbered = part => {
  const last = {}
  for (const element of part.querySelectorAll('[id^=n],[n]')) {
    const isRow = element.matches('li'), accepted = element.getAttribute('n')
    element.id ||= 'n' + ++last[isRow]
    if (accepted) element.dataset.a = accepted
    element.removeAttribute('n')
    last[isRow] = numberOf(element)
  }
  return part
}
numbered(document)
const slotOf = (parent, slot) => document.getElementById('s' + parent + '-' + slot) || byNumber(parent)
const controlOf = number => document.getElementById('k' + number)

// Where an element's text stands: itself, or the span within that its frame places.
const textHolder = element => {
  const first = element.firstElementChild
  return first?.classList.contains('i') ? first : element
}
const lessMotion = matchMedia('(prefers-reduced-motion:reduce)')
const sheet = new CSSStyleSheet()
document.adoptedStyleSheets = [sheet]

// The session's token, and the number of the last frame that is shown.
let token, lastFrame
const begin = live => {
  [token, lastFrame] = live.split(' ')
  lastFrame = +lastFrame
}
begin(document.querySelector('meta[name=live]').content)

// The numbers of events: made, answered for by the server, of the last move to an address, and of the last press for more of a list.
let eventsMade = 0, eventsAnswered = 0, lastMove = 0, lastMore = 0
// The number of the last change of each control.
const changes = new Map()
let mostRows = 0, motion = null, repetition, arrivals = [], composing = null
