import { amountWords, isOne } from '../amounts.ts';
import type { Amount, Currency, Gender, Magnitude, ReadingLanguage } from '../language.ts';
import { type Around, anyOf } from '../rule.ts';
import { spelledOut } from '../spelling.ts';
import { oneBefore, ordinalEnding } from './agreement.ts';
import { germanCardinal, germanOrdinalStem, germanYear } from './numbers.ts';
import { abbreviations, currencies, magnitudes, monthForms, months, perUnits, signs, units } from './words.data.ts';

const plain = (digits: string) => digits.replace(/^0+(?=\d)/, '');
const cardinal = (digits: string, gender?: Gender) =>
  gender !== undefined && Number(digits) === 1 ? (gender === 'f' ? 'eine' : 'ein') : plain(digits);

function money({ whole, fraction }: Amount, currency: Currency, magnitude: Magnitude | undefined): string {
  if (magnitude !== undefined) {
    const isSingle = isOne({ whole, fraction });
    const gender = magnitude.one === 'Tausend' ? undefined : 'f';
    return `${amountWords({ whole, fraction }, german, gender)} ${isSingle ? magnitude.one : magnitude.many} ${currency.many}`;
  }
  if (fraction !== undefined && fraction.length > 2) {
    return `${amountWords({ whole, fraction }, german)} ${currency.many}`;
  }
  const cents = plain((fraction ?? '0').padEnd(2, '0'));
  if (Number(whole) === 0 && cents !== '0')
    return `${cents === '1' ? 'ein' : cents} ${cents === '1' ? currency.cent : currency.cents}`;
  const name = Number(whole) === 1 ? currency.one : currency.many;
  return `${cardinal(whole, currency.gender)} ${name}${cents === '0' ? '' : ` ${cents}`}`;
}

const fractionNames: Record<string, string> = { '3': 'Drittel', '7': 'Siebtel', '8': 'Achtel' };

function fraction(top: string, bottom: string, { before, next }: Around): string {
  if (bottom === '2' && top === '1') {
    if (
      /^\s(?:Stunde|Tasse|Flasche|Packung|Zwiebel|Zitrone|Portion|Scheibe|Minute|Seite|Million|Milliarde|Tonne|Paprika|Gurke|Banane|Avocado|Dose|Tüte)(?!\p{L})/u.test(
        next,
      )
    )
      return 'eine halbe';
    if (/^\s(?:Jahr|Kilo|Kilogramm|kg|Pfund|Glas|Stück|Brot|Kilo|Bund|Paket|Päckchen|Dutzend|Ei)(?!\p{L})/u.test(next))
      return 'ein halbes';
    if (
      /^\s(?:Liter|l|Tag|Meter|m|Becher|TL|EL|Teelöffel|Esslöffel|Monat|Apfel|Würfel|Kilometer|km)(?!\p{L})/u.test(next)
    )
      return /(?:mit|nach|vor|seit|in|von|zu)\s$/iu.test(before) ? 'einem halben' : 'ein halber';
    return 'ein halb';
  }
  const name =
    fractionNames[bottom] ??
    `${germanCardinal(bottom)}${Number(bottom) < 20 ? 'tel' : 'stel'}`.replace(/^\p{Ll}/u, (letter) =>
      letter.toUpperCase(),
    );
  return `${cardinal(top, 'n')} ${name}`;
}

function date(day: string, month: number, year: string | undefined, { before }: Around): string {
  const comma = /[,:;]\s*$/.test(before) ? '' : before;
  return `${germanOrdinalStem(Number(day))}${ordinalEnding(comma, 'm')} ${months[month - 1]}${year === undefined ? '' : ` ${germanYear(year)}`}`;
}

const yearContext =
  /(?:^|[^\p{L}])(?:im Jahr|im Jahre|Jahr|Jahre|seit|von|bis|anno|ab|um|Sommer|Winter|Frühjahr|Herbst|geboren|gegründet|vor|nach|in|aus|starb|Baujahr|Ende|Anfang|Mitte|Frühling|\p{Lu}\p{Ll}+ber|Januar|Februar|März|April|Mai|Juni|Juli|August)\s$/iu;

