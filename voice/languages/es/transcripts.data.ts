import type { Transcripts } from '../transcripts.ts';

const types: Transcripts['types'] = [
  { words: /\b(e-?mail|correo( electronico)?)\b/, type: 'email', name: 'email' },
  {
    words: /\b(telefono|movil|celular)\b|\bnumero\b.*\b(llamar|localizar|contactar|devolver)\w*\b/,
    type: 'phone',
    name: 'phone',
  },
  { words: /\b(direccion|domicilio|calle|codigo postal)\b|\bdonde vive\b/, type: 'address', name: 'address' },
  {
    words:
      /\b(numero|codigo) de (pedido|cliente|referencia|seguimiento|reserva|cuenta|factura|poliza|contrato|expediente|orden)\b|\blocalizador\b/,
    type: 'code',
    name: 'reference',
  },
  {
    words:
      /\b(su|el|cual es su|que|a que) nombre\b|\bcomo (se llama|debo llamarle)\b|\bcon quien (hablo|tengo)\b|\bquien (llama|habla)\b|\bapellidos?\b/,
    type: 'name',
    name: 'name',
  },
  {
    words: /\bescala (de|del)\b|\bdel? (uno|1|cero|0) al? (cinco|diez|5|10)\b|\bvalor(e|a|aria)\b/,
    type: 'rating',
    name: 'rating',
  },
  { words: /\b(presupuesto|cuanto (dinero|paga|quiere gastar|piensa gastar)|precio)\b/, type: 'money', name: 'budget' },
  { words: /\b(cuanto tiempo|cuanto (dura|durara|hace que))\b/, type: 'duration', name: 'duration' },
  { words: /\b(cuant[oa]s|que (edad|tamano))\b/, type: 'number', name: 'number' },
  { words: /\b(dia y (la )?hora|dia y a que hora|fecha y (la )?hora)\b/, type: 'date_time', name: 'moment' },
  { words: /\b(a )?que hora\b/, type: 'time', name: 'time' },
  { words: /\b(que|cual|en que) (dia|fecha)\b|\bcuando\b|\bfecha de\b/, type: 'date', name: 'date' },
];

const yesNo =
  /^(y |entonces |bien,? |vale,? )?(es|son|esta|estan|era|fue|hay|tiene|tienen|ha|han|quiere|quieren|desea|puede|pueden|podria|debe|necesita|necesitan|le gustaria|sigue|funciona|vive|viene|prefiere)\b/;

const booking =
  /\b(que|cual|cuando|como)\b.*\b(viene bien|vendria bien|viene mejor|vendria mejor|conviene|convenga|convendria|puede venir|podria venir|cita|visita|disponible|libre)\b|\bcuando (le|puede|podria|quiere|podemos)\b/;

const noQuestion =
  /\b(algo mas|alguna otra cosa|otra cosa|es correcto|esta bien\?|es asi\?|lo he entendido|correcto\?|verdad\?|le parece bien|le va bien\?|como esta( usted)?\?|en que puedo ayudar\w*|como puedo ayudar\w*|que puedo hacer por usted|sigue ahi|se lo reservo|me oye|me escucha)|\b(entonces|asi que|tengo) .*(correcto|verdad)\?$/;

const small = new Set(
  'el la los las un una unos unas y e o u pero asi que a al de del en con por para sobre es son esta estan era fue ser ha han he hay tiene tienen tengo puede pueden podria podemos quiere quieren desea debe cual cuales quien quienes cuando donde como cuanto cuanta cuantos cuantas yo usted ustedes nosotros me mi su sus se le les lo nos esto eso este esta ese esa por favor decir decirme dar darme necesita algo tambien ahora bien vale gracias si no muy ya'.split(
    ' ',
  ),
);

export const transcripts: Transcripts = {
  agents: ['agente', 'asistente', 'bot', 'ia', 'operador', 'operadora', 'empleado', 'empleada'],
  callers: ['cliente', 'clienta', 'llamante', 'usuario', 'usuaria', 'contacto', 'paciente', 'persona', 'huesped'],
  types,
  yesNo,
  booking,
  noQuestion,
  small,
  choices: {
    or: '[ou]',
    notOr: /\bo no\b/i,
    before: /^.*(?:(?<=[\s¿])(?:por|para|sobre|de|prefiere|quiere|necesita|es|son|tiene)|:)\s+|^¿/i,
    article: /^(?:(?:por|para|sobre|es|un|una|unos|unas|el|la|los|las|del|al|de)\s+)+/i,
  },
};
