import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

const people =
  '(personen|person|leute|erwachsene|erwachsenen|erwachsener|kinder|kindern|kind|babys|baby|gaste|gasten|gast|freunde|freunden|freund|freundinnen|freundin|manner|frauen|mann|frau|damen|herren|kollegen|kollege|kollegin|kolleginnen|mann hoch|teilnehmer|senioren|jugendliche|sohne|tochter|jungs|madchen|bruder|schwestern|verwandte|schuler|studenten)';
const article = '(ein|eine|einen|einem|einer)';
const sumsUp = '(also|das macht|macht|das sind|also insgesamt|zusammen|insgesamt|das waren|alles in allem)';

/** How many people come: "zwei Erwachsene und zwei Kinder", "nur ich", "wir sind zu viert". */
export const peopleCounted = [
  rule('heads', `<n:count> [weitere|andere|kleine|grosse|junge] ${people}`, ({ n }) => n.n),
  rule('heads', `${article} [weitere|andere|kleines|kleinen] ${people}`, () => 1, -0.5),
  rule('heads', '(mein|meine|meinen|unser|unsere|die|der) <a:heads>', ({ a }) => a, -0.1),
  rule('heads', '<a:heads> [und|plus|mit|sowie] <b:heads>', ({ a, b }) => a + b),
  rule('heads', '(gruppe von|tisch fur) <n:count>', ({ n }) => n.n, 0.3),
  rule('heads', '(wir sind|wir waren|wir kommen|uns) [zu|insgesamt] <n:count>', ({ n }) => n.n),
  ...lexicon('heads', {
    'zu zweit': 2,
    'zu dritt': 3,
    'zu viert': 4,
    'zu (funft|fuenft)': 5,
    'zu sechst': 6,
    'zu siebt': 7,
    'zu acht': 8,
    'zu neunt': 9,
    'zu zehnt': 10,
  }),
  ...lexicon(
    'heads',
    {
      '(nur|bloss|allein|alleine) [ich|fur mich]': 1,
      '(ich allein|ich alleine|nur ich|nur mich)': 1,
      '(mein|meine|meinen|meinem|meiner) (mann|frau|partner|partnerin|sohn|tochter|mutter|vater|bruder|schwester|freund|freundin|kollege|kollegin)': 1,
      '(wir beide|wir zwei|uns beide)': 2,
      '(niemand|keiner|keine)': 0,
    },
    -1,
  ),
  rule('heads', '(ich|mich) (und|plus|mit) <b:heads>', ({ b }) => b + 1, 0.5),
  rule('heads', '<a:heads> (und|plus) (ich|mich)', ({ a }) => a + 1, 0.5),
  rule('total', `${sumsUp} <n:quantity>`, ({ n }) => n, 1),
  rule('total', `${sumsUp} <a:heads>`, ({ a }) => a, 1),
  rule('total', '<n:quantity> (insgesamt|zusammen|alles in allem|im ganzen)', ({ n }) => n, 1),
  rule('total', '<a:heads> (insgesamt|zusammen|alles in allem|im ganzen)', ({ a }) => a, 1),
];