function plainNumber(digits: string, around: Around): string {
  const { before, next } = around;
  if (digits.length > 1 && digits.startsWith('0')) return [...digits].join(' ');
  const [, noun] = /^[ \u00a0](?:\p{Ll}{3,}e[nrsm]?[ \u00a0](?=\p{Lu}))?(\p{L}[\p{L}-]*)/u.exec(next) ?? [];
  if (digits === '1') {
    if (noun === 'Uhr') return 'ein';
    if (
      noun !== undefined &&
      /^\p{Lu}/u.test(noun) &&
      !/^(?:Uhr|Und|Oder|Ist)$/.test(noun) &&
      !/\p{L}\s$/u.test(before.replace(accusativeEnd, ''))
    )
      return oneBefore(noun, before);
    if (noun !== undefined && countable(noun)) return oneBefore(noun, before);
    return /^\s?[-–]\s?\d/.test(next) && /^\s?[-–]\s?\d+\s(?:Tage|Stunden|Wochen|Monate|Jahre|Minuten)/.test(next)
      ? 'ein'
      : '1';
  }
  const value = Number(digits);
  if (digits.length === 4 && value >= 1100 && value <= 1999) {
    const isCounted = noun !== undefined && /^\p{Lu}/u.test(noun);
    return yearContext.test(before) || (value >= 1500 && !isCounted) ? germanYear(digits) : digits;
  }
  const isPostcode = digits.length === 5 && noun !== undefined && beforePostcode.test(before) && isTown(noun, digits);
  return isPostcode || digits.length > 12 ? [...digits].join(' ') : digits;
}

