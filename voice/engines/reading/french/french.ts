import { amountWords, isOne } from '../amounts.ts';
import type { Amount, Currency, Gender, Magnitude, ReadingLanguage } from '../language.ts';
import { type Around, anyOf } from '../rule.ts';
import { spelledOut } from '../spelling.ts';
import { frenchGender } from './agreement.ts';
import { frenchCounted, frenchOrdinal } from './numbers.ts';
import { abbreviations, currencies, magnitudes, monthForms, months, perUnits, signs, units } from './words.data.ts';

const plain = (digits: string) => digits.replace(/^0+(?=\d)/, '');
const cardinal = (digits: string, gender?: Gender) => frenchCounted(plain(digits), gender === 'f' ? 'f' : 'm');
const oneByOne = (run: string) => [...run].join(' ');
/** Plural begins at two. */
const isSingle = ({ whole }: Amount) => Number(whole) < 2;
const of = (name: string) => (/^[aeiouyéè]/i.test(name) ? `d'${name}` : `de ${name}`);

function money({ whole, fraction: cents }: Amount, currency: Currency, magnitude: Magnitude | undefined): string {
  if (magnitude !== undefined) {
    const amount = amountWords({ whole, fraction: cents }, french, 'm');
    const name = isSingle({ whole }) ? magnitude.one : magnitude.many;
    if (name === 'mille') return `${isOne({ whole, fraction: cents }) ? '' : `${amount} `}mille ${currency.many}`;
    return `${amount} ${name} ${of(currency.many)}`;
  }
  const name = isSingle({ whole }) ? currency.one : currency.many;
  if (cents !== undefined && cents.length > 2) return `${amountWords({ whole, fraction: cents }, french)} ${name}`;
  const rest = plain((cents ?? '0').padEnd(2, '0'));
  if (Number(whole) === 0 && rest !== '0') return `${rest} ${rest === '1' ? currency.cent : currency.cents}`;
  const isRound = /0{6}$/.test(whole);
  return `${cardinal(whole, currency.gender)} ${isRound ? of(name) : name}${rest === '0' ? '' : ` ${rest}`}`;
}

