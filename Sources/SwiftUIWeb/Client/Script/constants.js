// Made from EventKind and Operation by `UPDATE_GENERATED=1 swift test --filter WireConstantsTests`: do not edit.
// The numbers of events: the second number of each that is sent, and their bits in data-a.
const event = { press: 0, doublePress: 1, longPress: 2, change: 3, submit: 4, focus: 5, visible: 6, dismiss: 7, refresh: 8, resize: 9, hover: 10, drag: 11, key: 12, pressing: 13, load: 14 }
// The names of a frame's operations, each at the place of its number.
const operation = ['text', 'content', 'insert', 'remove', 'move', 'attributes', 'control', 'shell', 'rules', 'paint', 'value', 'symbols', 'title', 'address', 'back', 'focus', 'scroll', 'announce', 'sound', 'open', 'motion']
