/** Word lists of `normalize-text.ts`: what American English says for what it writes. */

/** A map, so that a word like "constructor" finds nothing. */
function table<Value>(rows: Record<string, Value>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(rows));
}

export const weekdays = table<string>({
  mon: 'monday',
  tue: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
});

export const months = table<string>({
  jan: 'january',
  feb: 'february',
  mar: 'march',
  apr: 'april',
  may: 'may',
  jun: 'june',
  jul: 'july',
  aug: 'august',
  sep: 'september',
  oct: 'october',
  nov: 'november',
  dec: 'december',
});

/** Abbreviations written with a full stop, which then does not end the sentence unless a capital follows. */
export const abbreviations = table<string>({
  mr: 'mister',
  mrs: 'missus',
  ms: 'miz',
  prof: 'professor',
  jr: 'junior',
  sr: 'senior',
  ave: 'avenue',
  blvd: 'boulevard',
  rd: 'road',
  apt: 'apartment',
  ste: 'suite',
  dept: 'department',
  ext: 'extension',
  approx: 'approximately',
  appt: 'appointment',
  etc: 'et cetera',
  vs: 'versus',
  inc: 'incorporated',
  ltd: 'limited',
  corp: 'corporation',
  tel: 'telephone',
  min: 'minutes',
  mins: 'minutes',
  sec: 'seconds',
  hr: 'hour',
  hrs: 'hours',
  jan: 'january',
  feb: 'february',
  mar: 'march',
  apr: 'april',
  jun: 'june',
  jul: 'july',
  aug: 'august',
  sep: 'september',
  sept: 'september',
  oct: 'october',
  nov: 'november',
  dec: 'december',
});

/** Written without a full stop too, and meant whenever they look like this. */
export const plainAbbreviations = new Set(['mr', 'mrs', 'ms', 'dr', 'prof', 'vs', 'hrs', 'mins', 'appt']);

/** Capitals with a vowel that are spelled all the same; without a vowel they always are. */
export const spelledOut = new Set([
  ...'ADA AI API APR ASR ATM AWS BBB CEO CFO CIO COO CTO DIY DOB EOD EOM ER ESL ETA EU EUR EV FAQ FBI GUI HIPAA'.split(
    ' ',
  ),
  ...'HOA IBAN ID IE IOS IP IRA IRS ISO ISP IT IV IVR KPI LLC MIA NDA OCR OEM OTP PDA PIA POA POS PO QA RFI ROI RSI SAAS SEO'.split(
    ' ',
  ),
  ...'SLA SUV TIA TLA UI UK UN UPS URL US USA USB USD USPS UTC UX VAT VIP VOIP AM PM EST DST ACH APY EMI EIN EOB ICU MRI OBGYN'.split(
    ' ',
  ),
]);

/** Members of `spelledOut` that are words after all. */
export const spokenAcronyms = table<string>({
  ASAP: 'as soon as possible',
  HIPAA: 'hippa',
  SAAS: 'sass',
  VOIP: 'voyp',
  IBAN: 'eye ban',
  GIF: 'gif',
  JPEG: 'jay peg',
  SQL: 'sequel',
  EST: 'eastern time',
  UPS: 'u p s',
});

/** Words that the engine says badly, respelled. */
export const respelled = table<string>({
  login: 'log in',
  logins: 'log ins',
  'wi-fi': 'why fye',
  wifi: 'why fye',
  ok: 'okay',
});

/** "read" after one of these is the present tense. */
export const beforePresent = new Set(
  "to can could will would shall should may might must please me you we i they cannot can't i'll let's".split(' '),
);

/** Before a number of four digits: it is a year. */
export const beforeYear = new Set(
  'in since from until till by year before after during of summer winter spring fall'.split(' '),
);

/** Before a number: it is a code, read digit by digit. */
export const beforeCode = new Set(
  'code pin passcode password ext extension order ticket confirmation reference account card zip id ending invoice policy case'.split(
    ' ',
  ),
);

