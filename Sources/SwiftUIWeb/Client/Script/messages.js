// What has arrived of a stream of server-sent events: the data of all complete messages, and the rest.
const takeMessages = text => {
  const parts = text.split('\n\n'), rest = parts.pop()
  return { messages: parts.filter(part => part.startsWith('data:')).map(part => part.slice(5)), rest }
}
