import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

/** How Spanish says yes, no and neither. What is longer counts more: "no hay problema" is a yes. */

const yes = [
  '(si|si si|sip|aja|si claro|claro que si|si senor|si senora|si por favor|si gracias|si correcto|si exacto|si de acuerdo|si por supuesto|si asi es|pues si|ah si|que si|oh si|si eso es|si vale|yes)',
  '(claro|claro claro|por supuesto|desde luego|seguro|sin duda|naturalmente|logicamente|evidentemente|efectivamente|ciertamente|absolutamente|definitivamente|cien por cien|cien por ciento|como no|obvio|obviamente|faltaria mas)',
  '(correcto|exacto|exactamente|es correcto|eso es|asi es|es cierto|cierto|es verdad|verdad|esta bien|esta correcto|muy bien|es asi|tal cual|eso mismo|justo|justamente|precisamente|todo correcto|esta perfecto|es perfecto|asi mismo|👍|✅|👌)',
  '(vale|ok|okay|okey|de acuerdo|conforme|bien|bueno|listo|dale|venga|hecho|trato hecho|me parece bien|me parece|me parece perfecto|me va bien|me viene bien|me sirve|me conviene|perfecto|estupendo|genial|fenomenal|fantastico|excelente|ideal|maravilloso|magnifico|buenisimo|fabuloso|chevere|barbaro|buena idea)',
  '(si me gustaria|me encantaria|con mucho gusto|con gusto|encantado|encantada|adelante|hagalo|hagalo por favor|hagamoslo|reservelo|reserve|resevela|reservela|confirmo|lo confirmo|confirmado|acepto|lo acepto|me la quedo|me lo quedo|la tomo|lo tomo|esa misma|ese mismo|apuntelo|apunteme|proceda|lo quiero|si quiero|estoy de acuerdo)',
  '(reservala|reserva|reservamela|reservemela|reservemelo|reservamelo|reservarla|apuntala|apuntela|apuntamela|apuntemela|apuntame|pongala|ponla|ponmela|pongamela|reserveme|reserveme esa|reserveme ese|reserveme esa hora|confirmela|confirmelo|confirmeme|cojala|cogela|la cojo|lo cojo|la reservo|lo reservo|pues esa|esa esta bien|esa me va bien|esa me viene bien|pues adelante|pues venga|pues vale|pues bien|pues muy bien|eso eso)',
  '(no hay problema|sin problema|ningun problema|por que no|no me importa|no tengo inconveniente|ningun inconveniente|no esta mal|no estaria mal|no digo que no|no veo por que no)',
  '(creo que si|yo creo que si|pienso que si|supongo que si|supongo|imagino que si|espero que si|diria que si|parece que si|eso parece|probablemente|probablemente si|seguramente|seguramente si|es probable|yo diria que si|asi lo creo)',
  '(soy yo|yo mismo|yo misma|al habla|el mismo|la misma|ese soy yo|esa soy yo)',
];

const no = [
  '(ni mucho menos|ni falta que hace|quita quita|quite quite|que va que va|no|no no|nop|no gracias|no senor|no senora|pues no|ay no|que no|ah no|claro que no|por supuesto que no|desde luego que no|no por favor|mejor no|prefiero que no|preferiria que no|para nada|de ninguna manera|de ningun modo|en absoluto|ni hablar|ni loco|ni pensarlo|que va|jamas|nunca|nunca jamas|tampoco|👎|❌)',
  '(todavia no|aun no|ahora no|hoy no|esta vez no|de momento no|por ahora no|no realmente|no exactamente|no del todo|no mucho|no tanto|la verdad es que no|la verdad que no|lamentablemente no|por desgracia no|desgraciadamente no|seguro que no|definitivamente no|absolutamente no|obviamente no)',
  '(incorrecto|falso|equivocado|no es correcto|eso no es correcto|no es cierto|no es verdad|no es asi|esta mal|eso esta mal|no esta bien|eso no|asi no|no es eso|es incorrecto|es falso|se equivoca|se ha equivocado|mal|negativo)',
  '(no me va bien|no me viene bien|no me sirve|no me conviene|no puedo|no puede ser|no es posible|no me parece|no me parece bien|no me gusta|no me gustaria|no quiero|no lo quiero|no la quiero|no lo necesito|no necesito|no hace falta|no es necesario|no lo haga|no estoy de acuerdo|no me interesa|no estoy interesado|no estoy interesada|no acepto|dejelo|olvidelo|paso|no tengo interes)',
  '(creo que no|yo creo que no|pienso que no|supongo que no|no creo|no lo creo|espero que no|parece que no|probablemente no|seguramente no|lo dudo|dudo|no que yo sepa|que yo sepa no|no me consta|diria que no|mas bien no)',
  '(nada|nada mas|no nada mas|no nada|eso es todo|no eso es todo|es todo|eso seria todo|ya esta|no ya esta|con eso es suficiente|ninguno|ninguna|ni uno ni otro|nadie|no mas|nada gracias)',
];