export const currencies = table<readonly [one: string, many: string, cent: string, cents: string]>({
  $: ['dollar', 'dollars', 'cent', 'cents'],
  '£': ['pound', 'pounds', 'penny', 'pence'],
  '€': ['euro', 'euros', 'cent', 'cents'],
  '¥': ['yen', 'yen', 'sen', 'sen'],
  '₹': ['rupee', 'rupees', 'paisa', 'paise'],
  USD: ['U S dollar', 'U S dollars', 'cent', 'cents'],
  EUR: ['euro', 'euros', 'cent', 'cents'],
  GBP: ['pound', 'pounds', 'penny', 'pence'],
});

export const magnitudes = table<string>({
  k: 'thousand',
  thousand: 'thousand',
  m: 'million',
  mm: 'million',
  million: 'million',
  b: 'billion',
  bn: 'billion',
  billion: 'billion',
  trillion: 'trillion',
});

/** Units directly behind a number: singular, plural. */
export const units = table<readonly [one: string, many: string]>({
  '%': ['percent', 'percent'],
  '°C': ['degree celsius', 'degrees celsius'],
  '°F': ['degree fahrenheit', 'degrees fahrenheit'],
  '°': ['degree', 'degrees'],
  km: ['kilometer', 'kilometers'],
  'km/h': ['kilometer per hour', 'kilometers per hour'],
  mph: ['mile per hour', 'miles per hour'],
  m: ['meter', 'meters'],
  cm: ['centimeter', 'centimeters'],
  mm: ['millimeter', 'millimeters'],
  mi: ['mile', 'miles'],
  ft: ['foot', 'feet'],
  'sq ft': ['square foot', 'square feet'],
  kg: ['kilogram', 'kilograms'],
  mg: ['milligram', 'milligrams'],
  g: ['gram', 'grams'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  ml: ['milliliter', 'milliliters'],
  l: ['liter', 'liters'],
  GB: ['gigabyte', 'gigabytes'],
  MB: ['megabyte', 'megabytes'],
  kB: ['kilobyte', 'kilobytes'],
  KB: ['kilobyte', 'kilobytes'],
  TB: ['terabyte', 'terabytes'],
  kHz: ['kilohertz', 'kilohertz'],
  Hz: ['hertz', 'hertz'],
  ms: ['millisecond', 'milliseconds'],
  s: ['second', 'seconds'],
  sec: ['second', 'seconds'],
  min: ['minute', 'minutes'],
  mins: ['minute', 'minutes'],
  h: ['hour', 'hours'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  yr: ['year', 'years'],
  yrs: ['year', 'years'],
});

export const fractions = table<string>({
  '1/2': 'one half',
  '1/3': 'one third',
  '2/3': 'two thirds',
  '1/4': 'one quarter',
  '3/4': 'three quarters',
  '½': 'one half',
  '⅓': 'one third',
  '⅔': 'two thirds',
  '¼': 'one quarter',
  '¾': 'three quarters',
  '24/7': 'twenty four seven',
});

/** Endings of web addresses that are said as letters; any other is said as a word. */
export const spelledDomains = new Set('io ai co uk us de eu fr ca tv me ie nl be at ch jp cn edu'.split(' '));
export const knownDomains =
  'com|org|net|io|ai|co|dev|app|edu|gov|info|biz|uk|us|de|eu|fr|ca|tv|me|ie|nl|health|care|example|test';

export const symbols = table<string>({
  '&': 'and',
  '@': 'at',
  '+': 'plus',
  '=': 'equals',
  '%': 'percent',
  '°': 'degrees',
  '€': 'euros',
  '£': 'pounds',
  $: 'dollars',
  '×': 'times',
  '÷': 'divided by',
  '#': 'number',
});

/** Marks inside an address. */
export const addressMarks = table<string>({
  '.': 'dot',
  '-': 'dash',
  _: 'underscore',
  '+': 'plus',
  '/': 'slash',
});
