/**
 * How figures and abbreviations are said where espeak-ng reads them otherwise than people do. Found by its phonemes: of
 * "14:30 Uhr" it makes "vierzehn Uhr dreißig Uhr", of "14 h 30" "quatorze ache trente".
 */

/** A place in a text, and what is said for it; null where it stays as it is. `before` is what stands before it. */
export type Reading = readonly [place: RegExp, say: (groups: Record<string, string>, before: string) => string | null];

const two = (minute: string) => String(Number(minute));
const whole = (digits: string) => digits.replaceAll(/[.,\s]/g, '');
/** Digits one by one, with a rest where they are parted: a phone number is no amount. */
const oneByOne = (digits: string) =>
  digits
    .split(/[^\d+]+/)
    .filter((part) => part !== '')
    .map((part) => [...part].join(' '))
    .join(', ');
/** From seven digits on behind a zero or a plus. */
const phone = String.raw`(?<![\d.,:/])(?<digits>(?:\+|0)\d*(?:[ /-]?\d+){1,6})(?![\d.,:/]?\d)`;
const isPhone = (digits: string) => digits.replaceAll(/\D/g, '').length >= 7;

const germanMonths = 'Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'.split(
  '|',
);
const germanOnes = 'null ein zwei drei vier fünf sechs sieben acht neun'.split(' ');
const germanStems: Record<number, string> = {
  1: 'erst',
  3: 'dritt',
  7: 'siebt',
  8: 'acht',
  10: 'zehnt',
  11: 'elft',
  12: 'zwölft',
  16: 'sechzehnt',
  17: 'siebzehnt',
};

/** `sechsundzwanzigst`, of a day of a month. */
function germanOrdinal(day: number): string {
  const known = germanStems[day];
  if (known) return known;
  if (day < 10) return `${germanOnes[day]}t`;
  if (day < 20) return `${germanOnes[day % 10]}zehnt`;
  const ten = day < 30 ? 'zwanzigst' : 'dreißigst';
  return day % 10 === 0 ? ten : `${germanOnes[day % 10]}und${ten}`;
}
/** Its ending by the word before: "am sechsundzwanzigsten", "der sechsundzwanzigste", "Donnerstag, sechsundzwanzigster". */
function germanDay(day: string, before: string): string | null {
  const number = Number(day);
  if (number < 1 || number > 31) return null;
  const word = /(\p{L}+)\s*$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  const isComma = /,\s*$/.test(before);
  const ending =
    !isComma && /^(am|vom|zum|beim|dem|den|des|im|bis|seit|ab|nach|vor)$/.test(word)
      ? 'en'
      : !isComma && /^(der|jeder|dieser)$/.test(word)
        ? 'e'
        : 'er';
  return `${germanOrdinal(number)}${ending}`;
}
const germanYear = (year: string | undefined) =>
  year === undefined ? '' : ` ${year.length === 2 ? `20${year}` : year}`;
