import type { ReadLanguage } from '#voice/languages/read-language.ts';
import { weekdayOf } from '#voice/understanding/calendar.ts';
import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { grouped } from '../said.ts';
import { portugueseClock } from './clock.grammar.ts';
import { portugueseDays } from './days.grammar.ts';
import { numbers } from './numbers.grammar.ts';

const words = (text: string) => new Set(text.split(' '));
const weekdays = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'];
const months = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

const date: ReadLanguage['say']['date'] = (day, today) =>
  `${weekdays[weekdayOf(day)]}, ${day.day} de ${months[day.month - 1]}${day.year === today.year ? '' : ` de ${day.year}`}`;
const time: ReadLanguage['say']['time'] = ({ hour, minute }) => `${hour}:${String(minute).padStart(2, '0')}`;

export const portuguese: ReadLanguage = {
  id: 'pt-BR',
  country: 'BR',
  currency: 'BRL',
  values: [...numbers, ...portugueseDays, ...portugueseClock],
  marks: [
    ...lexicon('mark', {
      '(nao espere|espere|nao desculpe|desculpe|desculpa|quero dizer|quer dizer|alias|nao alias|melhor)': 'repair',
      '(nao|nunca|exceto|menos|em vez de|sem)': 'negation',
      '(se|desde que|a menos que|depende)': 'condition',
      '(mas|porem)': 'contrast',
      '(ou)': 'or',
      '(e|tambem)': 'and',
      '(que|quando|onde|quem|como|quanto|quantos|por que|qual)': 'question',
      '(ola|oi|bom dia|boa tarde|boa noite|alo)': 'greeting',
      '(obrigado|obrigada|muito obrigado|muito obrigada)': 'thanks',
    }),
  ],
  answers: [
    ...lexicon('answer', {
      '(sim|sim sim|claro|claro que sim|com certeza|certo|certamente|correto|exato|exatamente|isso|isso mesmo|esta bem|tudo bem|ok|okay|pode ser|bom|otimo|perfeito|de acordo|combinado|por que nao|acho que sim|sem problema|beleza|com prazer|👌|👍|✅)':
        'yes',
      '(nao|nao nao|nao obrigado|nao obrigada|de jeito nenhum|de maneira nenhuma|nunca|jamais|errado|falso|acho que nao|nao esta certo|nao esta correto|nada|nenhum|nenhuma|nem pensar|claro que nao|👎|❌)':
        'no',
      '(talvez|nao sei|depende|nao tenho certeza|sei la|quem sabe|vamos ver)': 'unsure',
    }),
    rule('answer', '(nao) [esta|e] <a:answer>', ({ a }) => (a === 'yes' ? 'no' : null), 0.4),
    rule('answer', '<a:answer> (obrigado|obrigada|por favor|senhor|senhora)', ({ a }) => a, -0.1),
    rule('answer', '<a:answer> <b:answer>', ({ a, b }) => (a === b ? a : null), 0.1),
  ],
  say: {
    date,
    time,
    moment: (at, today) => `${date(at, today)} às ${time(at)}`,
    number: (value) => grouped(value, '.', ',', 'menos '),
    length: (value) => value,
    yes: 'sim',
    no: 'não',
  },
  fillers: words('eh ahn hum hm'),
  denials: words('nao desculpe espere'),
  articles: words('o a os as um uma'),
  harmless: words(
    'o a os as um uma de do da em no na para por com que eu voltarei voltei vou ir voltar estou esta voce livre quero queria gostaria preciso posso so tenho tinha e ser seria reserva marcar consulta por favor bem ok sim entao pois euros enquanto populacao china',
  ),
};
