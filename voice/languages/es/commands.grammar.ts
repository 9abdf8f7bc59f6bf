import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { otherLanguageNames } from '../others.data.ts';

/** What Spanish callers say at any time, whatever was asked. */

const someone =
  '(persona|humano|humana|agente|operador|operadora|representante|alguien|asesor|asesora|encargado|encargada|responsable|gerente|jefe|supervisor|companero|companera|empleado|recepcionista|recepcion|doctor|doctora|ser humano|persona de verdad|persona real|atencion al cliente|equipo)';
const aPerson = `[con|a|un|una|el|la|al|algun|alguna] [un|una|el|la] ${someone} [de verdad|real|humano|humana|mas|del equipo]`;
const speak = '(hablar|hablar con|comunicarme con|comunicarme|contactar|contactar con|pasar con|pasarme con)';
const wish =
  '(quiero|quisiera|me gustaria|necesito|querria|tengo que|debo|puedo|podria|podemos|puede|quiere|llamo para|prefiero|queremos|necesitamos|por favor) [por favor]';
const dates = '(cita|citas|reserva|reservas|turno|visita|reunion|hora)';
const days =
  '[de hoy|de manana|del lunes|del martes|del miercoles|del jueves|del viernes|del sabado|que tengo|que tenia|que hice]';
const aDate = `(mi|la|una|nuestra|esa|el|mis) ${dates} ${days}`;
const cancel = '(cancelar|anular|cancele|anule|cancelarme|suspender|eliminar)';
const move =
  '(cambiar|mover|aplazar|posponer|reprogramar|adelantar|retrasar|cambie|mueva|modificar|cambiar de hora|cambiar de dia)';
const own = new Set(['usted', 'ella', 'el', 'mi', 'la', 'un', 'una', 'mis', 'ustedes', 'eso', 'esto']);
const languageNames = otherLanguageNames('es');

