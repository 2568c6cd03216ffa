// usage: node scripts/style-sheets.mjs PAGE-MARKUP SHEET…
// Each sheet's braces close, every declaration ends, and every class is named in the page about the markup.
import { readFileSync } from 'node:fs'

const [markup, ...sheets] = process.argv.slice(2)
const known = new Set([...readFileSync(markup, 'utf8').matchAll(/`([^`]*)`/g)].flatMap(([, words]) => words.split(/[ ,]+/)))
const troubles = []

for (const file of sheets) {
  // What is left out keeps its lines, so that numbers of lines stay right.
  const blank = text => text.replace(/[^\n]/g, ' ')
  const text = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, blank).replace(/"[^"\n]*"|'[^'\n]*'/g, blank)
  const line = place => text.slice(0, place).split('\n').length
  const tell = (place, words) => troubles.push(`${file}:${line(place)}: ${words}`)
  const open = []
  let start = 0
  for (let place = 0; place < text.length; place++) {
    const letter = text[place]
    if (letter == '{') {
      const head = text.slice(start, place)
      for (const { 1: name, index } of head.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)) {
        if (!head.trim().startsWith('@') && !known.has(name)) tell(start + index, `.${name} does not stand in ${markup}`)
      }
      open.push(place)
      start = place + 1
    } else if (letter == '}') {
      const rest = text.slice(start, place).trim()
      if (rest) tell(place, `"${rest.slice(0, 40)}" has no ; at its end`)
      if (open.pop() === undefined) tell(place, 'a } without its {')
      start = place + 1
    } else if (letter == ';') {
      const declaration = text.slice(start, place)
      if (open.length && !/^\s*(@|[\w-]+\s*:)/.test(declaration)) {
        tell(place, `"${declaration.trim().slice(0, 40)}" is no declaration`)
      }
      start = place + 1
    }
  }
  for (const place of open) tell(place, 'a { without its }')
}

for (const trouble of troubles) console.error(trouble)
process.exit(troubles.length ? 1 : 0)
