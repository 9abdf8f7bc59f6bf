import { amountWords, isOne } from '../amounts.ts';
import type { Amount, Currency, Gender, Magnitude, ReadingLanguage } from '../language.ts';
import { type Around, anyOf } from '../rule.ts';
import { spelledOut } from '../spelling.ts';
import { spanishGender } from './agreement.ts';
import { spanishCardinal, spanishCounted, spanishOrdinal } from './numbers.ts';
import { abbreviations, currencies, magnitudes, monthForms, months, perUnits, signs, units } from './words.data.ts';

const plain = (digits: string) => digits.replace(/^0+(?=\d)/, '');
const cardinal = (digits: string, gender?: Gender) =>
  gender === undefined ? plain(digits) : spanishCounted(plain(digits), gender === 'f' ? 'f' : 'm');
const oneByOne = (run: string) => [...run].join(' ');

function fraction(top: string, bottom: string, { next }: Around): string {
  const isFeminine =
    /^\s(?:de\s)?(?:taza|cucharada|cucharadita|hora|docena|cebolla|botella|libra|onza|pulgada|manzana|jornada|pizza|lata|copa|página|naranja|barra|ración|milla|tonelada|zanahoria|porción)/.test(
      next,
    );
  if (bottom === '2') {
    if (top !== '1') return `${plain(top)} medios`;
    return /^\s(?!de\s)\p{L}{3,}|^\s(?:kg|l|km|m|g|h)(?!\p{L})/u.test(next)
      ? isFeminine || /^\sh(?!\p{L})/u.test(next)
        ? 'media'
        : 'medio'
      : 'un medio';
  }
  const number = Number(bottom);
  const name =
    number === 3
      ? 'tercio'
      : number <= 10
        ? spanishOrdinal(bottom, 'm')
        : `${spanishCardinal(bottom).replace(/[aeo]$/, '')}avo`;
  return `${cardinal(top, 'm')} ${name}${top === '1' ? '' : 's'}`;
}

/** Behind a round number of millions the currency has its "de". */
function money(
  { whole, fraction: cents }: Amount,
  currency: Currency,
  magnitude: Magnitude | undefined,
  language: ReadingLanguage,
): string {
  if (magnitude !== undefined) {
    const amount = amountWords({ whole, fraction: cents }, language, 'm');
    const name = isOne({ whole, fraction: cents }) ? magnitude.one : magnitude.many;
    if (name === 'mil') return `${amount === 'un' ? '' : `${amount} `}mil ${currency.many}`;
    return `${amount} ${name} de ${currency.many}`;
  }
  const name = Number(whole) === 1 ? currency.one : currency.many;
  if (cents !== undefined && cents.length > 2)
    return `${amountWords({ whole, fraction: cents }, language)} ${currency.many}`;
  const rest = plain((cents ?? '0').padEnd(2, '0'));
  if (Number(whole) === 0 && rest !== '0')
    return `${rest === '1' ? 'un' : cardinal(rest, 'm')} ${rest === '1' ? currency.cent : currency.cents}`;
  const isRound = /0{6}$/.test(whole);
  return `${cardinal(whole, currency.gender)} ${isRound ? 'de ' : ''}${name}${rest === '0' ? '' : ` con ${rest}`}`;
}

