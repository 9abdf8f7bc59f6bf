import type { NamePart, Names } from '../names.ts';
import { commonEndings, commonWords } from './common-words.ts';

const words = (text: string) => new Set(text.split(' '));

/** All rows of one of each. */
const rows = (...choices: string[][]): string[] =>
  choices.reduce<string[]>((all, choice) => all.flatMap((one) => choice.map((next) => `${one} ${next}`.trim())), ['']);

const is = ['es', 'seria', 'era'];
const named = rows(['mi', 'el', 'su', 'nuestro', ''], ['nombre', 'nombre completo', 'nombre entero'], is);
const nicknames = ['me llaman', 'todos me llaman', 'me dicen', 'todo el mundo me llama'];
const called = [
  ...['me llamo', 'se llama', ...nicknames, 'llameme', 'a nombre de', 'al nombre de', 'en nombre de', 'de parte de'],
  ...[
    'ponga',
    'pongalo a nombre de',
    'apunte',
    'apuntelo a nombre de',
    'cambielo a',
    'la reserva esta a nombre de',
    'esta a nombre de',
  ],
];
const parts: Record<NamePart, string[]> = {
  given: ['nombre de pila', 'primer nombre', 'mi nombre de pila', 'de nombre'],
  middle: ['segundo nombre'],
  family: [
    'apellido',
    'apellidos',
    'mi apellido',
    'mis apellidos',
    'el apellido',
    'los apellidos',
    'primer apellido',
    'de apellido',
    'segundo apellido',
  ],
};
const labels = Object.fromEntries(
  Object.entries(parts).flatMap(([part, phrases]) =>
    rows(phrases, ['', ...is, 'son']).map((phrase) => [phrase, part as NamePart] as const),
  ),
);

