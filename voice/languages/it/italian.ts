import type { ReadLanguage } from '#voice/languages/read-language.ts';
import { weekdayOf } from '#voice/understanding/calendar.ts';
import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { grouped } from '../said.ts';
import { italianClock } from './clock.grammar.ts';
import { italianDays } from './days.grammar.ts';
import { numbers } from './numbers.grammar.ts';

const words = (text: string) => new Set(text.split(' '));
const weekdays = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'];
const months = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
);

const date: ReadLanguage['say']['date'] = (day, today) =>
  `${weekdays[weekdayOf(day)]} ${day.day} ${months[day.month - 1]}${day.year === today.year ? '' : ` ${day.year}`}`;
const time: ReadLanguage['say']['time'] = ({ hour, minute }) => `${hour}:${String(minute).padStart(2, '0')}`;

export const italian: ReadLanguage = {
  id: 'it-IT',
  country: 'IT',
  currency: 'EUR',
  values: [...numbers, ...italianDays, ...italianClock],
  marks: [
    ...lexicon('mark', {
      '(no aspetti|aspetti|no scusi|scusi|scusa|volevo dire|cioe no|anzi|no anzi|meglio)': 'repair',
      '(non|mai|tranne|eccetto|invece di|senza)': 'negation',
      '(se|purche|a meno che|dipende)': 'condition',
      '(ma|pero|tuttavia)': 'contrast',
      '(o|oppure)': 'or',
      '(e|ed|anche)': 'and',
      '(che|quando|dove|chi|come|quanto|perche|quale)': 'question',
      '(buongiorno|buonasera|ciao|salve|pronto)': 'greeting',
      '(grazie|mille grazie|grazie mille)': 'thanks',
    }),
  ],
  answers: [
    ...lexicon('answer', {
      "(si|si si|certo|certamente|va bene|d'accordo|esatto|esattamente|giusto|corretto|perfetto|ok|okay|bene|benissimo|volentieri|come no|sicuro|ovvio|ovviamente|naturalmente|senz'altro|con piacere|perche no|credo di si|penso di si|nessun problema|👌|👍|✅)":
        'yes',
      '(no|no no|no grazie|assolutamente no|per niente|affatto|mai|sbagliato|falso|non credo|credo di no|penso di no|non va bene|non e giusto|non e corretto|nemmeno per sogno|macche|niente|nessuno|👎|❌)':
        'no',
      '(forse|non so|non lo so|dipende|non sono sicuro|non sono sicura|boh|magari|vediamo)': 'unsure',
    }),
    rule('answer', '(non) [e] <a:answer>', ({ a }) => (a === 'yes' ? 'no' : null), 0.4),
    rule('answer', '<a:answer> (grazie|per favore|certo)', ({ a }) => a, -0.1),
    rule('answer', '<a:answer> <b:answer>', ({ a, b }) => (a === b ? a : null), 0.1),
  ],
  say: {
    date,
    time,
    moment: (at, today) => `${date(at, today)} alle ${time(at)}`,
    number: (value) => grouped(value, '.', ',', 'meno '),
    length: (value) => value,
    yes: 'sì',
    no: 'no',
  },
  fillers: words('eh ehm mm uhm'),
  denials: words('no scusi aspetti'),
  articles: words('il lo la i gli le un una uno'),
  harmless: words(
    "il lo la i gli le l' un una di a da in con su per tra fra del della dal al alla nel nella che mi ci si sono e ho vorrei voglio posso tornero tornerò tornato tornata torno vado andro partiro partito avremo avremmo abbiamo avuto appuntamento prenota prenotare circa bene ok per favore grazie si ma allora ecco va e' c'e essere libero sei quello mandato email chi una",
  ),
};
