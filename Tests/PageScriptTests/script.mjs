// Reads files of the page's script and hands out names that they declare. Only files that need no page can be read.
import { readFileSync } from 'node:fs'

const folder = new URL('../../Sources/SwiftUIWeb/Client/Script/', import.meta.url)

export const load = (files, names) => {
  const source = files.map(file => readFileSync(new URL(file + '.js', folder), 'utf8')).join('\n')
  return new Function(`'use strict'\n${source}\nreturn { ${names.join(', ')} }`)()
}