/** How one tells a name in Spanish. */
export const spanishNames: Names = {
  before: [
    ...named,
    ...called,
    ...[
      'nombre',
      'soy',
      'yo soy',
      'soy el',
      'soy la',
      'con',
      ...rows(
        ['ponga', 'pongalo', 'pongame', 'apunte', 'apuntelo', 'apunteme', 'anote', 'anotelo'],
        ['a nombre de', 'como', 'con el nombre de'],
      ),
      'soy el senor',
      'soy la senora',
      'es',
      'habla',
      'le habla',
      'aqui',
      'le llama',
      'llama',
      'al habla',
    ],
    ...[
      'seria',
      'para',
      'de',
      'el senor',
      'la senora',
      'senor',
      'senora',
      'don',
      'dona',
      'doctor',
      'doctora',
      'el paciente es',
      'la paciente es',
      'la cita es para',
      'una cita para',
      'una reserva para',
    ],
    ...[
      'hola soy',
      'hola me llamo',
      'buenos dias soy',
      'buenos dias me llamo',
      'mi nombre',
      'deletreado',
      'esta hablando con',
      'habla con',
    ],
    ...[
      'my name is',
      "i'm",
      'mein name ist',
      'ich heisse',
      "je m'appelle",
      'mon nom est',
      'je suis',
      'mi chiamo',
      'meu nome e',
      'me chamo',
      'ik heet',
    ],
  ],
  anywhere: [
    ...named.filter((phrase) => phrase.startsWith('mi ') || phrase.startsWith('el ')),
    'me llamo',
    'se llama',
    'a nombre de',
    ...called.filter((phrase) => /^(?:ponga|apunt|anot)/.test(phrase) && phrase.includes(' ')),
  ],
  nicknames,
  titles: words('senor senora senorita sr sra srta don dona doctor doctora dr dra profesor profesora'),
  labels,
  inAddresses: { nombre: 'given', 'mi nombre': 'given' },
  after: [
    'se llama',
    'se llama ella',
    'se llama el',
    'al habla',
    'al aparato',
    'es mi nombre',
    'me llamo',
    'mi nombre',
    'por favor',
    'rapido por favor',
    'rapido',
    'gracias',
    'aqui',
    'para servirle',
    'soy yo',
    'como le dije',
    'otra vez',
    'esta bien',
    'correcto',
  ],
  sameName: /(?<!\p{L})(?:mismo|mi nombre|mío|mio|el mío|yo|ambos|los dos)(?!\p{L})/u,
  bookedFor: words('para'),
  fond: words('carino corazon guapa guapo amigo amiga hijo senorita joven'),
  openings: words('mira si no pues bueno vale ok claro seguro ah eh oh ay mire oiga entonces y tambien a ver hola'),
  repairs: words('bueno no perdon perdone disculpe espere digo'),
  paused: words('bueno pues'),
  instead: ['sino', 'sino que es', 'es', 'soy', 'me llamo', 'pero'],
  relations: words(
    'hija hijo mujer marido esposa esposo madre padre mama papa abuela abuelo hermana hermano tia tio sobrina sobrino primo prima pareja novia novio prometido amiga amigo jefe jefa companero companera vecino vecina bebe nieta nieto hijastro cunado cunada suegra suegro',
  ),
  owners: words('mi mis nuestro nuestra su sus el la'),
  joints: words('y mi el la su con entonces'),
  remarks: /,?\s*\b(?:dos palabras|una palabra|todo junto|separado|con guion|con guión)\b/giu,
  couples: words('y e'),
  starters: words('yo mi el la es usted nosotros'),
  things: [/^(?:y|o|pero) /, /^(?:un|una|unos|unas) \p{L}{2}/u, /^(?:lo|los|las) \p{L}{2}/u],
  sentences: words('un una lo los las que en a por para con o mas bien'),
  origin: words('desde con'),
  ordinary: words(
    'un una el la y o pero como en a de por para bien grande chico largo corto viejo joven negro blanco verde gris rojo azul rosa flor mar sol luna cielo amor paz santos reyes cruz iglesia campo monte torres rio fuente vega prado castillo mora leon lobo cordero rey conde marques duque pascual abril mayo domingo viernes norte sur van di do he yu an delgado moreno rubio calvo bravo',
  ),
  never: words(
    'estoy estamos voy vamos estaba junto juntos seguido dia hace bonito lindo coma punto guion raya perdido confundido ocupado enfermo urgente emergencia privado confidencial complicado cliente paciente pedido factura cuenta entrega paquete reembolso reserva seguro dentista agente persona humano robot maquina ordenador informacion problema pregunta caldera oficina minuto momento segundo espere espera oigo escucho mirar ver intentar ir vengo venir usar hacer hago hecho ya antes despues todavia solo tambien muy mucho algunos todos ambos otro otra mismo siguiente igual cosa gente nadie alguien claro exactamente prefiero conocido olvidado recordar si entonces que necesario importante nosotros ellos ella usted ustedes yo tu me mi se le lo su no nunca donde cuando quien por porque cual como digo decir dicho hablar hablo preguntar ayuda ayudar aqui ahi alli esto eso este esta es son era tengo tiene tenemos hay dar deme puede puedo podria poder quiero quisiera querria necesito debo tal vez quizas repetir pare cancelar favor gracias hola hoy manana pasado ayer ahora luego aproximadamente saber se creo pienso seguro mal correcto llamar llamo llamado telefono numero correo direccion nombre nombres apellido deletrear letra escrito escribe',
  ),
  common: commonWords,
  commonEndings,
  places: words('desde con sobre en hacia sin durante tras cerca por para hasta'),
  whose: words('mi mis nuestro nuestra su sus'),
  only: words('solo solamente simplemente yo el la'),
  later: ['soy', 'me llamo', 'es', 'habla'],
  clauses: words(
    'yo nosotros usted el ella ellos puede puedo podria quiero quisiera tengo es esta era si no por que como donde quien cuando cual eso esto favor vale ok porque para necesito y',
  ),
  abuse: words(
    'mierda joder gilipollas imbecil idiota estupido estupida cabron puta puto hijo_de_puta pendejo cono tonto tonta maldito maldita chinga verga culo',
  ),
  particles: words('de del la las los y van von da di el al san santa'),
};