function plainNumber(digits: string, around: Around): string {
  const { before, next } = around;
  if (digits.length > 1 && digits.startsWith('0')) return oneByOne(digits);
  const [, noun] = /^[ \u00a0](\p{L}{2,})/u.exec(next) ?? [];
  const isPostcode =
    digits.length === 5 &&
    noun !== undefined &&
    /^\p{Lu}\p{Ll}/u.test(noun) &&
    /(?:^|,|\n|[-–(]|\d|\bC\.?P\.?|\ben)\s*$/.test(before);
  if (isPostcode || digits.length > 12) return oneByOne(digits);
  // "entre 1 y 2 horas", "1-2 horas": the noun stands behind the second.
  const counted = noun ?? /^[ \u00a0]?[-–‑][ \u00a0]?\d{1,4}[ \u00a0](\p{L}{2,})/u.exec(next)?.[1];
  const gender = counted === undefined ? undefined : spanishGender(counted, digits === '1' && noun !== undefined);
  return gender === undefined ? digits : spanishCounted(digits, gender);
}

const regnal = new Map<string, 'm' | 'f'>([
  ...'Felipe Alfonso Carlos Juan Luis Enrique Fernando Jaime Pedro Sancho Ramiro Napoleón Pablo Benedicto Pío León Francisco Nicolás Alejandro Federico Guillermo Jorge Eduardo Jacobo Ricardo Ramsés Amadeo José Clemente Gregorio Inocencio Urbano Julio Leopoldo Alberto Gustavo Haakon Harald Iván Otón Maximiliano Pelayo Ordoño Bermudo'
    .split(' ')
    .map((name) => [name, 'm'] as const),
  ...'Isabel Juana María Catalina Victoria Ana Margarita Cleopatra Beatriz Cristina'
    .split(' ')
    .map((name) => [name, 'f'] as const),
]);

function languageWith(decimalMark: '.' | ','): ReadingLanguage {
  const spanish: ReadingLanguage = {
    decimalMark,
    groupMarks: `${decimalMark === ',' ? '.' : ','} \u00a0\u202f\u2009`,
    dayFirst: true,
    signs: decimalMark === ',' ? signs : { ...signs, point: 'punto', pound: 'numeral' },
    units,
    perUnits,
    currencies,
    magnitudes,
    abbreviations,
    codes: {
      strong:
        'códigos?|pin|clave|contraseña|número de \\p{L}+|n\\.?º(?: de \\p{L}+)?|núm\\. de \\p{L}+|referencia|ref\\.?|localizador|iban|código postal|c\\.? ?p\\.?|dni|nie|nif|cif|id|matrícula|expediente|terminad[ao] en|termina en|acabad[ao] en|acaba en|póliza|seguimiento|confirmación|extensión|ext\\.?',
      weak: 'vuelo|habitación|sala|pedido|reserva|factura|tarjeta|cuenta|paquete|envío|caso|billete|tren|puerta|ticket|cupón|albarán|contrato|ficha|expediente|taquilla',
      fillers: 'número|es|era|de|con|terminad[ao]|en|el|la|su|n\\.?º|núm|código|que|termina|acaba',
      copulas: 'es|era|fue|son|termina en|acaba en',
      counted: '\\p{Ll}{2,}s|personas',
      isYours: 'es\\s{1,3}(?:su|tu|el|la|mi|nuestro|nuestra)',
      verbs:
        'es|está|fue|ha|sale|llega|y|o|a|al|el|la|los|en|de|del|para|por|con|se|ya|no|que|llegará|saldrá|despega|aterriza|lista|listo|confirmad[ao]|cancelad[ao]|enviad[ao]|entregad[ao]|vence|tiene|queda|hoy|mañana|desde|hasta|si|pagad[ao]|pendiente|hacia|antes|cuando|caduca|con',
    },
    slashes: {
      beforeDate:
        /(?:^|[\s(])(?:hoy|hoy es|mañana|es el|el|del|al|desde|hasta|día|para el|antes del|lunes|martes|miércoles|jueves|viernes|sábado|domingo|fecha)[,:]?\s{1,2}$/i,
      behindDate: /^,?\s(?:a las? \d|de 20\d\d)/,
      behindFraction:
        /^\s(?:de\s(?:taza|cucharad|litro|kilo|hora|los|las|la|cebolla|un|una|docena|libra|pulgada)|taza|cucharad|litro|kilo|kg|l(?!\p{L})|hora|docena|cebolla|botella|pulgada|libra|limón|pimiento|vaso|jornada|km|m(?!\p{L}))/u,
      beforeScore: /(?:nota|puntuación|valoración|calificación|puntos|sacó|obtuvo)[: ]\s?(?:de\s|un\s)?$/iu,
    },
    romans: {
      things:
        'capítulo|cap\\.|art\\.|vol\\.|parte|tomo|volumen|acto|escena|sección|artículo|siglo|siglos|s\\.|ss\\.|fase|nivel|tipo|guerra mundial|libro|título|anexo|grupo|tabla|figura|grado|etapa|juegos|copa|liga|división|concilio vaticano|congreso|edición|región',
      isPerson: (name) => regnal.has(name),
      say: (value, role, { before }) => {
        const name = /(\p{L}+)\s$/u.exec(before)?.[1] ?? '';
        if (/guerra mundial\s$/i.test(before)) return spanishOrdinal(String(value), 'f');
        if (role !== 'person' || value > 10) return `${value}`;
        return spanishOrdinal(String(value), regnal.get(name) ?? 'm');
      },
    },
    phoneWords:
      /(?:^|[^\p{L}])(?:tel|teléfono|tfno|tlf|fax|móvil|celular|llame|llámenos|llamar|llame al|llámanos|whatsapp|marque)(?:\s(?:al|a|número|es|en|el)){0,3}[\s.:]{1,3}$/iu,
    months: anyOf(monthForms.keys()),
    cardinal,
    decimals: (digits) => (digits.startsWith('0') || digits.length > 2 ? oneByOne(digits) : digits),
    spell: oneByOne,
    addressLetters: spelledOut,
    domainEnding: (label) => (/^(?:eu|io|ai|uk|us|tv)$/i.test(label) ? oneByOne(label) : label),
    year: (digits) => digits,
    date: (day, month, year) =>
      `${dayOf(day, decimalMark === '.')} de ${months[month - 1]}${year === undefined ? '' : ` de ${year}`}`,
    money: (amount, currency, magnitude) => money(amount, currency, magnitude, spanish),
    quantity: (amount, unit) => `${amountWords(amount, spanish, unit.gender)} ${isOne(amount) ? unit.one : unit.many}`,
    fraction,
    mixed: (whole, top, bottom, around) => mixed(whole, top, bottom, around),
    phone: (groups, isInternational) => `${isInternational ? 'más ' : ''}${groups.map(oneByOne).join(', ')}`,
    counted: plainNumber,
    plainNumber,
  };
  return spanish;
}

function mixed(whole: string, top: string, bottom: string, around: Around): string {
  const [, noun] = /^\s(?:de\s)?(\p{L}{3,})/u.exec(around.next) ?? [];
  const gender = noun === undefined ? undefined : spanishGender(noun, whole === '1');
  const counted = gender === undefined ? plain(whole) : spanishCounted(plain(whole), gender);
  if (bottom === '2') return `${counted} y ${gender === 'f' ? 'media' : 'medio'}`;
  return `${counted} y ${fraction(top, bottom, { ...around, next: '' })}`;
}

/** "uno de mayo" in Spain, "primero de mayo" in America. */
export const dayOf = (day: string, isAmerican: boolean): string =>
  Number(day) === 1 ? (isAmerican ? 'primero' : 'uno') : plain(day);

export const spanish = languageWith(',');
export const americanSpanish = languageWith('.');