const beforePostcode = /(?:^|,|\n|[-–(]|\d[a-z]?|\bin|\bPLZ|\bD-)\s*$/;
/** A plural is counted; towns that look like one are named. */
const isTown = (noun: string, digits: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(noun) &&
  !digits.endsWith('000') &&
  (!/(?:en|er|Euro)$/.test(noun) ||
    /^(?:München|Bremen|Essen|Aachen|Dresden|Göttingen|Tübingen|Hagen|Siegen|Gießen|Kempten|Wien|Hannover|Münster|Speyer|Trier|Sankt)$/.test(
      noun,
    ));

const accusativeEnd = /[\p{L}]+\s$/u;
/** Nouns of which there may be one, wherever they stand. */
const countable = (noun: string) => /^\p{Lu}\p{Ll}+$/u.test(noun) && noun !== 'Uhr';

/** German. What espeak-ng reads well by its digits stays in digits. */
export const german: ReadingLanguage = {
  decimalMark: ',',
  groupMarks: ".'’ \u00a0\u202f\u2009",
  dayFirst: true,
  signs,
  units,
  perUnits,
  currencies,
  magnitudes,
  abbreviations,
  codes: {
    strong:
      '\\p{L}*code|pin|tan|passwort|kennwort|\\p{L}*nummer|\\p{L}*-?nr\\.?|nr\\.?|iban|bic|plz|postleitzahl|aktenzeichen|az\\.?|\\p{L}*zeichen|\\p{L}*kennung|durchwahl|\\p{L}*-id|id|kennzeichen|endet auf|endend auf|endziffern?|ref\\.?|referenz',
    weak: 'flug|zimmer|raum|bestellung|buchung|ticket|rechnung|karte|konto|paket|sendung|auftrag|fall|vorgang|vertrag|zug|gate|police|gutschein|reservierung|schließfach|akte|modell|artikel',
    fillers: 'lautet|ist|war|mit|auf|endet|endend|nummer|nr|der|die|das|jetzt|code|für|ihre|ihren|id',
    copulas: 'ist|war|lautet|lautete|heißt|endet auf|sind',
    counted: '\\p{Lu}\\p{Ll}+',
    isYours: '(?:ist|lautet|war)\\s{1,3}(?:ihre?|der|die|das|deine?|unsere?|meine?)',
    verbs:
      'ist|war|wurde|wird|hat|geht|und|oder|ab|um|am|auf|in|im|von|nach|zur?|bei|mit|für|bitte|startet|landet|liegt|kommt|fällt|steht|kann|bereit|heute|morgen|jetzt|verspätet|storniert|bestätigt|versandt|unterwegs|ausgeliefert|erhalten|eingegangen|abgeschlossen|bezahlt|fällig|bis|eingeben|nennen|verwenden|angeben|als|wie|noch|sind|sofort|direkt|sowie|wegen|gültig|läuft|wartet|finden|haben',
  },
  slashes: {
    beforeDate: /(?:^|[\s(])(?:heute|morgen|heute ist|am|vom|zum|bis|seit|ab|den|der)\s{1,2}$/i,
    behindDate: /^\s(?:um\s\d)/,
    behindFraction:
      /^[ ](?:l|Liter|TL|EL|Tasse|Stunde|der|des|von|aller|kg|Kilo|Pfund|Teelöffel|Esslöffel|Zwiebel|Zitrone|Bund|Packung|Becher|Glas|Zoll|Jahr|Portion|Päckchen|Flasche|Dose|Stück|Apfel|Gurke|Paprika|m|km|cm|Zoll|Brot)(?!\p{L})/u,
    beforeScore: /(?:bewertung|note|punkte?|bewertet mit|erhielt|hat|bekam|schmerz\p{L}*|ergebnis)[: ]\s?$/iu,
  },
  romans: {
    isDotted: true,
    things:
      'kapitel|kap\\.|art\\.|bd\\.|teil|band|akt|szene|abschnitt|artikel|stufe|phase|klasse|typ|weltkrieg|buch|tabelle|abbildung|anhang|anlage|gruppe|liga|hartz|level|apollo|quartal',
    isPerson: (name) => regnal.has(name),
    say: (value, role, { before }) => {
      if (role !== 'person') return `${value}`;
      const name = /(\p{L}+)\s$/u.exec(before)?.[1] ?? '';
      const isGenitive = name.endsWith('s') && regnal.has(name.slice(0, -1));
      const head = before.slice(0, before.length - name.length - 1);
      const ending = /(?:^|\s)(?:von|unter|mit|bei|nach|zu|seit|aus)\s(?:\p{L}+\s)?$/iu.test(head)
        ? 'dem'
        : /(?:^|\s)(?:für|gegen|durch|um|ohne|über)\s(?:\p{L}+\s)?$/iu.test(head)
          ? 'den'
          : isGenitive
            ? 'des'
            : queens.has(name)
              ? 'die'
              : 'der';
      const stem = germanOrdinalStem(value).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
      return `${ending} ${stem}${ending === 'der' || ending === 'die' ? 'e' : 'en'}`;
    },
  },
  phoneWords:
    /(?:^|[^\p{L}])(?:tel|telefon|telefonnummer|fax|mobil|handy|ruf(?:en sie)?|anrufen unter|unter|nummer|hotline|whatsapp)(?:\s(?:uns|an|unter|ist|lautet|der|die|nummer)){0,3}[\s.:]{1,3}$/iu,
  months: anyOf(monthForms.keys()),
  cardinal,
  decimals: (fraction) => [...fraction].join(' '),
  spell: (run) => [...run].join(' '),
  addressLetters: (letters) => spelledOut(letters),
  domainEnding: (label) =>
    /^(?:de|at|ch|eu|io|ai|uk|us|fr|tv)$/i.test(label) ? [...label].join(' ') : spelledOut(label),
  year: germanYear,
  date,
  money: (amount, currency, magnitude) => money(amount, currency, magnitude),
  quantity: (amount, unit) =>
    `${amountWords(amount, german, unit.gender ?? 'm')} ${isOne(amount) ? unit.one : unit.many}`,
  fraction,
  mixed: (whole, top, bottom, around) =>
    bottom === '2'
      ? `${whole === '1' ? 'einein' : `${germanCardinal(whole).replace(/eins$/, 'ein')}ein`}halb`
      : `${plain(whole)} ${fraction(top, bottom, around)}`,
  phone: (groups, isInternational) =>
    `${isInternational ? 'plus ' : ''}${groups.map((group) => [...group].join(' ')).join(', ')}`,
  plainNumber,
};

const queens = new Set(
  'Elisabeth Elizabeth Katharina Margrethe Maria Wilhelmina Kleopatra Viktoria Beatrix Johanna Isabella Christina Anna'.split(
    ' ',
  ),
);

const regnal = new Set(
  'Heinrich Ludwig Friedrich Wilhelm Karl Otto Elisabeth Elizabeth Charles Karl Georg George Albert Leopold Franz Josef Joseph Maximilian Rudolf Konrad Johannes Paul Pius Benedikt Leo Franziskus Katharina Peter Iwan Nikolaus Alexander Napoleon Philipp Gustav Christian Harald Margrethe Ferdinand Sigismund Barbarossa August Jakob Eduard Edward Henry Louis Felipe Alfons Ramses Ptolemäus Innozenz Gregor Clemens Urban Julius Viktor Maria Wilhelmina Ernst Max'.split(
    ' ',
  ),
);
