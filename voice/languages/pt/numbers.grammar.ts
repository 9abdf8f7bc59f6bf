import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { type Count, sum, times, written } from '#voice/understanding/values/count.ts';
import { apart, decimals, grouped, groupedTwice, joined, mostDecimals, scaled } from '../figures.ts';

/** Portuguese numbers: "quatrocentos e cinquenta e dois mil", "um vinte e cinco avos", "meia dúzia". */

const plain = (n: number): Count => ({ n, room: 0 });
const small =
  'zero um (dois|duas) tres quatro cinco (seis|meia) sete oito nove dez onze doze treze (quatorze|catorze) quinze (dezesseis|dezasseis) (dezessete|dezassete) dezoito (dezenove|dezanove)'.split(
    ' ',
  );
const tens = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const hundreds =
  '(duzentos|duzentas) (trezentos|trezentas) (quatrocentos|quatrocentas) (quinhentos|quinhentas) (seiscentos|seiscentas) (setecentos|setecentas) (oitocentos|oitocentas) (novecentos|novecentas)'.split(
    ' ',
  );
const gendered = (stems: string) => stems.split(' ').map((stem) => `(${stem}o|${stem}a|${stem}os|${stem}as)`);
const ordinals = {
  ...Object.fromEntries(
    gendered('primeir segund terceir quart quint sext setim oitav non decim').map((word, n) => [word, n + 1]),
  ),
  '(vigesimo|vigesima)': 20,
  '(centesimo|centesimos)': 100,
  '(milesimo|milesimos)': 1000,
};

