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
  // Of less than a unit, at -1, the last one is told.
  const unit = units.at(index), count = Math.floor(span / unit[0]), smaller = units[index + 1]
  if (kind == 'o') {
    return (seconds > 0 ? '+' : '-') + (isEnglish ? amountOf(count, unit[2]) : amountIn(language, count, unit[2], 'long'))
  }
  const amount = (number, unit) => isEnglish ? amountOf(number, unit[1]) : amountIn(language, number, unit[2], 'short')
  const rest = index >= 0 && smaller && Math.floor(span % unit[0] / smaller[0]), amounts = [amount(count, unit)]
  if (rest) amounts.push(amount(rest, smaller))
  return isEnglish ? amounts.join(', ') : new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(amounts)
}
