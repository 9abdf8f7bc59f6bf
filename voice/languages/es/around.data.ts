import { type Around, takesBack } from '../around.ts';

export const spanishAround: Around = {
  opens:
    /^(?:eh|em|pues|bueno|a ver|mire|mira|oiga|oye|vera|vera usted|vamos|o sea|la verdad|lo que pasa es que|el caso es que|es que|resulta que|hola buenas|buenas|sabe) /,
  closes:
    / (?:en su lugar|en vez|por favor|gracias|muchas gracias|si (?:puede ser|es posible|se puede|no le importa|no es molestia|hay hueco)|creo|creo yo|supongo|sabe|sabe usted|ya sabe|o algo asi|nada mas|eso es todo|vale)$/,
  leads:
    /^(?:(?:si |vale |ok |bueno |pues |entonces |solo |y )*(?:yo )?(?:quiero|queria|quisiera|necesito|necesitaba|necesitaria|me gustaria|tomare|cojo|cogere|busco|buscaba|prefiero|deme|dame|ponme|pongame|hagame|reserveme|hacemos|haremos|me hago|me hare|vamos a hacer|llamo por lo de|llamo por|llamo para|tengo que|vengo por|vengo para|vengo a|me hace falta|es|seria|sera|creo que|pienso que|digamos)(?: (?:hacerme|hacer|reservar|pedir|tener|coger|para|por|solo|que|cita para|hora para))*|hacerme (?=un|la|el)|para|por lo de|lo de|por|entonces|solo|pues|para pedir|que tal) /,
  bookings: /^(?:(?:una?|la|el|otra) )?(?:cita|hora|hueco|turno|reserva) para(?: hacerme)? (?=\S)/,
  follows:
    / (?:entonces|por favor|pues|estaria (?:bien|genial|perfecto)|seria (?:genial|perfecto|lo mejor|suficiente)|esta bien|me vale|me viene bien|para mi|mejor)$/,
  thing: /^(?:un|una|unos|unas|el|la|los|las|mi|mis|nuestro|nuestra|dos|tres|otro|otra) \S/,
  one: /^(?:un|una) (?!(?:poco|par|monton|rato|cosa|dia|momento|mas|vez|de)\b)/,
  surely: /^ (?:(?:no|ay|uy|bueno) )*(?:perdon|perdone|digo|quiero decir|mejor dicho) /,
  rather: takesBack(
    'no|bueno|espere|espera|perdon|perdone|disculpe|mejor dicho|quiero decir|queria decir|digo|mas bien|mejor|miento|que digo|pero que digo|que estoy diciendo|corrijo',
    'ay|ah|uy|eh|bueno|o|y|pero|pues|ahora que lo pienso',
    'pongame|ponme|hagamos|que sea',
  ),
  not: /^(?:no |bueno )*no (?=(?:un|una|el|la|mi) )/,
  but: /^(?:sino|pero) /,
  joins: new Set(['el', 'a', 'las', 'la', 'para', 'por', 'en', 'de', 'sobre', 'o', 'este', 'y', 'quiza', 'al']),
  vague: new Set(
    'atender atenderme recibir recibirme hueco huecos darme dar mirar hijo hija marido mujer cita citas turno hora reserva visita visitas pedir coger sacar reservar hacer tener ver verme vea vean ir venir pasar pasarme doctor doctora medico dentista alguien algo cosa cosas ayuda ayudar ayudarme necesito necesitaba quiero queria quisiera querria gustaria puedo podria podrian pueden llamar llamo llamaba lo antes posible cuanto pronto urgente libre hueco nuevo nueva paciente cliente problema problemas pregunta duda para por de a con al el la un una los las mi me nos yo si que es soy tengo tenia hay su sus ustedes vosotros por favor hoy ya y o solo pues bueno genial perfecto claro'.split(
      ' ',
    ),
  ),
  talk: new RegExp(
    [
      '\\b(?:por fin|(?:cogen|coge|contestan|contesta|responden|atienden)(?: el telefono)?|(?:llevo|llevamos) [\\w ]{1,25}(?:llamando|esperando|intentando)|(?:no )?(?:habia|hay) manera de)\\b',
      '\\b(?:estoy (?:conduciendo|en el coche|en el trabajo|en la calle|de camino|en el autobus)|voy (?:conduciendo|en el coche|por la calle)|mi (?:espanol|telefono|movil|bateria|voz) (?:es|no|se|esta)|(?:estoy|ando) (?:resfriad[oa]|afonic[oa])|me (?:oye|oyen|escucha|escuchan)|dejeme [\\w ]*|voy a (?:buscar|coger) [\\w ]*)\\b',
      '^(?:mi|el|la) [\\w ]{1,25}(?:me ha dicho|me dijo|me ha mandado|me mando|dice) (?:que )?(?:llame|llamara|venga|viniera|les llame)[\\w ]*$|^(?:me (?:han|ha|habeis) llamado|me llamaron|tengo una llamada (?:perdida|suya))[\\w ]*$|\\bhe (?:recibido|tenido) (?:una |su )(?:carta|llamada|mensaje)\\b',
      '^es (?:un poco |muy |algo )?(?:complicado|personal|privado|delicado|largo de contar|dificil de explicar)$|^no (?:lo )?(?:se|estoy segur[oa])(?: muy bien)?(?: (?:que|como))?[\\w ]*$|\\b(?:habra sido|ha sido|sera|era) (?:un error|una equivocacion)\\b',
    ].join('|'),
  ),
  needs:
    /\b(?:necesit\w*|quier\w*|quisiera|querria|gustaria|busc\w*|para (?:una?|mi|hacerme|que)|por (?:una?|mi|lo de)|duel\w*|dolor\w*|molest\w*|rot[oa]s?|rompi\w*|roto|partid\w*|parti\w*|astill\w*|caid\w*|cayo|se me ha|se me mueve|movid\w*|suelt\w*|flojo|perdid\w*|sangr\w*|hinchad\w*|inflamad\w*|infec\w*|rechin\w*|sensib\w*|revis\w*|limpi\w*|mir(?:ar|en|arme|armelo|e)|arregl\w*|repar\w*|cambi(?:ar|arme)|sustitu\w*|ajust\w*|quit(?:ar|arme)|sac(?:ar|arme)|pon(?:er|erme)|empast\w*|blanque\w*|consult\w*|tratamiento|radiograf\w*|vacun\w*|prueba|presupuesto|no funciona|gotea|atasc\w*|ruido|problemas? con)\b/,
  rates:
    /\b(?:al|por|cada) (?:año|mes|semana|día|hora|trimestre|persona|usuario)(?!\p{L})|\b(?:mensuales|anuales|semanales)\b/giu,
  toOthers:
    /^(?:(?:espera|un momento|ahora no|no|oye|perdon|vale|shh|un segundo) )*(?:carino|cielo|mi amor|mama|papa|ninos)\b|(?<!\b(?:mi|el|la|los|mis|de|para|y|con) )\b(?:carino|cielo|mi amor)$|\b(?:estoy|esta) (?:al|hablando por) telefono\b|\b(?:baja|bajad|apaga|quita) (?:eso|la|el)\b|\b(?:ha entrado|acaba de entrar|ha llegado) (?:un|una|el|la|alguien)(?: \w+)?$|\bllaman a la puerta\b|\b(?:callate|callaos|silencio|estate quiet[oa])\b/,
};