export const numbers = [
  ...lexicon('count', Object.fromEntries(small.flatMap((word, n) => (n === 1 || n === 6 ? [] : [[word, plain(n)]])))),
  ...lexicon('count', { seis: plain(6) }),
  ...lexicon('count', { '(um|uma)': plain(1) }, -2),
  ...lexicon('count', Object.fromEntries(tens.map((word, n) => [word, { n: (n + 2) * 10, room: 10 }]))),
  ...lexicon('count', {
    '(cem|cento)': { n: 100, room: 100 },
    mil: { n: 1000, room: 1000 },
    'um mil': { n: 1000, room: 1000 },
  }),
  ...lexicon('count', Object.fromEntries(hundreds.map((word, n) => [word, { n: (n + 2) * 100, room: 100 }]))),
  ...lexicon('count', {
    '(um milhao|milhao)': { n: 1e6, room: 1e6 },
    '(um bilhao|bilhao)': { n: 1e9, room: 1e9 },
    '[uma] duzia [de]': plain(12),
    '(meia|uma meia) duzia [de]': plain(6),
    '[uma] dezena [de]': plain(10),
    '[um] par [de]': plain(2),
  }),
  rule('count', '<d:digits>', ({ d }) => written(d)),
  rule('count', '<a:count> .~ <b:digits>', ({ a, b }) => grouped(a, b)),
  rule('count', '<a:count> <b:digits>', ({ a, b }) => grouped(a, b), -1),
  rule('count', '<a:count> <b:digits> <c:digits>', ({ a, b, c }) => groupedTwice(a, b, c), -1),
  rule('count', '<a:count> <b:count>', ({ a, b }) => (a.room >= 1000 ? sum(a, b) : null)),
  rule('count', '<a:count> e <b:count>', ({ a, b }) => sum(a, b)),
  rule('count', '<a:count> (mil|k)', ({ a }) => times(a, 1000)),
  rule('count', '<a:count> (milhao|milhoes)', ({ a }) => times(a, 1e6)),
  rule('count', '<a:count> (bilhao|bilhoes|mil milhoes)', ({ a }) => times(a, 1e9)),
  rule('count', '<a:count> (duzias|duzia)', ({ a }) => plain(a.n * 12)),
  ...lexicon('ordinal', ordinals),
  rule('ordinal', '<d:digits> (o~|a~|º~|ª~)', ({ d }) => (d.length < 5 ? Number(d) : null)),

  ...lexicon('fraction', { '(um meio|meio|meia|metade|a metade)': 0.5, '(um quarto)': 0.25, '(tres quartos)': 0.75 }),
  rule('fraction', '<a:count> (terco|tercos)', ({ a }) => a.n / 3),
  rule('fraction', '<a:count> <o:ordinal>', ({ a, o }) => (o > 3 && a.digits === undefined ? a.n / o : null)),
  rule('fraction', '<a:count> <b:count> avos', ({ a, b }) => (b.n > 0 ? a.n / b.n : null), 0.3),
  rule('fraction', '<a:count> <b:count> milesimos', ({ a, b }) => a.n / (b.n * 1000), 0.2),
  rule('fraction', '<a:count> (bilionesimo|bilionesimos)', ({ a }) => a.n / 1e9),
  rule('fraction', '<a:count> / <b:count>', ({ a, b }) => (b.n > 0 ? a.n / b.n : null)),
  rule('fraction', '<a:count> sobre <b:count>', ({ a, b }) => (b.n > a.n ? a.n / b.n : null)),

  rule('quantity', '<a:count>', ({ a }) => a.n),
  rule('quantity', '<a:fraction>', ({ a }) => a),
  rule('quantity', '<a:count> e <b:fraction>', ({ a, b }) =>
    b < 1 && a.room !== 10 ? (a.room >= 1e6 && b === 0.5 ? a.n + a.room / 2 : a.n + b) : null,
  ),
  rule('quantity', '<a:count> <b:fraction>', ({ a, b }) => (b < 1 && a.digits !== undefined ? a.n + b : null), -0.3),
  rule('quantity', '<a:quantity> e~ -~ <b:digits>', ({ a, b }) =>
    Number(b) <= 12 ? scaled(a, 10 ** -Number(b)) : null,
  ),
  rule('decimals', '<a:count>', ({ a }) => decimals(a)),
  rule('decimals', 'zero <b:decimals>', ({ b }) => ({ text: `0${b.text}`, single: b.single })),
  rule('decimals', '<a:count>', ({ a }) => ({ text: String(a.n), single: false }), -0.3),
  rule('decimals', '<a:count> <b:decimals>', ({ a, b }) =>
    a.n < 10 && b.single && b.text.length < mostDecimals ? { text: `${a.n}${b.text}`, single: true } : null,
  ),
  rule('quantity', '<a:count> (virgula|ponto) <b:decimals>', ({ a, b }) => joined(a.n, b.text)),
  rule('quantity', ', <b:digits>', ({ b }) => joined(0, b)),
  rule('quantity', '<a:count> ,~ <b:digits>', ({ a, b }) => (a.digits === undefined ? null : joined(a.n, b))),
  rule('quantity', '<a:count> .~ <b:digits>', ({ a, b }) =>
    a.digits === undefined || b.length === 3 ? null : joined(a.n, b),
  ),
  rule('quantity', '<a:quantity> (mil|k)', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 1000))),
  rule('quantity', '<a:quantity> (milhao|milhoes)', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 1e6))),
  rule('quantity', '(menos|-) <a:quantity>', ({ a }) => -a),
  rule('quantity', '(cerca de|quase|mais ou menos|uns|umas|exatamente|so|apenas) <a:quantity>', ({ a }) => a),
  rule('range', '<a:quantity> (ou|a|-) <b:quantity>', ({ a, b }) => apart(a, b), -1),
  rule('range', 'entre <a:quantity> e <b:quantity>', ({ a, b }) => apart(a, b), 0.3),
  rule('uncounted', '(mais de|menos de|pelo menos) <n:quantity>', () => true),
  ...lexicon('uncounted', { '(um|uma) (momento|minuto|segundo|pouco|vez|outra|outro|pergunta)': true }),
  rule('unmeasured', '(ha|faz) <l:length>', () => true, 0.3),
  rule('unmeasured', '<l:length> (atras|depois|antes)', () => true, 0.3),
];
