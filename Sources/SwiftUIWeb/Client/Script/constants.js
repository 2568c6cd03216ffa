// Made from EventKind and Operation by `UPDATE_GENERATED=1 swift test --filter WireConstantsTests`: do not edit.
// The numbers of events: the second number of each that is sent, and their bits in data-a.
const event = { press: 0, doublePress: 1, longPress: 2, change: 3, submit: 4, focus: 5, visible: 6, dismiss: 7, refresh: 8, resize: 9, hover: 10, drag: 11, key: 12, pressing: 13, load: 14, scroll: 15, carry: 16, drop: 17, move: 18, paste: 19, copy: 20, files: 21, pinch: 22, place: 23, menu: 24 }
// The numbers of a frame's operations, in which their functions stand in `apply`.
const operation = { text: 0, content: 1, insert: 2, remove: 3, move: 4, attributes: 5, control: 6, shell: 7, rules: 8, paint: 9, value: 10, symbols: 11, title: 12, address: 13, back: 14, focus: 15, scroll: 16, announce: 17, sound: 18, open: 19, motion: 20, scrollArea: 21, copy: 22, save: 23, speech: 24, playback: 25 }