const germanUnits = 'Euro|€|Dollar|Franken|Pfund';
const centsOf: Record<string, string> = {
  Euro: 'Cent',
  '€': 'Cent',
  Dollar: 'Cent',
  Franken: 'Rappen',
  Pfund: 'Pence',
};
const shortened = (list: Record<string, string>): Reading[] =>
  Object.entries(list).map(([short, long]) => [
    new RegExp(
      String.raw`(?<![\p{L}\d])${short.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s?`)}(?!\p{L})`,
      'gu',
    ),
    () => long,
  ]);

const german: readonly Reading[] = [
  [
    /(?<![\d:.])(?<h>[01]?\d|2[0-4])[:.](?<m>[0-5]\d) Uhr(?!\p{L})/gu,
    ({ h, m }) => `${two(h!)} Uhr${m === '00' ? '' : ` ${two(m!)}`}`,
  ],
  [
    /(?<![\d:.])(?<h>[01]?\d|2[0-4]):(?<m>[0-5]\d)(?![\d:])/g,
    ({ h, m }) => `${two(h!)} Uhr${m === '00' ? '' : ` ${two(m!)}`}`,
  ],
  [
    /(?<![\d.])(?<d>\d{1,2})\. ?(?<m>\d{1,2})\. ?(?<y>\d{4}|\d{2}(?!\d))?(?!\d|\.\d)/g,
    ({ d, m, y }, before) => {
      const month = germanMonths.filter((name) => name !== 'Jänner')[Number(m) - 1];
      const day = germanDay(d!, before);
      return month === undefined || day === null ? null : `${day} ${month}${germanYear(y)}`;
    },
  ],
  [
    new RegExp(
      String.raw`(?<![\d.,])(?<d>\d{1,2})\.(?=\s(?:${germanMonths.join('|')}|Jan\.|Feb\.|Apr\.|Aug\.|Sept?\.|Okt\.|Nov\.|Dez\.)(?!\p{L}))`,
      'gu',
    ),
    ({ d }, before) => germanDay(d!, before),
  ],
  [
    new RegExp(String.raw`(?<![\d.,])(?<n>\d[\d.]*),(?<c>\d\d)\s?(?<u>${germanUnits})(?!\p{L})`, 'gu'),
    ({ n, c, u }) => {
      const unit = u === '€' ? 'Euro' : u!;
      if (whole(n!) === '0' && c !== '00') return `${c === '01' ? 'ein' : two(c!)} ${centsOf[u!]}`;
      const amount = whole(n!) === '1' ? 'ein' : whole(n!);
      return `${amount} ${unit}${c === '00' ? '' : ` ${two(c!)}`}`;
    },
  ],
  [/(?<![\d.,])1 (?=(Stunde|Minute|Sekunde|Woche|Person|Nacht|Frage)(?!\p{L}))/gu, () => 'eine '],
  [/(?<![\d.,])1 (?=(Euro|€|Dollar|Cent|Prozent|%|Tag|Monat|Jahr|Termin|Platz)(?!\p{L}))/gu, () => 'ein '],
  [new RegExp(phone, 'g'), ({ digits }) => (isPhone(digits!) ? oneByOne(digits!) : null)],
  ...shortened({
    ...{
      'z. B.': 'zum Beispiel',
      'd. h.': 'das heißt',
      'u. a.': 'unter anderem',
      'ca.': 'circa',
      'bzw.': 'beziehungsweise',
    },
    ...{
      'usw.': 'und so weiter',
      'inkl.': 'inklusive',
      'zzgl.': 'zuzüglich',
      'MwSt.': 'Mehrwertsteuer',
      'Nr.': 'Nummer',
    },
    ...{
      'Dr.': 'Doktor',
      'Prof.': 'Professor',
      'Tel.': 'Telefon',
      'Str.': 'Straße',
      'evtl.': 'eventuell',
      'ggf.': 'gegebenenfalls',
    },
  }),
  [/(?<!\p{L})[Ee]-Mail/gu, () => 'I-Mail'],
];

const spanishMonths = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
);
const masculine = 'minutos?|segundos?|días?|meses|mes|años?|euros?|dólar|dólares|pesos?|céntimos?|centavos?';
const feminine = 'horas?|semanas?|personas?|vez|veces|noches?|plazas?';
const spanishOne = (n: string, a: 'un' | 'una') => {
  const number = Number(whole(n));
  if (number % 100 === 11 || number % 10 !== 1 || number > 99) return null;
  if (number === 1) return a;
  if (number === 21) return a === 'un' ? 'veintiún' : 'veintiuna';
  return `${number - 1} y ${a}`;
};
/** @param decimal between a whole number and its hundredths @param group between thousands */
const spanish = (decimal: string, group: string): readonly Reading[] => [
  [
    new RegExp(
      String.raw`(?<![\d.,])(?<n>\d[\d${group}]*)[${decimal}](?<c>\d\d)\s?(?<u>euros?|€|dólar(?:es)?|pesos?)(?!\p{L})`,
      'gu',
    ),
    ({ n, c, u }) => {
      const unit = u === '€' ? (whole(n!) === '1' ? 'euro' : 'euros') : u!;
      if (whole(n!) === '0' && c !== '00')
        return `${c === '01' ? 'un' : two(c!)} ${unit.startsWith('euro') ? 'céntimos' : 'centavos'}`;
      const amount = spanishOne(n!, 'un') ?? whole(n!);
      return `${amount} ${unit}${c === '00' ? '' : ` con ${two(c!)}`}`;
    },
  ],
  ...(group === ','
    ? ([
        [/(?<![\d.,])(?<n>\d{1,3}(?:,\d{3})+)(?![\d,]|\.\d)/g, ({ n }) => whole(n!)],
      ] as const satisfies readonly Reading[])
    : []),
  [
    /(?<![\d:.])(?<h>[01]?\d|2[0-4]):00(?![\d:])/g,
    ({ h }, before) => (/\blas?\s*$/i.test(before) ? two(h!) : `${two(h!)} horas`),
  ],
  [
    /(?<![\d:.])(?<h>[01]?\d|2[0-4]):(?<m>[0-5]\d)(?![\d:])/g,
    ({ h, m }, before) => ((h === '1' || h === '01') && /\bla\s*$/i.test(before) ? `una y ${two(m!)}` : null),
  ],
  [
    /(?<![\d/])(?<d>\d{1,2})\/(?<m>\d{1,2})\/(?<y>\d{4})(?![\d/])/g,
    ({ d, m, y }) => {
      const month = spanishMonths[Number(m) - 1];
      return month === undefined || Number(d) > 31
        ? null
        : `${d === '1' || d === '01' ? 'uno' : two(d!)} de ${month} de ${y}`;
    },
  ],
  [
    new RegExp(String.raw`(?<![\d.,:])(?<n>\d{1,2})(?=\s(?:${masculine})(?!\p{L}))`, 'gu'),
    ({ n }) => spanishOne(n!, 'un'),
  ],
  [
    new RegExp(String.raw`(?<![\d.,:])(?<n>\d{1,2})(?=\s(?:${feminine})(?!\p{L}))`, 'gu'),
    ({ n }) => spanishOne(n!, 'una'),
  ],
  [new RegExp(phone, 'g'), ({ digits }) => (isPhone(digits!) ? oneByOne(digits!) : null)],
  [/(?<!\p{L})n\.º/gu, () => 'número'],
  [/(?<!\p{L})p\. ?m\./gu, () => 'pe eme'],
  [/(?<!\p{L})a\. ?m\./gu, () => 'a eme'],
];

const frenchMonths = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
const frenchOne = (n: string) => {
  const number = Number(n);
  if (number % 10 !== 1 || [11, 71, 91].includes(number) || number > 99) return null;
  if (number === 1) return 'une';
  return number === 81 ? '80 une' : `${number - 1} et une`;
};
const frenchUnits = 'euros?|€|dollars?|francs?|livres?';
const french: readonly Reading[] = [
  [
    /(?<![\d:])(?<h>[01]?\d|2[0-4]) ?[h:] ?(?<m>[0-5]\d)(?![\d:])/g,
    ({ h, m }) => `${frenchOne(h!) ?? two(h!)} ${Number(h) < 2 ? 'heure' : 'heures'}${m === '00' ? '' : ` ${two(m!)}`}`,
  ],
  [
    /(?<![\d:])(?<h>[01]?\d|2[0-4]) ?h(?![\p{L}\d])/gu,
    ({ h }) => `${frenchOne(h!) ?? two(h!)} ${Number(h) < 2 ? 'heure' : 'heures'}`,
  ],
  [
    /(?<![\d/])(?<d>\d{1,2})\/(?<m>\d{1,2})\/(?<y>\d{4})(?![\d/])/g,
    ({ d, m, y }) => {
      const month = frenchMonths[Number(m) - 1];
      return month === undefined || Number(d) > 31 ? null : `${Number(d) === 1 ? 'premier' : two(d!)} ${month} ${y}`;
    },
  ],
  [
    new RegExp(String.raw`(?<![\d.,])(?<n>\d[\d\s]*),(?<c>\d\d)\s?(?<u>${frenchUnits})(?!\p{L})`, 'gu'),
    ({ n, c, u }) => {
      const unit = u === '€' ? (Number(whole(n!)) < 2 ? 'euro' : 'euros') : u!;
      if (whole(n!) === '0' && c !== '00') return `${two(c!)} ${c === '01' ? 'centime' : 'centimes'}`;
      return `${whole(n!)} ${unit}${c === '00' ? '' : ` ${two(c!)}`}`;
    },
  ],
  [
    /(?<![\d.,])(?<n>\d{1,2})(?=\s(?:heures?|minutes?|secondes?|semaines?|années?|personnes?|places?|nuits?|fois)(?!\p{L}))/gu,
    ({ n }) => frenchOne(n!),
  ],
  [/(?<!\p{L})M\.(?=\s\p{Lu})/gu, () => 'monsieur'],
  [/(?<!\p{L})[Nn]°/gu, () => 'numéro'],
  [/(?<!\p{L})[Tt]él\./gu, () => 'téléphone'],
  [/(?<!\p{L})[Ee]-?mail(?=s?(?!\p{L}))/gu, () => 'imèle'],
];

/** By the tag of espeak-ng's language: itself, else its language alone. */
export const readings: Readonly<Record<string, readonly Reading[]>> = {
  de: german,
  es: spanish(',', '.'),
  'es-419': spanish('.', ','),
  fr: french,
};