const unsure = [
  '(quiza|quizas|tal vez|a lo mejor|puede ser|puede que si|podria ser|es posible|posiblemente|no se|no lo se|no estoy seguro|no estoy segura|no estoy muy seguro|no estoy muy segura|no estoy del todo seguro|ni idea|no tengo ni idea|no tengo idea|depende|eso depende|segun|ya veremos|vamos a ver|tengo que pensarlo|dejeme pensarlo|lo tengo que pensar|lo estoy pensando|dificil de decir|si y no|mas o menos|quien sabe|no sabria decirle|no recuerdo|no me acuerdo)',
];

const thought =
  '(ya|pues|ah|creo|pienso|yo diria|pues|bueno|ah|eh|la verdad|sinceramente|a ver|mire|es|esta|eso|eso es|eso esta|todo|todo esta|esto es|asi|muy|bastante|realmente|totalmente|completamente|absolutamente|me parece|suena|y|que)';

/** Alone they answer; beside others they tell of something: "buena pregunta", "nada funciona". */
export const faintAnswers: ReadonlySet<string> = new Set(
  'bien bueno vale perfecto genial estupendo listo ideal excelente nada nunca nadie ninguno ninguna mal tampoco cierto verdad justo seguro'.split(
    ' ',
  ),
);

/** "Vale, ¿y cuánto cuesta?" agrees to nothing. */
export const openingAnswers: ReadonlySet<string> = new Set(
  'vale ok okay bien bueno perfecto claro listo genial'.split(' ').concat(['de acuerdo', 'muy bien', 'esta bien']),
);

/** What only sounds like an answer. */
const aside =
  '(buenos dias|buenas tardes|buenas noches|buenas|buena pregunta|no se preocupe|no hay prisa|menos mal|bueno saberlo|no obstante|si no|no solo|no tardo)';

const denied = '(no|nunca|jamas|tampoco)';
const verb =
  '(tengo|tenemos|quiero|queremos|puedo|podemos|necesito|necesitamos|soy|somos|estoy|estamos|he|hemos|hay|es|fue|era|hago|hice|voy|vamos)';

export const answers = [
  ...yes.flatMap((pattern) => lexicon('answer', { [pattern]: 'yes' })),
  ...no.flatMap((pattern) => lexicon('answer', { [pattern]: 'no' }, 0.1)),
  ...unsure.flatMap((pattern) => lexicon('answer', { [pattern]: 'unsure' }, 0.5)),
  ...lexicon('answer', { [aside]: 'aside' }, 0.3),
  ...lexicon('ellipsis', { '(quiero|me gustaria)': 'yes' }),
  ...lexicon('ellipsis', {
    '(lo tengo|los tengo|si tengo|si quiero|si puedo|si hay|lo soy|lo es|lo hice|lo he hecho|ya lo hice|ya lo tengo|lo necesito)':
      'yes',
    '(no tengo|no lo tengo|no tenemos|no hay|no lo es|no lo soy|no lo hice|no lo he hecho|no puedo|no quiero ninguno)':
      'no',
  }),
  rule('ellipsis', `(yo|nosotros|el|ella) ${denied} [lo|la|los|las|le] ${verb}`, () => 'no', 0.2),
  rule('ellipsis', `${denied} [lo|la|los|las|le|me] ${verb}`, () => 'no', 0.2),
  rule('ellipsis', `si [lo|la|los|las|le|que] ${verb}`, () => 'yes', 0.2),
  rule('answer', `${thought} <a:answer>`, ({ a }) => a, -0.1),
  rule(
    'answer',
    '<a:answer> (gracias|por favor|muchas gracias|entonces|para mi|a mi|ahora|hoy|de momento|por ahora|creo|creo yo|supongo|me parece|la verdad|senor|senora|senorita|pues|tambien|es correcto|desde luego|eso|asi|todo|hija|hijo|guapa|guapo|maja|majo|bonita|joven|mujer|hombre|carino|cielo|reina|mi nina)',
    ({ a }) => a,
    -0.1,
  ),
  rule(
    'answer',
    `${denied} (es|esta|me parece|creo que es|creo que este) [muy|tan|del todo] <a:answer>`,
    ({ a }) => (a === 'yes' ? 'no' : null),
    0.4,
  ),
  rule('answer', '<a:answer> <b:answer>', ({ a, b }) => (a === b ? a : null), 0.1),
  rule('answer', '<a:answer> <b:ellipsis>', ({ a, b }) => (a === b ? a : null)),
  rule('answer', '<a:answer> pero (gracias|muchas gracias|gracias igualmente)', ({ a }) => a, 0.3),
  rule(
    'answer',
    '(gracias|muchas gracias|lo siento|buena idea|suena bien|me gustaria|me encantaria|casi) pero <b:answer>',
    ({ b }) => (b === 'no' ? 'no' : null),
    0.4,
  ),
  // Reported, or half: it answers nothing.
  rule('answer', '(el|ella|mi mujer|mi marido) (dice|dijo|ha dicho) que <a:answer>', () => 'unsure', 0.6),
  rule('answer', '(casi|medio|en parte) <a:answer>', () => 'unsure', 0.3),
];
