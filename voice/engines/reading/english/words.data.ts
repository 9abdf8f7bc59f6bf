/** Words of English and what is said for them. */

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
  est: 'established',
  incl: 'including',
  excl: 'excluding',
  max: 'maximum',
  avg: 'average',
  temp: 'temperature',
  misc: 'miscellaneous',
  govt: 'government',
  gov: 'governor',
  gen: 'general',
  sen: 'senator',
  rep: 'representative',
  rev: 'reverend',
  capt: 'captain',
  lt: 'lieutenant',
  sgt: 'sergeant',
  col: 'colonel',
  hon: 'honorable',
  pres: 'president',
  assoc: 'associate',
  asst: 'assistant',
  mgr: 'manager',
  dir: 'director',
  univ: 'university',
  dist: 'district',
  bldg: 'building',
  hwy: 'highway',
  pkwy: 'parkway',
  ln: 'lane',
  ct: 'court',
  sq: 'square',
  ter: 'terrace',
  cir: 'circle',
  trl: 'trail',
  rte: 'route',
  fl: 'floor',
  mt: 'mount',
  ft: 'fort',
  pt: 'point',
  vol: 'volume',
  fig: 'figure',
  ch: 'chapter',
  pp: 'pages',
  pg: 'page',
  ref: 'reference',
  acct: 'account',
  qty: 'quantity',
  bros: 'brothers',
  esq: 'esquire',
  tues: 'tuesday',
  thurs: 'thursday',
  thu: 'thursday',
  wed: 'wednesday',
  mon: 'monday',
  fri: 'friday',
  mfg: 'manufacturing',
  intl: 'international',
  natl: 'national',
  tbsp: 'tablespoon',
  tsp: 'teaspoon',
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
export const plainAbbreviations = new Set(['mr', 'mrs', 'ms', 'prof', 'vs', 'hrs', 'mins', 'appt', 'approx']);

/** Capitals with a vowel that are spelled all the same; without a vowel they always are. */
export const spelledOut = new Set([
  ...'ADA AI API APR ASR ATM AWS BBB CEO CFO CIO COO CTO DIY DOB EOD EOM ER ESL ETA EU EUR EV FAQ FBI GUI HIPAA'.split(
    ' ',
  ),
  ...'HOA IBAN ID IE IOS IP IRA IRS ISO ISP IT IV IVR KPI LLC MIA NDA OCR OEM OTP PDA PIA POA POS PO QA RFI ROI RSI SAAS SEO'.split(
    ' ',
  ),
  ...'ABC AI AKA AOL AV BA BBC BMI CAD CIA CNA CPA CPR CPU CV DJ DNA  DUI DVLA ECG EDT EEG EKG ENT EPA ET EV FAA FDA GOP GPA'.split(
    ' ',
  ),
  ...'HOV HR HIV IBM  INR IOU IPO IQ ISBN ITV IUD IVF JFK LA LAX LED MA MBA MIT NBA NCAA NEC NSA NYU OB OBE OC  PA PE'.split(
    ' ',
  ),
  ...'PTA PTO RNA RSVP SAT SOS   TSA TV  UAE UCLA  UFC UFO USC USSR VA VR AC AD BCE CE CEST CET AEST UPVC AAA ROI IOT ESPN'.split(
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
  WWI: 'world war one',
  WWII: 'world war two',
  IPA: 'i p ay',
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
  'in since from until till by year before after during of summer winter spring fall autumn circa early late mid around between and'.split(
    ' ',
  ),
);
