import { type Unsayable, wordsOf } from '../unsayable.ts';

/** What is done for someone, as it is said of what has been done: "enviado", "reservadas". */
const done =
  'enviad|mandad|reservad|agendad|programad|cancelad|anulad|confirmad|transferid|reenviad|remitid|conectad|reembolsad|devuelt|cobrad|cargad|abonad|pagad|encargad|actualizad|borrad|eliminad|cambiad|modificad|apuntad|inscrit|registrad|tramitad|gestionad|solicitad|arreglad|reparad|aprobad|activad|desbloquead|restablecid|concedid|hech|resuelt|avisad|informad|llamad|entregad|despachad|aplazad|movid';
/** What someone says that they do, or will do: "enviamos", "llamará". */
const does =
  'envi|mand|llam|reserv|agend|program|cancel|anul|confirm|conect|reembols|cobr|carg|abon|pag|encarg|actualiz|borr|elimin|cambi|modific|apunt|inscrib|registr|tramit|gestion|arregl|repar|aprob|activ|desbloque|pas|contact|avis|inform|escrib|transfer|transfier|devolv|devuelv|pon|pong|resolv|resuelv|ped|pid|entreg|hag|hac|ha|pas|qued|vend|veng';

/** What a model must not say in Spanish; see `Unsayable`. */
export const unsayable: Unsayable = {
  actClaims: [
    new RegExp(`\\b(${done})[oa]s?\\b`),
    new RegExp(
      `\\b(${does})(o|amos|emos|imos|are|aremos|ara|aran|ere|eremos|era|eran|ire|iremos|ira|iran|re|remos|ra|ran|dre|dremos|dra|dran)\\b`,
    ),
    // Told to do, or done by him or her: "le envía". Asked of the caller it is a question.
    new RegExp(`^(?!.*\\?\\s*$).*\\b(${does})(a|an|e|en|ia|ian|io)\\b`),
    /\b(voy|vamos|van) a \w+r\b|\bse va a \w+/,
    /^(?!.*\?\s*$).*\b(marque|llame|escriba|visite|vaya|pulse|haga clic|abra|envie|mande|pague|transfiera|entre en|acuda)\b/,
    /\b(ya esta|todo listo|esta listo|esta lista|en camino|dese por hecho)\b/,
  ],
  promiseWords: [
    /\b(promet|promes)\w*/,
    /\bgarant\w*/,
    /\basegur\w*/,
    /\breembols\w*/,
    /\b(devol|devuel)\w*/,
    /\b(indemniz|compens)\w*/,
    /\b(descuent|rebaj|ofert|bonific|condon)\w*/,
    /\b(gratis|gratuit\w*|regal\w*)\b/,
    /\bsin (coste|costo|cargo|gasto|recargo)\w*/,
    /\b(siempre|nunca|jamas|seguro|segura|seguramente|definitivamente|absolutamente)\b/,
    /\bsin (ninguna )?duda\b/,
    /\bbarat\w*/,
    /\b(mejor|mejores) (precio|oferta|tarifa)\w*/,
    /\b(mitad|doble|triple)\b/,
    /\basesoramiento\b/,
    /\b(aprobad|cubiert|curad)[oa]s?\b/,
  ],
  moneyWords:
    /[$€£¥₹¢%]|\b(euros?|dolar|dolares|pesos?|centimos?|centavos?|por ciento|precios?|cuestan?|costaba|costes?|costos?|tarifas?|cuotas?|caro|cara|caros|deposito|fianza|anticipo|recargo|importe|total de)\b/,
  secretWords: [
    /\b(mensaje|instruccion|instrucciones|texto|reglas?) (del? )?(sistema|oculto|oculta|ocultas|inicial|original|secreto|secretas?)\b/,
    /\bprompts?\b/,
    /\b(mis|las|estas|esas|tus|sus|anteriores) (instrucciones|ordenes|reglas|directrices|indicaciones)\b/,
    /\b(modelo de lenguaje|chat ?gpt|gpt|openai|anthropic|claude|gemini|llm)\b/,
    /\b(como (una )?ia|soy una? (ia|inteligencia)|inteligencia artificial|jailbr\w*|modo (de )?desarrollador|sin restricciones)\b/,
    /\b(clave|claves|contrasena|contrasenas|pin|cvv|cvc|credenciales|token|tokens|palabra de paso)\b/,
    /\bcodigos? (de |pin|secreto)\w*/,
    /\b(tarjetas?|cuenta bancaria|cuentas bancarias|numero de cuenta|iban|datos bancarios)\b/,
    /\b(transferencia|giro|acceso remoto|instal(e|ar|ela|elo))\b/,
    /\b(idiota|estupid|imbecil|tont|mierda|puta|joder|cabron|gilipollas|pendej)\w*|\b(callate|callese|odio|odiamos)\b/,
    /\b(seguridad social|pasaporte|dni|nie|nif|documento de identidad|fecha de nacimiento|apellido de (su|la) madre)\b/,
    /\b(ignor[ae]\w*|desobedec\w*|olvid[ae]\w*) (todo\w*|toda\w*|las|los|mis|tus|sus|esas|estas|cualquier)\b/,
    /\b(objetivo|hechos|json|esquema|propuesta|herramienta|funcion|slots|ports) ?:/,
  ],
  orders: [
    /\b(sistema|asistente|desarrollador|usuario|instrucciones|prompt|nuevas? reglas?|importante|nota (para|al?) (la |el )?(ia|agente|asistente|modelo)) ?[:>\]]/,
    /\b(ignor|olvid|omit|desobedec|salt)\w+ (todo\w*|toda\w*|las|los|mis|tus|sus|cualquier|esas|estas|otras?|demas)\b/,
    /\b(di|dile|diles|diga|digale|digales|informa|informe|promete|prometa|ofrece|ofrezca|asegura|asegure) (a )?(todo\w*|toda\w*|cada|nadie|ningun\w*|los|las|clientes?|quienes?)\b/,
    /\b(no|nunca) (digas|diga|menciones|mencione|reveles|revele|cuentes|cuente)\b/,
    /\b(la|el|esta|este|tu|su) (ia|modelo|asistente|agente|bot) (debe|debera|deberia|tiene que|ha de)\b/,
    /\b(eres|actua|finge|responde|contesta|responda) (ahora|como|con|solo)\b/,
  ],
  hiddenClaims:
    /\b(sabia (usted )?que|sabe (usted )?que|ha oido|es consciente|no es (verdad|asi|cierto)|recuerde que|como (usted )?sabe|porque|ya que|puesto que|aunque|desde que)\b|, (verdad|correcto|cierto|si|no|vale)\?$/,
  saidBack:
    /^(entonces|asi que|de acuerdo|vale|bien|muy bien|entiendo|comprendo|ya veo|lo siento|siento|gracias|muchas gracias|perdon|disculpe|claro|usted (quiere|dice|necesita|busca))\b/,
  ours: /\b(nosotr[oa]s|nuestr[oa]s?|nos|si|exacto|correcto|cierto|verdad|efectivamente|acept\w*|confirm\w*|\w{3,}mos)\b/,
  denied: /\b(no|nunca|jamas|nada|nadie|ningun[oa]?s?|sin|tampoco|ni|cerrad[oa]s?)\b/,
  limitingWords: wordsOf(
    'solo solamente unicamente excepto salvo menos si pero sino hasta antes despues no nunca sin cuando donde mientras para por desde al minimo maximo como mas entre que cada alrededor unos unas aproximadamente sobre dentro con durante a en y o e u normalmente generalmente a veces menudo puede pueden podria podrian debe deben algunos algunas algun alguna cualquier todos todas muchos muchas pocos pocas miembro miembros socio socios socia socias nino ninos nina ninas adulto adultos primero primera segundo segunda ultimo ultima proximo proxima laborable laborables fin semana lunes martes miercoles jueves viernes sabado sabados domingo domingos festivo festivos manana tarde tardes noche noches mananas mediodia',
  ),
  emptyWords: wordsOf(
    'el la los las lo y o pero de del a al en por para con sobre como si entonces que este esta esto estos estas ese esa eso aquel es son sea ser soy estoy estan he ha hay tiene tengo tener puede pueden puedo podria podrian quiere quieren quisiera desea desean necesita necesitan gustaria le les me se su sus mi mis yo usted ustedes no quien cual cuales cuando donde aqui tambien muy bien ahora favor gracias mucho mucha muchas siento perdon perdone disculpe entiendo entendido comprendo veo oigo hola buenos buenas dias tardes noches adios hasta luego momento instante segundo claro encantado encantada ayudar ayuda ayudarle ayudarlo ayudarla decir decirme dice dicho diria pregunta preguntas preguntar repetir repetirlo explicar explicarme contar contarme significa algo mas poco todo otra otro cosa asunto problema duda razon motivo llama acuerdo vale seguir adelante detalle detalles contarle',
  ),
  commonNouns: new Set(),
  numberWords: Object.fromEntries([
    ...'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'
      .split(' ')
      .map((word, value) => [word, String(value)] as const),
    ...'treinta cuarenta cincuenta sesenta setenta ochenta noventa'
      .split(' ')
      .map((word, at) => [word, String((at + 3) * 10)] as const),
    ...'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'
      .split(' ')
      .map((word, at) => [word, String((at + 1) * 100)] as const),
    ...([
      ['ciento', '100'],
      ['mil', '1000'],
      ['millon', '1000000'],
      ['docena', '12'],
      ['veintiun', '21'],
    ] as const),
  ]),
  counting: new Set(),
  articles: wordsOf('un una unos unas'),
  word: /[a-z0-9]+/g,
  ending: /(?<=\w{3})(as|os|es|an|en|ar|er|ir|s|n|a|o|e)$/,
  sentenceEnd: /(?<=[.!?])\s+/,
};
