import type { Questions } from '../questions.ts';

const asking = 'que|cual|cuales|cuando|donde|adonde|quien|quienes|como|cuanto|cuanta|cuantos|cuantas|por que';
const helping =
  'hay|tienen|tiene|puede|pueden|puedo|podria|podrian|podemos|hacen|hace|ofrecen|aceptan|admiten|venden|abren|cierran|cobran|cuesta|vale|esta|estan|seria|se puede|llevan|sirven|trabajan|atienden';
const about =
  'que|el|la|los|las|un|una|su|sus|mi|mis|esto|eso|algun|alguna|alli|ahi|usted|ustedes|traer|llevar|pagar|aparcar|ir|con|en|de|ninos|perros|mascotas|parking|aparcamiento|gratis|tarjeta|a|cita|reservar|seguro|posible';

const isIt =
  'gratis|posible|obligatori[oa]s?|necesari[oa]s?|car[oa]s?|segur[oa]s?|normal|con cita|sin cita|que|verdad|cierto';
const mustDo = 'traer|llevar|pagar|ir|reservar|hacer|venir|dar|tener|presentar|rellenar|avisar|llegar';

export const spanishQuestions: Questions = {
  leads:
    /^(?:(?:sabe usted|sabe|mire usted|mire|vera)(?= (?:mi|mis|yo|tengo|me|llevo|es que|nos)\b)|y|pero|o|eso|esto|y eso|a mi|a usted|depende|eso depende|solo quiero saber|ah|eh|vale|ok|bueno|pues|si|no|hola|buenos dias|buenas tardes|espere|perdone|perdon|disculpe|por favor|primero|en realidad|por cierto|antes de (?:eso|seguir|contestar)|una (?:pregunta|cosa|cosita)|solo una (?:pregunta|cosa)|tengo (?:una|otra) (?:pregunta|duda)|(?:le )?puedo (?:hacerle una pregunta|preguntarle|preguntar)(?: una cosa| algo)?|(?:me )?puede decirme|me puede decir|podria decirme|digame|sabe usted|sabe|(?:solo |nada mas )?(?:quisiera|queria|me gustaria|quiero) (?:saber|preguntar|preguntarle)|(?:era|llamo|llamaba)(?: solo| nada mas)? (?:por|para) (?:saber|preguntar|consultar)|me preguntaba|antes de (?:decir(?:le)? que si|confirmar|reservar))(?: si)? /,
  // "Necesito un corte" and "es una limpieza" tell; "¿es gratis?" asks, also where no one writes the marks.
  opens: new RegExp(
    `^(?:(?:(?:a|de|en|con|para|desde|hasta|por) )?(?:${asking})\\b|(?!hay un problema\\b)(?:${helping}) (?:${about})\\b|(?:es|son) (?:${isIt})\\b|(?:necesito|tengo que|debo) (?:${mustDo})\\b)`,
  ),
  asking:
    /(?<!\p{L})(?<!(?<!\p{L})no )(?:qué|cuánt\p{L}+|cuál(?:es)?|quién(?:es)?|dónde|adónde|cuándo|cómo|se puede|puedo|tengo que|hace falta|hay|tienen|tenéis|cobran|hacen|dan)(?!\p{L})/iu,
  told: /^(?:(?:y|oiga|oye|mire|mira|pues|es) )*(?:que|como|cuando|donde|quien)(?!\p{L})/iu,
  tells:
    /^(?:(?:y|oiga|oye|mire|mira|pues|sí|si|no|bueno|ay|uy|verá) )*(?:es que|lo que|porque|que (?:el|la|los|las|me|te|se|le|les|nos|lo|no|ya|un|una|mis?|sus?|tengo|tenía|estoy|llevo|vinieron|vino|venga|vengan|sea|sean|haya|pueda|puedan|funcione|quede|llegue))(?!\p{L})/iu,
  indirect: {
    whether:
      /^(?!(?:\w+ ){0,3}(?:no se|tengo que|debo)\b)(?:[\w']+ ){0,8}?(?:saber|preguntar|preguntarles?|preguntaba|pregunto|preguntando|duda|decir|decirme|digame|sabe|sabes|saben|consultar|confirmar|confirmarme) si /,
    verbs: new Set<string>(),
    isVerbLast: false,
    contracted: [],
    opener: 'es verdad que',
  },
  weak: /^(?:(?!(?:pongan|apunten|digan|llamen|manden|cambien|quiten)\b)\w+(?:an|en|ais|eis) (?!que\b)\w+|y si (?!puede ser|es posible|no es molestia)\w+ \w+|(?:hay|habria) \w+ \w+|(?:puede|puedo|podria|se puede) \w+)|\b(?:puede|se puede|pueden) (?:entrar|subir|pasar|pagar|aparcar|ir|venir|hacer|llevar)\b/,
  announces:
    /\b(?:(?:una|otra|mi) (?:pregunta|consulta|duda)|(?:quisiera|queria|quiero|gustaria|para|por) (?:saber|preguntar|preguntarle|consultar)|digame|oiga|me preguntaba)\b/,
  reports:
    /^(?:(?:mi|el|la|un|una|mis|los|las) (?:\w+ ){1,2}?|(?:alguien|me|yo|nos) )(?:dice|dijo|dicen|dijeron|cree|piensa|comento|ha dicho|han dicho|he leido|he oido|parece)(?: (?:que|por ahi|en internet))* /,
  ends: / (?:verdad|no|cierto|correcto|es (?:asi|verdad|cierto)|no es (?:asi|verdad|cierto)|o no|mas o menos|exactamente|entonces|por cierto|ustedes)$/,
  follows:
    /^(?:(?:y |pero |o )?(?:que (?:tal|hay|pasa) (?:con|de)|que pasa con)\b|y (?:el|la|los|las|en|a|con|para|es|son|hay|tienen|puedo|como|que|cuando|donde|quien|cual|si|su|un|una|durante|despues|antes|por)\b)/,
  refers: /\b(?:eso|esto|lo|la|los|las|alli|ahi|ese|esa|esos|esas|este|esta)\b/,
  replaces: /^(?:y |pero |o )?(?:(?:que tal|que pasa) con )?(en|a|con|para|durante|despues de|antes de|por|los|el) /,
  requests:
    /^(?:puedo|podria|podemos|podriamos|puede) (?:ir|venir|pasar|pasarme|acercarme)\b|^(?:me|nos|le) (?:puede|podria|pueden|podrian) (?:atender|ver|recibir|hacer un hueco|dar (?:una )?(?:cita|hora)|coger|mirar)\b|^(?:puede|podria|pueden|podrian) (?:atenderme|verme|recibirme|darme (?:una )?(?:cita|hora)|hacerme un hueco|mirarme|mirarlo)\b|^(?:puedo|podria|podemos|podriamos) (?:por favor )?(?:reservar|hacer|pedir|concertar|cancelar|anular|cambiar|mover|aplazar|hablar|tener|repetir|empezar|venir|deletrear)\b|^(?:me )?(?:puede|podria|pueden) (?:por favor |me |le )?(?:repetir|repetirlo|pasar|pasarme|llamar|llamarme|reservar|cancelar|cambiar|ayudar|ayudarme|esperar|deletrear|decir|dar|darme|hablar)\b|^(?:cual|que) (?:era|es) (?:la|su) (?:ultima )?pregunta\b|^que quiere decir\b/,
  results: {
    asks: /\b(?:se )?(?:ha|han) (?:solucionado|resuelto|ayudado|arreglado|funcionado)\b|\bestá (?:solucionado|resuelto)\b/i,
    acts: /^(?:(?:si|no|pero) )*(?:ya )?(?:lo )?(?:he )?(?:hecho|hice|probado|probe|intentado|intente)\b|^(?:eso )?ya lo (?:he hecho|hice|probe)\b/,
  },
  urgency: {
    asks: /impide|urgente|bloquea|le deja trabajar/i,
    urgent:
      /\b(?:nadie puede|ninguno puede|urgente|emergencia|no puedo|no podemos|imposible|parad[oa]s?|caid[oa]|nada funciona|perdiendo|bloquead[oa]|cuanto antes|ya mismo)\b|^(?:(?:si|pues|uy|ay|hombre) )*(?:muchisimo|ya lo creo|y tanto|totalmente|del todo|por completo)$/,
    waits:
      /\bno (?:es )?(?:muy |tan )?(?:urgente|grave)\b|\b(?:sin|no hay) prisa\b|\bpuede esperar\b|\bpuedo (?:seguir )?(?:trabajando|trabajar|esperar)\b|\bsolo un poco\b/,
    named:
      /\b(?:urgent\w*|urgencia|me urge|nos urge|corre prisa|prisa|emergencia|(?:me|nos) impide|bloquead[oa]|no (?:puedo|podemos) trabajar)\b/,
    backs:
      /\b(?:quit\w+|exager\w+|tampoco es para tanto|no es para tanto|no lo es|urgente urgente no|puedo (?:seguir )?trabaj\w+)\b/,
  },
  companies: {
    asks: /\b(?:qué|que|cuál|cual) (?:empresa|compañía|negocio)\b|\bnombre de (?:su|la) empresa\b/i,
    leads:
      /^(?:(?:pues|bueno|sí|eh),? )*(?:trabajo (?:para|en)|(?:le )?llamo (?:de|desde|para)|soy de|somos(?: de)?|(?:la|mi|nuestra) empresa (?:se llama|es)|se llama|nos llamamos|es|de parte de|de|para) /i,
    none: /^(?:(?:pues|no|si|soy|solo|es|yo|nadie) )*(?:yo|solo yo|yo mismo|yo misma|autonom[oa]|particular|un particular|por mi cuenta|de ninguna|ninguna|no tengo(?: empresa)?|jubilad[oa])$|^(?:(?:yo|no|pues|es que|ninguna|soy|voy|bueno) )*(?:por (?:mi cuenta|libre)|trabajo por (?:mi cuenta|libre)|autonom[oa]|no tengo (?:ninguna )?empresa|sin empresa)(?: .{0,45})?$|^(?:pues |no |es que )*(?:todavia|aun) no\b|^(?:pues )*no (?:\w+ ){1,3}(?:todavia|aun)\b/,
    needs:
      /^(?:(?:pues|bueno|si|eh|hola|mire) )*(?:(?:yo )?(?:necesito|necesitamos|quiero|queremos|quisiera|busco|buscamos|me interesa|nos interesa)\b|es (?:por|sobre) (?!la empresa\b)|ayuda con\b)/,
    tails:
      /,? (?:ahora|en realidad)$|,? (?:y )?no [^,]+(?:,.*)?$|, (?:con|sin|deletreado) .*$|, (?:ojo|eh|no sé si la conoce)$/i,
    renames:
      /(?<!\p{L})(?:ahora )?nos llamamos(?: ahora)? (.+)$|(?<!\p{L})la empresa,? (?:mejor )?(?:apúntela|apunte|ponga|anótela|póngala)(?: como)? (.+)$|(?<!\p{L})(?:ponga|apunte) la empresa como (.+)$/iu,
    is: /(?<!\p{L})(?:es|son|sería|quería decir|se llama)(?!\p{L})\s*/iu,
  },
  ofGiven: /\b(?:cual|que) (?:\w+ ){0,3}(?:di|deje|puse|use|he dado)\b/,
  troubles:
    /\b(?:pasa|pas[oó]|ocurre|ocurri[oó]|sucede|problemas?|aver[ií]as?|da[nñ]os?|describ\p{L}*|cu[eé]nt\p{L}*|s[ií]ntomas?)(?!\p{L})/iu,
  companyWords: ['empresa', 'compania', 'negocio'],
  sums: /presupuesto|\beuros?\b|\bd[oó]lares\b|\bpesos\b/i,
  consents: {
    asks: /puedo hacerle|ponernos en contacto con usted|hacerle unas preguntas|buen momento|tiene un (?:momento|minuto)/i,
    putsOff:
      /\b(?:estoy|estamos) (?:conduciendo|manejando|trabajando|en el trabajo|en una reunion|reunid[oa]|ocupad[oa]|comiendo|cocinando|en el coche)\b|\b(?:ahora no|ahora mismo no|no tengo tiempo|en otro momento|otro dia|mas tarde|no es (?:un )?buen momento|mal momento|me pilla mal|llame(?:me)? (?:luego|despues))\b/,
    identifies: /^(?:(?:si|hola|diga) )*(?:soy yo|al habla|al aparato|el mismo|la misma)$/,
    provided: /^(?:(?:si|vale|bueno|pero) )*(?:solo|solamente|unicamente) (?:por|si|a|con|en|de|via) .+$/,
    agrees:
      /^(?:(?:si|vale|venga|va|bueno|pues|hala|ok|claro|de acuerdo|dale|adelante) )+(?:pero )?(?:(?:que sea|sea|muy|bien|solo|si es|tiene que ser|que sean) )*(?:rapido|rapidito|breve|brevemente|cortito|corto|un momento|un momentito|un minuto|deprisa)(?: (?:por favor|porfa|eh|si|que .{3,40}))*$|^(?:(?:si|vale|venga|va|bueno|pues|claro|de acuerdo) )+(?:pero )?(?:que )?tengo (?:mucha |algo de |un poco de )?prisa$|^(?:(?:bueno|pues|vale) )*si es (?:un momento|rapido|corto|poco)(?: si)?$|^(?:(?:pues|bueno|si) )*(?:cuando (?:querais|quiera|quieran)|como (?:quieran|quiera|querais)|si (?:quiere|quieren|hace falta|es necesario))$|^(?:tira|tire|orale(?: pues)?|andele(?: pues)?)$/,
  },
  comesFor:
    /^(?:(?:puede|pueden|podria|podrian|hacen|hace|ofrecen|tienen|arreglan|reparan|venden|puedo|podemos|podria) |es posible\b|hay (?:alguna )?posibilidad\b)/,
  offered:
    /\b(?:(?:que|cual) (?:dia|fecha|hora|mes) (?:era|es|fue|dijo|ha dicho)|cuando (?:era|es|fue) eso|(?:cuando|a que hora|que dia) (?:era|es|fue)$|es (?:el|este) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|\d+)\b|(?:ha dicho|dijo|dijiste)|es (?:eso )?(?:por la|de la|a las) (?:manana|tarde|noche)|(?:de|por) la manana o|cuales eran)\b/,
  tags: /^(?!(?:si|vale|bien|claro|perfecto|no)\b).* (?:verdad|no|cierto|correcto|es (?:asi|verdad|cierto)|no es (?:asi|verdad|cierto)|verdad que si)$/,
  wellbeing:
    /^(?:(?:hola|buenos dias|buenas tardes|buenas noches|y|bueno) )*(?:como esta|como esta usted|que tal|que tal esta|como le va|como estas|todo bien)(?: hoy)?$/,
};
