import type { Descriptions } from '../descriptions.ts';

/** "Si tienen seguro" is asked of one person: "¿Tiene seguro?". */
const yours = (text: string) =>
  text
    .replace(/\b(?:los clientes|el cliente|los pacientes|el paciente|ellos|quien llama)\s+/gi, '')
    .replace(/^(\p{L}+[aeé])n\b/iu, '$1')
    .replace(/^son\b/i, 'es')
    .replace(/^están\b/i, 'está');
const asked = (text: string) => `¿${text.charAt(0).toUpperCase() + text.slice(1)}?`;

export const descriptions: Descriptions = {
  asks: /\b(?:preguntan?(?: (?:por|al cliente por|a quien llama por))?|piden?|recogen?|anotan?|averiguan?|quieren? saber|toman?(?= (?:el nombre|la dirección|los datos)))\s*/i,
  callersAsk:
    /\b(?:clientes?|pacientes?|personas?|llam(?:an|antes?))\s+(?:tambi[eé]n\s+)?(?:pueden?|podr[aá]n?)\s+(?:tambi[eé]n\s+)?preguntar\b/iu,
  next: /(?:,| y)+ (?:luego |después )?(?:reserva|agenda|concierta|transfiere|pasa|envía|manda|conecta|toma|responde|contesta|ofrece|confirma|termina|llama|deja)\b.*$/i,
  between: /\s*,\s*(?:y\s+(?:también\s+)?(?:por\s+)?)?|\s+y\s+(?:también\s+)?(?:por\s+)?|\s+así como\s+|\s*;\s*/i,
  or: /(?:^|\s)[ou]\s/i,
  whether: /^si\s+/i,
  wh: /^(?:qué|que|cuál|cuáles|cómo|cuándo|dónde|quién|cuánto|cuántos|cuántas|cuánta)(?=\s)/i,
  nouns: [
    { words: /\b(?:correo|e-?mail)\b/i, ask: '¿Cuál es su correo electrónico?' },
    { words: /tel[eé]fono|\bm[oó]vil\b|datos de contacto/i, ask: '¿A qué número de teléfono podemos llamarle?' },
    {
      words: /n[uú]mero de (?:pedido|cliente|factura|p[oó]liza|reserva)/i,
      ask: '¿Cuál es su número de pedido?',
      type: 'code',
    },
    { words: /\bempresa\b/i, ask: '¿De qué empresa llama?', type: 'text' },
    { words: /\bnombre\b/i, ask: '¿Cuál es su nombre, por favor?' },
    { words: /direcci[oó]n/i, ask: '¿Cuál es la dirección?', type: 'address' },
    { words: /fecha de nacimiento/i, ask: '¿Cuál es su fecha de nacimiento?', type: 'date' },
    { words: /presupuesto/i, ask: '¿Qué presupuesto tiene?', type: 'money' },
    { words: /n[uú]mero de (?:personas|comensales)/i, ask: '¿Para cuántas personas es?', type: 'number' },
    { words: /c[oó]digo postal/i, ask: '¿Cuál es su código postal?', type: 'text' },
    { words: /\bseguro\b/i, ask: '¿Qué seguro tiene?', type: 'text' },
    { words: /\b(?:motivo|problema|asunto|consulta)\b/i, ask: '¿De qué se trata?', type: 'text' },
    { words: /\b(?:servicio|tratamiento)\b/i, ask: '¿Qué servicio desea?', type: 'text' },
  ],
  asWhether: (clause) => ({ ask: asked(yours(clause)), type: 'yes_no' }),
  asWh(clause) {
    const [first = '', ...rest] = clause.split(' ');
    return { ask: asked(`${first} ${yours(rest.join(' '))}`.trim()) };
  },
  asNoun: (noun) => ({
    ask: asked(`cuál es ${/^(?:el|la|los|las|su|sus)\s/i.test(noun) ? noun : `el ${noun}`}`),
    type: 'text',
  }),
  beforeChoices: /^si\s+(?:es|son|se trata de|quieren?|necesitan?|prefieren?)?\s*|^cuál de\s+/i,
  asChoice: (choices) => `¿Es ${choices}?`,
  books:
    /\b(?:reserva|agenda|concierta|programa|da|hace)\b[^.]*\b(?:citas?|visitas?|mesas?|reuniones|reuni[oó]n|reservas?|consultas?|demostraciones|demostraci[oó]n)\b|\b(?:reserva|agenda|concierta|programa) (?:un|una|el|la|los|las|sus?)\b/i,
  minutes: /\b(\d{1,3})[ -]?min(?:utos?)?\b/i,
  transfers: /\b(?:transfiere|pasa(?: \p{L}+){0,3} (?:a|con)|conecta|deriva|desv[ií]a)\b/iu,
  condition: /(?:^|\s)(?:si|cuando|en caso de)\s+(.+?)(?:,.*)?$/i,
  notUnderstood: /\bno (?:sabe|entiende|puede)|otras preguntas|complicad|pide[n]? (?:una )?persona/i,
  noTime: /\bno hay (?:hora|hueco|cita)/i,
  urgent: /\b(?:urgent\p{L}*|urgencias?|emergencias?)/iu,
  messages: /\btoma\b[^.]*\bmensajes?\b|\bdeja\b[^.]*\bmensajes?\b/i,
  callsBack: /\bdevuelv\p{L}* (?:la )?llamada|\bles? llam\p{L}* de vuelta/iu,
  textsCaller: /\b(?:sms|mensaje de texto)\b/i,
  emailsCaller: /\b(?:env[ií]a|manda|confirma)\b[^.]*\b(?:correo|e-?mail)\b/i,
  answers: /\b(?:responde|contesta)\b[^.]*\b(?:preguntas|dudas)\b/i,
  business:
    /\b(?:para|de|en)\s+(?:la\s+|el\s+)?((?:Clínica|Taller|Salón|Peluquería|Restaurante|Despacho|Fontanería)\s+[\p{Lu}][\p{L}&-]*(?:\s+[\p{Lu}][\p{L}&-]*)*)/u,
  say: {
    greeting: (business) => `Hola y gracias por llamar a ${business}. Soy el asistente automático.`,
    name: '¿Cuál es su nombre, por favor?',
    phone: '¿A qué número de teléfono podemos llamarle?',
    email: '¿Cuál es su correo electrónico?',
    reason: '¿En qué puedo ayudarle?',
    message: '¿Qué mensaje quiere dejar?',
    urgent: '¿Es urgente?',
    sms: 'Gracias por su llamada. Hemos anotado sus datos.',
    mailSubject: 'Su llamada',
    mail: 'Gracias por su llamada. Hemos anotado sus datos.',
  },
};