export const commands = [
  ...lexicon('command', {
    '(pare|para|basta|alto|callese|deje de hablar|cuelgue|cuelgo|voy a colgar|colgar|terminar|terminar la llamada|termine la llamada|fin|acabar|acabe|dejeme en paz|numero equivocado|me he equivocado de numero|me equivoque de numero|se ha equivocado|no me interesa|no estoy interesado|no estoy interesada|no me llamen mas|no vuelvan a llamar|quiteme de la lista|olvidelo|dejelo)':
      'stop',
    '(me tengo que ir|tengo que irme|tengo que colgar|tengo que dejarle|me voy|me tengo que marchar|no tengo mas tiempo|no tengo tiempo)':
      'stop',
  }),
  ...lexicon('command', {
    '(cancelar|anular|cancele|anule|cancelelo|quiero cancelar|quisiera cancelar|necesito cancelar|quiero anular|quisiera anular|cancelar todo|cancelar por favor)':
      'cancel',
    [`[${wish.slice(1, wish.indexOf(')'))}] [por favor] ${cancel} ${aDate}`]: 'cancel_appointment',
    [`(no puedo|no podemos|no podre) (ir|asistir|acudir|venir) [a] ${aDate}`]: 'cancel_appointment',
    [`[${wish.slice(1, wish.indexOf(')'))}] [por favor] ${move} ${aDate}`]: 'move_appointment',
    [`(cambiar|mover|aplazar) (de dia|de hora|la hora de|el dia de) ${aDate}`]: 'move_appointment',
    '(reprogramar|aplazar la cita|cambiar la cita|mover la cita|quiero reprogramar|quisiera reprogramar|necesito reprogramar)':
      'move_appointment',
    '[al final] no (puedo|podre|podemos) (ir|venir|asistir) [el|este] [lunes|martes|miercoles|jueves|viernes|sabado|manana|hoy] [al final]':
      'cannot_come',
    '[quiero saber|queria saber|me puede decir|puede decirme|sabe|solo quiero saber] (cuando|a que hora|que dia) (es|era|tengo) (mi|la) [proxima] cita':
      'find_appointment',
    '(quiero|quisiera|me gustaria|tengo que) (poner una queja|presentar una queja|quejarme|hacer una queja|poner una reclamacion)':
      'complaint',
    '(tengo) una (queja|reclamacion)': 'complaint',
    '(puedo|podria|quiero|quisiera|me gustaria) dejar un (mensaje|recado) [para|a]': 'message',
    '(cancelar|terminar|acabar) (la|esta) llamada': 'stop',
    '[mire|oiga|sabe que|bueno|no|ay] [mejor|al final|pensandolo bien|finalmente] [no] no [me] (reserve|reserven|apunte|haga|agende|programe|pida) (nada|ninguna|ninguna cita|cita) [por ahora|de momento|todavia|al final|hoy]':
      'stop',
    '[mire|oiga|sabe que|bueno|no|ay] [mejor|al final] (dejemoslo|lo dejamos|dejelo|lo dejo) [asi|estar|por ahora|por hoy|mejor]':
      'stop',
  }),
  ...lexicon(
    'command',
    {
      [`[${wish.slice(1, wish.indexOf(')'))}] [por favor] ${speak} ${aPerson}`]: 'person',
      '(paseme|pongame|me pasa|me puede pasar|puede pasarme|podria pasarme|me podria pasar|conecteme|transfierame|comuniqueme|me comunica) [con]':
        'person',
      [`(paseme|pongame|me pasa|me puede pasar|puede pasarme|podria pasarme|me podria pasar|conecteme|transfierame|comuniqueme|me comunica) ${aPerson}`]:
        'person',
      '(llameme|que me llamen|que me llame alguien|pueden llamarme|puede llamarme|podrian llamarme|me pueden llamar|me puede llamar|me podrian llamar|quiero que me llamen|quiero que me llame alguien|devuelvame la llamada|que me devuelvan la llamada) [mas tarde|por favor]':
        'person',
      [`(hay|tienen|tiene) ${aPerson} [con quien hablar|con quien pueda hablar|que me pueda ayudar|ahi|disponible]`]:
        'person',
    },
    0.5,
  ),
  ...lexicon('command', {
    '(una persona|un humano|un agente|un operador|una operadora|una persona real|una persona de verdad|persona por favor|agente|operador|operadora|representante|un representante|atencion al cliente|otra persona|alguien mas)':
      'person',
  }),
  rule(
    'command',
    '[quiero|quisiera|puedo|podria] hablar con (el|la) (senor|senora|doctor|doctora) <w:word>',
    () => 'person',
    0.3,
  ),
  rule('command', '(esta|se encuentra) (el|la) (senor|senora|doctor|doctora) <w:word>', () => 'person'),
  rule('command', 'hablar con <w:word>', ({ w }) => (own.has(w) ? null : 'person'), -0.3),
  ...lexicon('command', {
    '[puede|podria|me lo puede|me puede|me lo podria|por favor] (repetir|repita|repitalo|repetirlo|repetirmelo|repetir la pregunta|repita la pregunta|repetir eso|repite|repitamelo|decirlo otra vez|decirlo de nuevo|repetir por favor) [por favor]':
      'repeat',
    '(como|como dice|como ha dicho|como dijo|que|que dice|que ha dicho|que dijo|mande|perdon como|perdone como|otra vez|otra vez por favor|de nuevo|de nuevo por favor|digalo otra vez|digalo de nuevo|cual era la pregunta|cual es la pregunta|que me ha preguntado|que me pregunto)':
      'repeat',
    '(no le (he oido|oi|he entendido|entendi|escucho|oigo|entiendo)|no he (oido|entendido)|no (oi|entendi|escuche) [bien|la pregunta]|no lo (he oido|he entendido|oi|entendi))':
      'repeat',
    '[perdon|hola] (la linea|la conexion|la cobertura|la senal) (es|esta|va) [muy|bastante|un poco] (mal|mala|fatal|floja)':
      'repeat',
    '(apenas|casi no) (le|te|se le) (oigo|escucho|oye)': 'repeat',
    '(le|te|se le) (oigo|escucho|oye) [muy|bastante|un poco] mal': 'repeat',
    '(mas despacio|mas despacio por favor|mas lento|hable mas despacio|hable mas lento|puede hablar mas despacio|va muy rapido)':
      'repeat',
  }),
  ...lexicon('command', {
    '(ayuda|ayudeme|que puedo decir|que tengo que decir|que debo decir|que opciones tengo|cuales son las opciones|que opciones hay|como funciona|como funciona esto|que quiere decir|a que se refiere|que quiere saber|a que se refiere exactamente|que exactamente|por ejemplo|como que|que quiere decir con eso|no entiendo|no entiendo la pregunta|no comprendo|no lo entiendo|no entiendo nada|que significa eso|que significa)':
      'help',
  }),
  ...lexicon('command', {
    '(es usted|eres|usted es|esto es|estoy hablando con|hablo con) [un|una|con un|con una] (robot|bot|maquina|computadora|ordenador|inteligencia artificial|ia|contestador|grabacion|asistente virtual|automatico) [o un robot|o una maquina|o una persona|o un humano|o no]':
      'robot',
    '(es usted|eres|usted es|esto es|estoy hablando con|hablo con) [un|una|con un|con una] (persona|persona real|persona de verdad|humano|humana|real) [o un robot|o una maquina|o una persona|o un humano|o no]':
      'human',
  }),
  ...lexicon('command', {
    '(quien es|quien es usted|quien eres|quien habla|con quien hablo|con quien estoy hablando|quien llama|como se llama|como se llama usted|cual es su nombre|que empresa es|de donde llama|de que empresa llama|donde estoy llamando)':
      'who',
  }),
  ...lexicon('command', {
    '(empezar de nuevo|empecemos de nuevo|volver a empezar|vuelva a empezar|desde el principio|empezar desde el principio|empecemos desde el principio|otra vez desde el principio|de nuevo desde el principio|reiniciar|comenzar de nuevo|desde cero|empezar desde cero|volvamos al principio)':
      'start_over',
    '[no|no no|espere|espera|perdon|perdone|no espere] [olvide (eso|todo|lo)|olvidelo|olvidelo todo|olvida (eso|todo)|olvidalo|me he equivocado|me equivoque|esta todo mal] (podemos|puedo|podriamos|podria|vamos a|quiero|quisiera|me gustaria|necesito|prefiero|dejeme|dejame) (empezar|volver a empezar|comenzar|volver|hacerlo) [otra vez] (de nuevo|otra vez|desde el principio|al principio|de cero|desde cero)':
      'start_over',
    '[no|no no|espere|espera|perdon|perdone|no espere] (olvidelo|olvidelo todo|olvide eso|olvide todo|olvide lo que he dicho|olvidalo|olvida todo) [y|por favor] (empezamos|empecemos|empiezo|empezar|volvemos a empezar|desde) (de nuevo|otra vez|desde el principio|el principio|de cero)':
      'start_over',
  }),
  ...lexicon('command', {
    '(dejeme|dejame|tengo que|espere que|voy a) [que] (preguntar|preguntarle|pregunto|le pregunto) [un momento] a mi (marido|mujer|esposo|esposa|pareja|jefe|jefa|madre|padre|hijo|hija|novio|novia|hermana|hermano) [un momento|un segundo]':
      'hold',
    '(un momento|un momento por favor|un momentito|un segundo|un segundito|un minuto|espere|espere un momento|espere por favor|espere un segundo|espera|espera un momento|no cuelgue|dejeme ver|dejeme mirar|dejeme pensar|dejeme comprobar|a ver|a ver un momento|voy a mirar|voy a ver|tengo que mirarlo|tengo que mirar|dejeme buscar|lo estoy buscando|dejeme consultar|estoy pensando)':
      'hold',
  }),
  ...lexicon(
    'command',
    {
      '(hola|hola hola|alo|oiga|esta ahi|sigue ahi|hay alguien|hay alguien ahi|me oye|me escucha|me oyen|probando)':
        'presence',
    },
    -0.1,
  ),
  ...lexicon('command', { '(gracias|muchas gracias|mil gracias|muchisimas gracias)': 'thanks' }, -0.1),
  ...lexicon(
    'command',
    {
      '(ya se lo (he dicho|dije)|se lo (acabo de decir|he dicho ya|dije ya)|ya lo (he dicho|dije)|lo acabo de decir|acabo de decirlo|ya le (he dicho|dije) [eso]|ya (conteste|respondi|he contestado|he respondido) [a eso|eso]|ya me lo (ha preguntado|pregunto)|eso ya lo (ha preguntado|pregunto)|como ya (dije|he dicho)|cuantas veces tengo que (decirlo|repetirlo))':
        'told',
    },
    0.3,
  ),
  ...lexicon(
    'command',
    {
      '[me puede decir|podria decirme|digame|sabe] (a que hora|cuando|hasta que hora|desde que hora|que dias|que horario) (abren|cierran|estan abiertos|esta abierto|abre|cierra|tienen|tiene|estan) [hoy|los sabados|los domingos|el sabado|el fin de semana|manana|abiertos]':
        'hours',
      '(estan abiertos|esta abierto|abren|cierran) [hoy|ahora|los sabados|los domingos|el sabado|el fin de semana|manana|a mediodia]':
        'hours',
      '[cual es|cuales son|me dice|me puede decir] (su|el|los|el de) (horario|horarios|horario de apertura|horario de atencion)':
        'hours',
      '(horario|horario de apertura|horarios)': 'hours',
    },
    0.4,
  ),
  ...lexicon(
    'command',
    {
      [`(habla usted|habla|hablan|podemos hablar|puede hablar|hablo|solo hablo|en) (${languageNames})`]: 'language',
      [`(puedo|podemos|podriamos|me gustaria|quisiera|prefiero) [hablar|hacerlo|continuar] [en] (${languageNames})`]:
        'language',
      '(no hablo espanol|no hablo bien espanol|mi espanol no es bueno)': 'language',
    },
    0.4,
  ),
  ...lexicon(
    'command',
    {
      '(mierda|joder|vete a la mierda|vayase a la mierda|que te den|gilipollas|imbecil|idiota|estupido|estupida|callate|cabron|hijo de puta|puta|maldita maquina|maquina estupida|eres tonto|es usted tonto|pendejo|vete al diablo|chinga tu madre|esto es una mierda|que asco|coño)':
        'abuse',
    },
    0.2,
  ),
  ...lexicon('command', { '(deletreelo|deletrear|como se escribe|como se deletrea|puede deletrearlo)': 'spell' }),
];

