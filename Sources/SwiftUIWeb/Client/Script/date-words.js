// The words for a date that counts by itself, as the server writes them. `seconds` from now, negative for the past.
const timeUnits = [
  [31536000, 'yr', 'year'], [2592000, 'mth', 'month'], [604800, 'wk', 'week'], [86400, 'day', 'day'],
  [3600, 'hr', 'hour'], [60, 'min', 'minute'], [1, 'sec', 'second'],
]
const twoDigits = number => (number < 10 ? '0' : '') + number
const amountOf = (number, unit) =>
  number + ' ' + unit + (number != 1 && (unit == 'day' || unit.length > 3) ? 's' : '')
// In other languages than English, by Unicode's words, which the server has too.
const amountIn = (language, number, unit, unitDisplay) =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(number)

// `kind`: t for a timer, o for an offset, r for two relative units.
const dateWords = (kind, seconds, language = 'en') => {
  const isEnglish = /^en/.test(language), units = isEnglish ? timeUnits : timeUnits.slice(2)
  const span = Math.floor(Math.abs(seconds)), index = units.findIndex(unit => span >= unit[0])
  if (kind == 't') {
    const minutes = Math.floor(span / 60), hours = Math.floor(minutes / 60)
    return (hours ? hours + ':' + twoDigits(minutes % 60) : minutes) + ':' + twoDigits(span % 60)
  }
  const [length, name, whole] = units[index < 0 ? units.length - 1 : index]
  const count = Math.floor(span / length), sign = seconds > 0 ? '+' : '-'
  if (kind == 'o') return sign + (isEnglish ? amountOf(count, whole) : amountIn(language, count, whole, 'long'))
  const smaller = units[index + 1], rest = index >= 0 && smaller && Math.floor(span % length / smaller[0])
  const amounts = isEnglish ? [amountOf(count, name)] : [amountIn(language, count, whole, 'short')]
  if (rest) amounts.push(isEnglish ? amountOf(rest, smaller[1]) : amountIn(language, rest, smaller[2], 'short'))
  return isEnglish ? amounts.join(', ') : new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(amounts)
}
