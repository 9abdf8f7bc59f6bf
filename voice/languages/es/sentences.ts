import { type BusinessHours, weekdays as weekdayKeys } from '#domain/identity/business-hours.ts';
import { type CalendarDate, type WallTime, weekdayOf } from '#voice/understanding/calendar.ts';
import { grouped, openGroups } from '../said.ts';
import type { Sentences } from '../sentences.ts';

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** `a`, `a o b`, `a, b o c`: "o" is "u" and "y" is "e" before their own sound. */
function joined(items: readonly string[], word: 'o' | 'y'): string {
  if (items.length <= 1) return items[0] ?? '';
  const last = items.at(-1)!;
  const link = word === 'o' ? (/^h?o/i.test(last) ? 'u' : 'o') : /^h?i(?!e)/i.test(last) ? 'e' : 'y';
  return `${items.slice(0, -1).join(', ')} ${link} ${last}`;
}
const anyOf = (items: readonly string[]) => joined(items, 'o');
const allOf = (items: readonly string[]) => joined(items, 'y');

/** `las 14:30`, `la 1`: one o'clock alone is no plural. */
const time = ({ hour, minute }: { hour: number; minute: number }) =>
  `${hour === 1 ? 'la' : 'las'} ${hour}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
const minutes = (at: number) => time({ hour: Math.floor(at / 60) % 24, minute: at % 60 });

/** `jueves, 26 de noviembre`, with the year when it is not the present one. */
const date = (day: CalendarDate, today: CalendarDate) =>
  `${weekdays[weekdayOf(day)]}, ${day.day} de ${months[day.month - 1]}${day.year === today.year ? '' : ` de ${day.year}`}`;
const moment = (at: WallTime, today: CalendarDate) => `${date(at, today)}, a ${time(at)}`;

function openHours(hours: BusinessHours): string {
  const parts = openGroups(
    hours,
    (key) => weekdays[weekdayKeys.indexOf(key)]!,
    ({ from, to }) => `de ${minutes(from)} a ${minutes(to)}`,
    ' y ',
  ).map(({ first, last, open }) => `${first === last ? first : `de ${first} a ${last}`} ${open}`);
  return parts.length === 0 ? 'Ahora mismo estamos cerrados.' : `Abrimos ${allOf(parts)}.`;
}

const units: readonly [RegExp, string, string][] = [
  [/(\d+)Y/, 'un año', 'años'],
  [/(\d+)M(?!.*T)(?<!T.*)/, 'un mes', 'meses'],
  [/(\d+)D/, 'un día', 'días'],
  [/T.*?(\d+)H/, 'una hora', 'horas'],
  [/T(?:\d+H)?(\d+)M/, 'un minuto', 'minutos'],
  [/T.*?(\d+)S/, 'un segundo', 'segundos'],
];

function length(value: string): string {
  const parts = units.flatMap(([pattern, one, many]) => {
    const n = Number(pattern.exec(value)?.[1] ?? 0);
    return n > 0 ? [n === 1 ? one : `${n} ${many}`] : [];
  });
  return parts.length > 0 ? allOf(parts) : 'nada de tiempo';
}

const currencies: Record<string, [one: string, many: string]> = {
  EUR: ['euro', 'euros'],
  USD: ['dólar', 'dólares'],
  GBP: ['libra', 'libras'],
  CHF: ['franco', 'francos'],
  MXN: ['peso', 'pesos'],
};

/**
 * What the engine says in Spanish, to a caller whom it calls "usted".
 * @param region Spain parts decimals by a comma, the United States by a point
 */
export function spanishSentences(region: 'ES' | 'US'): Sentences {
  const [thousands, decimal] = region === 'ES' ? ['.', ','] : [',', '.'];
  const number = (value: number) => grouped(value, thousands!, decimal!, 'menos ');
  const sumOf = (amount: number) =>
    Number.isInteger(amount) ? number(amount) : number(amount).replace(/([.,]\d)$/, '$10');
  return {
    date,
    time,
    moment,
    moments(all, today) {
      const days: { day: string; times: string[] }[] = [];
      for (const at of all) {
        const day = date(at, today);
        const last = days.at(-1);
        if (last?.day === day) last.times.push(`a ${time(at)}`);
        else days.push({ day, times: [`a ${time(at)}`] });
      }
      return days.map(({ day, times }) => `el ${day}, ${anyOf(times)}`).join(', o ');
    },
    number,
    money: (amount, currency) => {
      const names = currencies[currency];
      return `${sumOf(amount)} ${names ? names[amount === 1 ? 0 : 1] : currency}`;
    },
    length,
    yes: 'sí',
    no: 'no',
    signs: { '.': 'punto', _: 'guion bajo', '-': 'guion', '+': 'más' },
    at: 'arroba',
    plus: 'más',
    extension: 'extensión',

    acknowledgements: ['Entendido.', 'Gracias.', 'Tomo nota.', 'De acuerdo.'],
    thanks: 'Gracias.',
    understoodAs: (value) => `Entendido, ${value}.`,
    readBack: (value, isKnown) => `${isKnown ? 'Aquí tengo' : 'Entonces'}: ${value}. ¿Es correcto?`,
    readBackAgain: (value) => `Se lo repito: ${value}. ¿Lo he entendido bien?`,
    whichOne: (items) => `¿Quiere decir ${anyOf(items)}?`,
    sorryForThat: 'Disculpe.',
    notCaught: 'Perdone, no le he entendido.',
    stillNotCaught: (hint) => `Perdone, sigo sin entenderle. ${hint}`,
    stillThere: '¿Sigue ahí?',
    cannotHear: 'Perdone, no le oigo.',
    hangUpOnSilence: 'No le oigo, así que voy a colgar. Vuelva a llamar cuando quiera. Adiós.',
    failed: 'Lo siento, he tenido un problema. Por favor, vuelva a llamar más tarde. Adiós.',
    goodbye: 'De acuerdo. Gracias por llamar. Adiós.',
    leftAlone: 'Entendido. Su número ya no está en nuestra lista y no volveremos a llamarle. Adiós.',
    fromTheBeginning: 'De acuerdo, empecemos desde el principio.',
    takeYourTime: 'Por supuesto, tómese su tiempo.',
    oneMoment: 'Un momento, por favor.',
    whoIAm: (isRobot, business) =>
      `${isRobot === null ? 'Soy' : isRobot ? 'Sí, soy' : 'No, soy'} ${business ? `el asistente de inteligencia artificial de ${business}` : 'un asistente de inteligencia artificial'}.`,
    here: 'Sí, aquí estoy.',
    hello: '¡Hola!',
    welcome: 'De nada.',
    noProblem: 'No hay problema.',
    okay: 'De acuerdo.',
    neededToGoOn: 'Lo siento, necesito ese dato para continuar.',
    changeTo: (value) => `¿Cambio su respuesta de antes a ${value}?`,
    changed: (value) => `Lo he cambiado a ${value}.`,
    letsChange: 'De acuerdo, vamos a cambiarlo.',
    alreadySaid: 'Disculpe, se me habrá escapado.',
    plainYes: 'No hay prisa. En cuanto me diga que sí, lo hago.',
    oneMoreNext: 'Claro, esa la vemos justo después.',
    yesOrNo: '¿Diría que sí o que no?',
    line: {
      cutOff: 'Perdone, se ha cortado.',
      warning: 'Le aviso de que nos quedan unos treinta segundos.',
      limit: 'Lo siento, se nos ha acabado el tiempo. Gracias y adiós.',
      failure: 'Lo siento, tenemos un problema técnico. Por favor, vuelva a llamar en un momento. Adiós.',
      fillers: ['Un momento, por favor.', 'Gracias por esperar, sigo en ello.'],
      toAccept: 'Pulse 1 para aceptar esta llamada.',
      sayAgain: 'Perdone, no le he entendido. ¿Puede decirlo otra vez?',
      busy: 'Todas nuestras líneas están ocupadas. Por favor, vuelva a llamar en unos minutos. Adiós.',
      inLine: (place) =>
        place === 1
          ? 'Todas nuestras líneas están ocupadas. Su llamada es la siguiente.'
          : `Todas nuestras líneas están ocupadas. Su llamada ocupa el puesto ${place} de la cola.`,
      offersCallBack: 'Si prefiere que le devolvamos la llamada, pulse 1.',
      willCall: 'De acuerdo. Le llamaremos a este número en cuanto haya una línea libre. Adiós.',
      unavailable:
        'Lo sentimos, en este momento nadie puede atender su llamada. Por favor, inténtelo más tarde. Adiós.',
      listened: 'Le informo de que una persona de nuestro equipo está escuchando esta llamada.',
      takenOver: 'Un momento, ahora le atiende una persona de nuestro equipo.',
      whoCalls: (agent, business) =>
        `Hola, le habla ${agent}, ${business === '' ? 'un asistente automático' : `el asistente automático de ${business}`}.`,
    },
    texts: {
      stopped: (business) =>
        `Ya no recibirá mensajes de ${business || 'este número'}. Responda START para volver a recibirlos.`,
      resumed: (business) =>
        `Vuelve a recibir mensajes de ${business || 'este número'}. Responda HELP para obtener ayuda, STOP para no recibir más.`,
      help: (business) =>
        `${business === '' ? 'En este número responde un asistente automático' : `Ha escrito a ${business}. Le responde un asistente automático`}. Díganos en qué podemos ayudarle. Responda STOP para no recibir más mensajes.`,
      noMedia: 'No puedo ver imágenes ni archivos adjuntos. Por favor, escriba de qué se trata.',
    },
    mayRecord: '¿Puedo grabar esta llamada?',
    readBackAll: (items) =>
      `Repasemos los datos. ${items.map(({ name, value }) => `${name}: ${value}`).join('; ')}. ¿Es todo correcto?`,
    whatToChange: '¿Qué quiere que cambie?',
    cancelWhat: '¿Quiere cancelar una cita o terminar esta llamada?',
    cancelChoices: [
      { value: 'appointment', label: 'una cita', synonyms: ['cancelar una cita', 'la cita', 'reserva', 'lo primero'] },
      {
        value: 'call',
        label: 'esta llamada',
        synonyms: ['terminar la llamada', 'colgar', 'terminar', 'todo', 'lo segundo'],
      },
      { value: 'nothing', label: 'nada', synonyms: ['seguir', 'continuar', 'ninguna de las dos', 'ninguno'] },
    ],
    whoseName: '¿A nombre de quién pongo esa cita?',
    cancelName: '¿A nombre de quién está la cita?',
    cancelPhone: '¿Y qué teléfono o correo electrónico dio al reservarla?',
    cancelCode:
      'Si hay una cita a ese nombre, acabo de enviar un código de seis dígitos al correo electrónico con el que se reservó. ¿Cuál es el código? Si reservó por teléfono, llámenos desde ese número.',
    wrongCode: 'Ese código no es correcto. ¿Cuál aparece en el correo?',
    codeMail: (code, business) => ({
      subject: `Su código para ${business}: ${code}`,
      text: `Alguien quiere consultar o cambiar su cita con ${business}. Si es usted, dele este código al asistente: ${code}. Es válido durante 10 minutos.\n\nSi no es usted, no tiene que hacer nada: sin el código, nadie puede ver ni cambiar su cita.`,
    }),
    cancelWhich: (times) => `Tiene estas citas: ${allOf(times)}. ¿Cuál quiere que cancele?`,
    cancelSure: (at) => `Tiene una cita el ${at}. ¿Quiere que la cancele?`,
    cancelled: (at) => `Su cita del ${at} está cancelada.`,
    noAppointment: 'No encuentro ninguna cita suya.',
    anotherTime: '¿Quiere otra hora en su lugar?',
    nothingCancelled: 'De acuerdo, no se cancela nada.',
    cancelAllSure: (times) => `Tiene estas citas: ${allOf(times)}. ¿Las cancelo todas?`,
    youHave: (times) => `Tiene ${times.length > 1 ? 'estas citas:' : 'una cita el'} ${allOf(times)}.`,
    moveWhich: (times) => `Tiene estas citas: ${allOf(times)}. ¿Cuál quiere que cambie?`,
    moveWhen: (at) => `Tiene una cita el ${at}. ¿Cuándo le vendría mejor?`,
    shallIMove: (moments) => `Tengo libre ${moments}. ¿Le cambio la cita?`,
    moved: (at) => `Su cita ha quedado para el ${at}.`,
    nothingMoved: 'De acuerdo, su cita se queda como está.',
    anythingElse: '¿Puedo ayudarle en algo más?',
    otherLanguage: 'Lo siento, solo hablo español.',
    chooseAnotherTime: (link) => `Para elegir otra hora: ${link}`,
    goneOver: 'Claro, seguimos en español.',
    stayPolite: 'Siento las molestias. Me gustaría ayudarle.',
    openHours,
    questionNoted: (isFirst) =>
      isFirst ? 'No se lo puedo decir con seguridad, pero anoto su pregunta para el equipo.' : 'También la anoto.',
    fine: 'Muy bien, gracias por preguntar.',
    fromSource: (title, text) => `Según ${title}: ${text}`,
    doYouMean: (question) => `¿Quiere decir: ${question.replace(/^¿/, '').replace(/[.!?]$/, '')}?`,

    hints: {
      readback: 'Por favor, diga sí si es correcto. Si no, dígamelo otra vez.',
      yesNo: 'Por favor, conteste sí o no.',
      text: 'Dígamelo con sus propias palabras.',
      name: 'Por favor, dígame su nombre y apellidos. También puede deletrearlos.',
      choice: (labels) => `Puede elegir ${anyOf(labels)}.`,
      number: (min, max) =>
        min !== undefined && max !== undefined
          ? `Por favor, dígame un número del ${number(min)} al ${number(max)}.`
          : 'Por favor, dígame un número, por ejemplo doce.',
      rating: (min, max) => `Por favor, dígame un número entero del ${min} al ${max}.`,
      date: 'Puede decir, por ejemplo, el próximo martes, o el 26 de noviembre.',
      time: 'Puede decir, por ejemplo, las dos y media, o las nueve de la mañana.',
      dateTime: 'Puede decir, por ejemplo, mañana a las dos y media, o el próximo martes a las nueve.',
      duration: 'Puede decir, por ejemplo, media hora, o dos días.',
      money: 'Puede decir, por ejemplo, doscientos, o diecinueve con noventa y nueve.',
      phone: 'Por favor, diga los números uno por uno, o use el teclado.',
      email: 'Puede decirlo así: juan punto garcía arroba gmail punto com. También puede deletrearlo.',
      code: 'Por favor, diga las letras y los números uno por uno.',
      address: 'Por favor, dígame la calle, el número y la localidad.',
      confirmTime: 'Por favor, diga sí para reservarla, o dígame una hora que le venga mejor.',
      offers: 'Puede decir la primera, o decirme otro día u otra hora.',
      wish: 'Puede decir, por ejemplo, mañana por la tarde, el próximo martes a las diez, o lo antes posible.',
      callBack: 'Por favor, diga sí si quiere que le llamen, o no si no quiere.',
    },
    goOn: 'Sí, dígame.',
    whichNumber: 'Bien. ¿Cuál es el número?',
    whichEmail: 'Bien. ¿Cuál es la dirección de correo?',
    atWhatTime: (day) => `¿Y a qué hora el ${day}?`,
    onWhichDay: (at) => `¿Y qué día, a ${at}?`,

    whichDay: 'No sé bien a qué día se refiere.',
    otherTime: '¿Qué otro día u otra hora le vendría bien?',
    shallIBook: (moments) => `Tengo libre ${moments}. ¿Se la reservo?`,
    whichTime: (moments) => `Tengo libre ${moments}. ¿Cuál prefiere?`,
    notFree: (at) => `Lo siento, el ${at} no está libre.`,
    nothingFree: (day) =>
      day ? `Lo siento, no tengo nada libre el ${day}.` : 'Lo siento, para entonces no tengo nada libre.',
    alreadyPassed: 'Lo siento, esa fecha ya ha pasado.',
    justTaken: 'Lo siento, esa hora se acaba de ocupar.',
    booked: (at) => `Su cita queda reservada para el ${at}.`,
    noted: (at) => `Le he apuntado para el ${at}. Si hay algún cambio, le avisaremos.`,

    team: (business) => (business ? `alguien de ${business}` : 'alguien de nuestro equipo'),
    willCallBack: (team) => `Por supuesto. Le pediré a ${team} que le llame.`,
    puttingThrough: 'Por supuesto. Le paso la llamada. Un momento, por favor.',
    nobodyThere: 'Lo siento, ahora mismo nadie puede atender su llamada.',
    briefing: (said) =>
      `Hay una persona al teléfono que quiere hablar con alguien del equipo.${said.length > 0 ? ` Ha dicho: ${said.join(', ')}.` : ''}`,
    callBackSoon: (team) =>
      `${team.charAt(0).toUpperCase()}${team.slice(1)} le llamará lo antes posible. Gracias por llamar y adiós.`,
    offerCallBack: (team) => `¿Quiere que ${team} le llame?`,
    cannotGoOn: 'Lo siento, con eso no puedo ayudarle yo.',
    sorryToHear: 'Lo siento mucho.',
    leftNote: 'De acuerdo. Le paso al equipo lo que me ha contado. Gracias por llamar. Adiós.',
    passingOn: 'Claro, se lo hago llegar al equipo.',
    messageKept: 'Gracias. He dejado su mensaje al equipo. Adiós.',
    remarkNoted: 'Lo apunto para el equipo.',
    passedOn: 'De acuerdo. He avisado de que quiere hablar con una persona. Gracias por llamar. Adiós.',
    callBackNumber: '¿En qué número le pueden localizar?',
    callBackNumberAgain: 'Perdone, no he entendido el número. Por favor, diga los números uno por uno.',
  };
}