export const declines = [
  ...lexicon('decline', {
    '(eso|esa|ese|esos|el numero|mi numero|el correo|mi correo|el telefono|mi telefono) [prefiero|preferiria|mejor] (me lo reservo|me lo guardo|me la guardo|guardarmelo|guardarmela|reservarmelo|no darlo|no darla|no decirlo)':
      'refused',
    '(de dinero|del dinero|de presupuesto|del presupuesto|de cifras|de eso) [por telefono] (no hablo|no me gusta hablar|prefiero no hablar|mejor no hablar|mejor no hablo) [por telefono]':
      'refused',
    '(eso|esa|lo del presupuesto|lo del precio|lo del dinero) [ya] (lo|la) (hablo|hablare|hablaremos|hablamos|veo|vemos|veremos|comento|comentare|comentamos|comentaremos) [mejor|despues|luego|ya] [en persona|cara a cara|alli|con ustedes|cuando vaya|directamente]':
      'skip',
    '[de eso] ya (hablaremos|hablamos|veremos|lo veremos|lo vemos|se vera|lo hablaremos|lo hablamos)': 'skip',
    '(eso me lo guardo|eso es asunto mio|eso es cosa mia|eso me lo quedo para mi|eso queda para mi)': 'refused',
    '(saltar|podemos saltarnos eso|podemos saltarnos esa|podemos saltar eso|podemos saltar esa pregunta|podemos saltarnos esa pregunta|nos lo saltamos|nos saltamos esa|podemos pasar a la siguiente|saltelo|salte esta pregunta|saltar esta pregunta|omitir|omitalo|siguiente|la siguiente|siguiente pregunta|pase a la siguiente|paso|dejelo en blanco|sin eso|continue sin eso|siga|siga adelante|no hace falta|no es necesario|no importa|da igual|mas tarde|luego|quizas mas tarde|ahora no|no lo necesita)':
      'skip',
  }),
  ...lexicon(
    'decline',
    {
      '(prefiero no|preferiria no|no quiero|no voy a|no le voy a|no pienso|no me gustaria|no deseo) [decir|decirlo|decirselo|responder|contestar|darlo|darla|darselo|dar|compartir|compartirlo|dar ese dato]':
        'refused',
      '(prefiero no decirlo|prefiero quedarme en el anonimato|prefiero ser anonimo|me lo guardo|eso me lo guardo|prefiero guardarmelo|prefiero reservarmelo|no lo doy|no la doy|no quiero decirlo|no es asunto suyo|no le importa|eso es privado|es privado|es personal|eso es personal|es confidencial|es un secreto|sin comentarios|no se lo digo|no se lo voy a decir|para que lo quiere|por que quiere saberlo|no doy (ese dato|mis datos|mi numero)|me niego)':
        'refused',
    },
    0.3,
  ),
  ...lexicon(
    'decline',
    {
      '(no se|no lo se|no la se|no me lo se|no sabria decirle|no sabria|ni idea|no tengo ni idea|no tengo idea|no recuerdo|no lo recuerdo|no me acuerdo|no lo se de memoria|se me olvido|se me ha olvidado|lo he olvidado|lo olvide|no estoy seguro|no estoy segura|no lo tengo a mano|no caigo)':
        'unknown',
    },
    0.2,
  ),
  ...lexicon('decline', {
    '(tengo que|debo|hace falta) (decirlo|darlo|dar mi nombre|decir mi nombre|dar el correo|dar mi numero|darselo|decirselo)':
      'skip',
    '(es obligatorio|es necesario|hace falta|de verdad lo necesita|lo necesita de verdad)': 'skip',
    '(no|ninguno|ninguna|nada|no gracias|nada mas|nada especial|nada en especial|nada en particular|asi a bote pronto nada|a bote pronto nada|asi de pronto nada|ahora mismo nada|ahora mismo no se me ocurre nada|asi de pronto no se me ocurre nada|no tengo|no hay|no tengo ninguno|no tengo ninguna|todavia no tengo|aun no tengo|todavia no|no se me ocurre nada|no no se me ocurre nada|ahora no se me ocurre nada|no nada|no eso es todo|no era solo eso|de eso no tengo|no uso|no uso de eso|no tengo de eso|eso es todo|era solo eso|eso era todo|solo era eso|nada mas gracias|solo queria saber eso|soy particular|soy un particular)':
      'none',
    '(no tengo|no uso) (correo|email|e mail|correo electronico|telefono|movil|celular|numero|empresa|cuenta|direccion|internet)':
      'none',
  }),
];