function fraction(top: string, bottom: string, { next }: Around): string {
  const isSole = Number(top) === 1;
  if (bottom === '2') {
    if (!isSole) return `${plain(top)} demis`;
    const [, noun] = /^\s(?:de\s|d['’])?(\p{L}{3,})/u.exec(next) ?? [];
    return noun === undefined && !/^\s(?:l|kg|h|m)(?!\p{L})/u.test(next)
      ? 'un demi'
      : `${noun !== undefined && frenchGender(noun) === 'f' ? 'une' : 'un'} demi`;
  }
  const names: Record<string, string> = { '3': 'tiers', '4': 'quart' };
  const name = names[bottom] ?? frenchOrdinal(bottom, 'm');
  return `${isSole ? 'un' : plain(top)} ${isSole || name.endsWith('s') ? name : `${name}s`}`;
}

function mixed(whole: string, top: string, bottom: string, { next }: Around): string {
  const [, noun] = /^\s(?:de\s|d['’])?(\p{L}{3,})/u.exec(next) ?? [];
  const gender = noun === undefined ? 'm' : frenchGender(noun);
  const counted = frenchCounted(plain(whole), gender);
  if (bottom === '2') return `${counted} et ${gender === 'f' ? 'demie' : 'demi'}`;
  return `${counted} ${fraction(top, bottom, { before: '', next: '', shouting: false })}`.replace(
    / un quart$/,
    ' un quart',
  );
}

/** By pairs, as the French give their numbers; a zero before one is said. */
const pairs = (digits: string) => {
  const groups =
    digits.length % 2 === 1 ? [digits[0]!, ...(digits.slice(1).match(/\d{2}/g) ?? [])] : (digits.match(/\d{2}/g) ?? []);
  return groups.map((pair) => (pair.startsWith('0') && pair.length === 2 ? oneByOne(pair) : pair)).join(', ');
};

function phone(groups: readonly string[], isInternational: boolean): string {
  const all = groups.join('');
  if (!isInternational && /^0\d{9}$/.test(all) && (groups.length === 1 || groups.every((group) => group.length === 2)))
    return pairs(all);
  if (isInternational && /^33\d{9}$/.test(all)) return `plus 33, ${pairs(all.slice(2))}`;
  return `${isInternational ? 'plus ' : ''}${groups.map(oneByOne).join(', ')}`;
}

const notCounted =
  /^(?:h|et|ou|à|de|du|des|le|la|les|en|sur|par|pour|est|sont|ans?|avec|sans|dans|plus|moins|une?|au|aux|rue|avenue|place|boulevard|route|chaque|cette|elle|entre|comme|même)$/i;

function plainNumber(digits: string, { before, next }: Around): string {
  if (digits.length > 1 && digits.startsWith('0')) return oneByOne(digits);
  const [, noun] = /^[ \u00a0\u202f](\p{L}{2,})/u.exec(next) ?? [];
  if (digits.length > 12) return oneByOne(digits);
  if (digits.length === 5 && noun !== undefined && /^\p{Lu}\p{Ll}/u.test(noun) && /(?:^|,|\n|[-–(]|à)\s*$/.test(before))
    return postcode(digits);
  const counted = noun ?? /^[ \u00a0]?[-–‑][ \u00a0]?\d{1,4}[ \u00a0](\p{L}{2,})/u.exec(next)?.[1];
  return counted === undefined || notCounted.test(counted) ? digits : frenchCounted(digits, frenchGender(counted));
}

/** "75011" is read by its department and the rest. */
const postcode = (digits: string) => oneByOne(digits);

/** French. Plain figures stay figures, so that Belgians and the Swiss count as they do. */
export const french: ReadingLanguage = {
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
      'codes?|pin|mot de passe|numéro de \\p{L}+|numéro client|n° ?de \\p{L}+|n° client|n° \\p{L}+|référence|réf\\.?|iban|code postal|siret|siren|id|identifiant|immatriculation|finissant par|se termine par|terminant par|poste|dossier n°|confirmation|suivi',
    weak: 'vol|chambre|salle|commande|réservation|facture|carte|compte|colis|dossier|billet|train|porte|ticket|contrat|client|bus|bon|livraison|casier',
    fillers: 'numéro|est|était|n°|de|le|la|votre|se|termine|finissant|terminant|par|code|postal|suivi|client',
    copulas: 'est|était|sont|se termine par|finit par',
    counted: '\\p{Ll}{2,}[sx]',
    isYours: 'est\\s{1,3}(?:votre|ton|ta|le|la|mon|notre)',
    verbs:
      'est|a|sera|part|arrive|décolle|et|ou|à|au|le|la|les|en|de|du|des|pour|par|avec|se|pas|prête?|confirmée?|annulée?|expédiée?|livrée?|validée?|expire|sont|dès|depuis|avant|après|si|payée?|attend|vous|aujourd|demain|vers|dans|sur|doit|retardé|était|reçue?',
  },
  slashes: {
    beforeDate:
      /(?:^|[\s(])(?:le|du|au|depuis|dès|jusqu'au|avant le|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|date)[ :,]{1,3}$/i,
    behindDate: /^,?\s(?:à \d)/,
    behindFraction:
      /^\s(?:de\s|d['’]|des\s|du\s)?(?:tasse|cuill|litre|kilo|kg|l(?!\p{L})|heure|h(?!\p{L})|oignon|bouteille|pouce|livre|citron|verre|journée|km|m(?!\p{L})|clients|français|poivron|gousse|part|pomme|pot|sachet|population|personnes|gens|femmes|hommes|temps|prix|total)/iu,
    beforeScore: /(?:note|score|noté|évaluation|obtenu|eu|points?)[ :]{1,2}(?:de\s)?$/iu,
  },
  romans: {
    things:
      'chapitre|chap\\.|art\\.|vol\\.|partie|tome|volume|acte|scène|section|article|siècle|phase|niveau|type|guerre mondiale|livre|titre|annexe|groupe|tableau|figure|étape|paris|lyon|jeux|vatican|république|mondiale|apollo|région',
    isPerson: (name) => regnal.has(name),
    say: (value, role, { before }) => {
      if (role !== 'person') return `${value}`;
      const name = /(\p{L}+)\s$/u.exec(before)?.[1] ?? '';
      return value === 1 ? frenchOrdinal('1', regnal.get(name) ?? 'm') : `${value}`;
    },
  },
  phoneWords:
    /(?:^|[^\p{L}])(?:tél|téléphone|fax|mobile|portable|appelez|appelez le|appeler le|composez|whatsapp|joindre au)(?:\s(?:le|au|nous|numéro|est)){0,3}[\s.:]{1,3}$/iu,
  months: anyOf(monthForms.keys()),
  cardinal,
  decimals: (digits) => (digits.startsWith('0') || digits.length > 2 ? oneByOne(digits) : digits),
  spell: oneByOne,
  addressLetters: spelledOut,
  domainEnding: (label) => (/^(?:fr|be|ch|eu|io|ai|uk|us|ca|tv)$/i.test(label) ? oneByOne(label) : spelledOut(label)),
  year: (digits) => digits,
  date: (day, month, year) => `${dayOf(day)} ${months[month - 1]}${year === undefined ? '' : ` ${year}`}`,
  money: (amount, currency, magnitude) => money(amount, currency, magnitude),
  quantity: (amount, unit) => `${amountWords(amount, french, unit.gender)} ${isSingle(amount) ? unit.one : unit.many}`,
  fraction,
  mixed,
  phone,
  counted: plainNumber,
  plainNumber,
};

const regnal = new Map<string, 'm' | 'f'>([
  ...'Louis François Napoléon Henri Charles Philippe Jean Paul Pie Benoît Léon Albert Léopold Guillaume Georges Édouard Jacques Richard Nicolas Alexandre Pierre Frédéric Ferdinand Alphonse Ramsès Clément Grégoire Innocent Urbain Jules Victor-Emmanuel Humbert Rainier Baudouin Mohammed Hassan Juan Carlos Felipe Gustave Harald Ivan Otton Robert Lothaire Clovis Childéric'
    .split(' ')
    .map((name) => [name, 'm'] as const),
  ...'Élisabeth Elisabeth Catherine Marie Victoria Isabelle Anne Marguerite Cléopâtre Béatrix Christine'
    .split(' ')
    .map((name) => [name, 'f'] as const),
]);

export const dayOf = (day: string): string => (Number(day) === 1 ? 'premier' : plain(day));
