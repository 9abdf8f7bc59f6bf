import type { Matters } from '../matters.ts';

const people =
  '(?:le|les|al|a la|a los|a las|a todos|a alguien) ?(?:doctora?|dentista|jef[ae]|equipo|encargad[ao]|recepcion|duen[ao]|senora?|companer[ao]s?)?';
const appointment = '(?:citas?|reservas?|visitas?|turnos?|horas?)';
const mine = '(?:mis?|las?|el|nuestras?|sus?|esas?|estas?|ambas|todas)';
const days =
  '(?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|manana|pasado manana|esta tarde|esta semana|la semana que viene|ese dia)';

export const spanishMatters: Matters = {
  books:
    /\b(?:quiero|quisiera|quería|queria|necesito|me gustaria|busco|puedo|podria|deseo|querria)\b(?: \w+){0,4} (?:una|otra|dos|pedir|reservar|coger|concertar) (?:\w+ ){0,2}(?:citas?|reservas?|visitas?|turnos?|hora|revision|limpieza|consulta)\b|\b(?:pedir|reservar|coger|concertar|sacar|hacer) (?:una |otra )?(?:cita|hora|turno|visita|reserva)\b/,
  message: [
    /\b(?:dejar|dejarle|dejarles|dar|darle|darles|pasar|pasarle|tomar|transmitir|recado)\b(?: \w+){0,4} (?:mensaje|recado|nota|aviso)\b|\b(?:un|el|mi|este) (?:mensaje|recado) (?:para|a)\b/,
    /(?:^|\b(?:por favor|puede|podria|pueden|y|solo) )(?:digale|diganle|dile|decirle|decirles|digales|avise|avisen|avisar|avisarle|avisele|comunicarle|hagale saber|recuerdele)\b|\b(?:digale|diganle|digales|avisele|avisenle|hagale saber)\b|\b(?:decir|decirle|avisar) (?:al|a (?:la|los|las|el|todos|don|dona|mi))\b/,
    new RegExp(`\\b(?:diga|avise|informe|avisen|informen) ${people} (?:de )?que\\b`),
    /\bque me (?:llame|llamen|devuelva|devuelvan)\b/,
    /\b(?:ese|este|eso) (?:era|es) (?:el|mi|todo el) (?:mensaje|recado)\b/,
  ],
  late: [
    /\b(?:llegare|llego|llegamos|llegaremos|voy a llegar|vamos a llegar)\b(?: \w+){0,5} (?:tarde|minutos|retraso)\b|\bminutos tarde\b/,
    /\b(?:con retraso|me retraso|me retrasare|voy tarde|vamos tarde|se me hace tarde|llevo retraso)\b/,
    /\b(?:atasco|atascad[ao]|trafico|embotellamiento)\b/,
    /\bno encuentro (?:sitio|aparcamiento|parking|donde aparcar|la entrada|el sitio|la consulta|la puerta)\b/,
    /\b(?:estoy|estamos) (?:ya )?(?:en camino|llegando|de camino|a la vuelta|en la puerta|casi)\b/,
  ],
  errand: [
    /\b(?:me (?:he )?(?:deje|dejado|olvide|olvidado)|nos (?:hemos )?dejado|se me (?:olvido|quedo|ha olvidado|ha quedado)|deje|olvide|perdi)\b.{0,50}\b(?:en (?:la|su|el|una|vuestra) (?:sala|consulta|clinica|recepcion|silla|tienda|oficina|bano|local)|ahi|alli|en su)\b|\bobjetos perdidos\b/,
    /\b(?:enviar|envien|envie|mandar|manden|mande|enviarme|mandarme|pasar|reenviar|renovar|recoger|necesito|quiero|hacerme|darme|copia de)\b(?: \w+){0,6} (?:radiografias?|historial|informe|informes|receta|recetas|factura|recibo|resultados|justificante|volante|formulario|presupuesto|parte de baja)\b/,
    /\b(?:radiografias?|historial|informes?|recetas?|facturas?|recibos?|resultados|justificante|volante)\b(?: \w+){0,6} (?:enviar|enviad[ao]s?|mandar|mandad[ao]s?|envien|manden|renovar|renovad[ao]|list[ao]s?)\b|\bjustificante\b/,
  ],
  business: [
    /\b(?:entrega|paquete|pedido|envio|reparto)\b.{0,40}\b(?:para (?:ustedes|usted|vosotros|la|el)|firmar|firme|recoger|recibir|puerta)\b|\b(?:tengo|traigo|traemos|tenemos) (?:aqui )?(?:una entrega|un paquete|un envio)\b/,
    /\b(?:su|numero de|el) fax\b/,
    /\b(?:derivar|derivamos|derivarles|remitir|remitimos|referir)\b.{0,20}\b(?:paciente|cliente)\b/,
    /\b(?:llamo|llamamos) (?:de parte de(?! (?:mi|mis|nuestr\w+)\b)|en nombre de|de la (?:empresa|aseguradora|farmacia|compania|escuela|gestoria)|del (?:banco|laboratorio|hospital|seguro|colegio|ayuntamiento))\b/,
    /\b(?:persona (?:que se encarga|encargada|responsable)|el encargado|la encargada|responsable de (?:compras|marketing|contratar)|su pagina web|terminal de pago|oferta especial para)\b/,
    /\b(?:estan contratando|contratan|buscan (?:personal|gente|auxiliar|empleados)|curriculum|puesto de trabajo|ofertas? de (?:trabajo|empleo)|busco trabajo|vacantes?)\b/,
  ],
  person: [
    /\bcon quien (?:puedo|tengo que|debo) hablar\b|\b(?:paseme|me pasa|paseme usted|pongame) con ella?\b|\b(?:alguien|hay alguien)(?: ahi)? que hable (?!espanol\b)\w+|\bhabla alguien (?!espanol\b)\w+/,
    /^(?:(?:hola|buenas|buenos dias) )*(?:esta|anda|se encuentra) (?!libre|abierto|bien|cerrado|el numero)[\p{L}]+(?: por ahi| ahi)?$/u,
    /^(?:(?:hola|buenas) )*(?:con|paseme con|me pasa con|me comunica con) (?:la |el )?(?:administracion|contabilidad|facturacion|gerente|encargad\w|recepcion|taller|ventas|direccion|jefe|jefa)\b/,
    /\b(?:hablar|hable|comunicar|comunicarme|comuniqueme|pongame|ponme|poneme|paseme|pasarme|pasame|conecteme|conectarme|transferirme|transfierame)\b(?: [\w']+){0,3} (?:persona|humano|agente|alguien|supervisora?|encargad[ao]|responsable|jef[ae]|companer[ao]|comercial|ventas|departamento|operadora?|representante|asesora?|gerente|duen[ao])\b/,
  ],
  restarts:
    /\b(?:empez\w+|empiez\w+|comenz\w+|vuelv\w+) (?:todo )?(?:de nuevo|otra vez|desde (?:el principio|cero)|de cero|al principio)\b|\bdesde el principio\b|\bolvid\w+ todo\b|\bborr\w+ todo\b/,
  keeps: /\b(?:manten\w*|mantengo|deje|deja|dejar|dejo|no|excepto|menos|queda|quedo|quede)\b/,
  pronoun: /\b((?:la|el|esa|ese) [\p{L}. ]{2,24}?) (?:una|uno)\b/giu,
  bids: {
    cancel:
      /\b(?:cancele|anule|quite|borre|elimine|cancela|anula|quita|borra|elimina)(?:me)?(?:la|lo|las|los)?\b|\b(?:cancelarla|cancelarlo|anularla|anularlo)\b/,
    move: /\b(?:cambie|mueva|ponga|pase|aplace|traslade|reprograme|cambia|mueve|pon|pasa)(?:me)?(?:la|lo|las|los)?\b/,
    beside: /\b(?:por favor|entonces|ya|ahi|vale|bueno|pues)\b/g,
  },
  besideTime:
    /\b(?:tienen?|tendrian?|tiene usted|hay|habria|puede(?:n)? ser|podria(?:n)? ser|seria|es|me (?:va|iria|viene|vendria)|nos (?:va|iria|viene|vendria)|le (?:va|iria|viene|vendria)|(?:yo )?puedo|podemos|puede|solo|solamente|mejor|bien|mejor|preferiblemente|prefiero|preferimos|prefiere|si (?:puede ser|es posible|se puede|hay)|posible|algo|alguna?|hora|horas|hueco|huecos|cita|citas|libre|disponible|por favor|gracias|tambien|entonces|pues|y|pero|que|un|una|perfecto|genial|vale|si|no|ah|bueno|estaria|quedamos|digamos|ponga(?:me)?)\b/g,
  undoes:
    /(?<!no )\b(?:cancel(?:a|e|alo|ela|elo|ar|arlo|arla)|anul(?:a|e|alo|ela|elo|ar|arla|arlo)|borr(?:a|e|alo|ela|elo|arlo)|deshacer(?:lo)?)(?: (?:eso|la|lo|esa|la cita|esto))?$/,
  complains: [
    /\b(?:fue|estuvo|era|son|es) (?:\w+ ){0,2}(?:brusc[oa]|grosero|grosera|maleducad[oa]|borde|desagradable|antipatic[oa]) (?:con|conmigo)\b|\bme trato (?:\w+ )?mal\b|\bquiero (?:poner|presentar) una (?:queja|reclamacion)\b/,
    /\bme (?:dejaron|han dejado|dejasteis) (?:el pelo|el coche|la boca|fatal|horrible|hecho)\b|\bse me ha vuelto a\b|\b(?:dos|tres|cuatro) veces (?:\w+ ){0,4}(?:llamando|llamado|y nada|y nadie)\b/,
    /\b(?:cobrad[oa]|cobraron|cargaron|cargado) (?:\w+ ){0,3}(?:dos veces|doble|de mas|mal)\b|\b(?:mi|nuestro) dinero\b|\breembols\w+\b|\bdevol(?:ucion|verme|vedme|vais|van) (?:\w+ )?(?:el|mi|del|de) dinero\b/,
    /\b(?:fue|era|fueron|ha sido|estuvo) (?:(?:muy|tan|super|bastante) )?(?:maleducad\w+|grosero|grosera|borde|desagradable|antipatic\w+)\b/,
    /\b(?:nadie|ninguno) (?:me |nos )?(?:llama|ha llamado|llamo|devuelve|contesta|ha contestado)\b|\b(?:esperando|esperamos|espere|estuve) (?:\w+ ){0,3}(?:minutos|horas|hora|una hora)\b/,
    /\b(?:destrozad\w+|estropead\w+|arruinad\w+|fastidiad\w+)\b|\b(?:raya|rayon|golpe|bollo|aranazo)\b.{0,50}\b(?:no estaba|no tenia|antes no)\b|\b(?:queja|quejarme|reclamacion|reclamar)\b/,
  ],
  notBooking:
    /\bno (?:es|quiero|necesito|era|busco|llamo para|llamo por) (?:una |ninguna |pedir |reservar )?(?:cita|reserva|paciente|cliente)\b|\bno soy (?:paciente|cliente)\b|\b(?:ninguna|nada de) citas?\b|\bsolo (?:el|un|este|ese|dejar un) (?:mensaje|recado|aviso)\b|\bsin cita\b/,
  cancels: [
    /\b(?:quite|quiten|quitar|saque|saquen|borre) (?:el |lo del |mi |la )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|cita)\b.{0,15}\b(?:del calendario|de la agenda|de la lista)\b|\b(?:pensando|pensaba|estaba pensando) en (?:anular|cancelar)\b/,
    /\b(?:dar|darme|darlo|dalo|dame|darla|deme|den) (?:de )?baja\b|\b(?:borr(?:a|e|ar|ame|eme|arme)|elimin(?:a|e|ar|arla|arlo)|anul(?:a|e|ar|arla|ame|eme)|quit(?:a|e|ame|eme))\b(?=.*\b(?:cita|hora|turno|reserva|la de las|lista|agenda|apuntad)|$)/,
    /\bno (?:llego|voy a poder ir|puedo ir|podre ir|vamos a poder|alcanzo)\b|\bya no (?:la|lo|me) (?:necesito|hace falta|quiero)\b|\bno (?:me )?hace falta ya\b/,
    /\b(?:cancelar|cancelarla|cancele|cancelen|cancela|anular|anularla|anule|anulen|anula)\b(?! (?:la |mi |el )?(?:suscripcion|pedido|contrato|cuenta|tarjeta|poliza|seguro))/,
    /\b(?:quiteme|quitenme|borreme|borrenme|tacheme|saqueme)\b/,
    new RegExp(
      `\\b(?:cancelar?|cancele|cancelen|cancelarla|anular|anule|anulen|anularla|anularme|quitar|quiten|borrar|suspender)\\b.{0,40}\\b${appointment}\\b|\\b${appointment}\\b.{0,40}\\b(?:cancelar|cancele|anular|anule|anularla|cancelarla|quitar)\\b`,
    ),
    new RegExp(
      `\\bno (?:voy a |vamos a |va a |podre |podremos |podra |puedo |podemos )(?:poder )?(?:ir|venir|acudir|asistir|llegar)\\b(?=$|.{0,20}\\b(?:${days}|cita|al final|finalmente|despues de todo))`,
    ),
    /\b(?:al final|finalmente|lo siento|mire) (?:\w+ )?no (?:podre|puedo|podemos|voy a|vamos a|ire|vamos|vengo)\b/,
    /\b(?:anulela|cancelela|anulemela|cancelemela|anulenla|cancelenla)\b/,
    new RegExp(`\\bya no (?:necesito|quiero|me hace falta) ${mine} ${appointment}\\b`),
  ],
  has: /\b(?:me|nos) (?:tiene|tienes|tienen|teneis) (?:apuntad|anotad|agendad|citad)\w*|\b(?:reserve|agende|pedi|saque) (?:\w+ ){0,4}(?:cita|hora|turno|dos veces|por error|sin querer)\b|\b(?:hora|cita|turno) (?:que )?(?:tengo|tenia|habia) (?:pedid|reservad|agendad)\w*|\bturno (?:hoy|manana|el)\b|\b(?:tengo|tenemos|tenia|teniamos) (?:\w+ ){0,3}(?:cita|hora|reserva|turno|visita)\b|\b(?:mi|nuestra|la) (?:cita|reserva|visita|hora)\b|\bestoy (?:apuntad[ao]|citad[ao]|anotad[ao])\b/,
  cannot:
    /\b(?:no (?:voy|vamos|puedo|podre|podemos|podremos|podra|ire|iremos|vendre|vendremos)|cancelar\w*|cancele\w*|anular\w*|anule\w*|ya no)\b/,
  terms:
    /\b(?:cobran|cuesta|coste|penalizacion|gratis|politica|en caso de|si (?:tengo|tuviera|hay) que|hasta cuando|con cuanta antelacion)\b/,
  moves: [
    /\bme (?:han|habeis) (?:apuntado|puesto|dado) (?:\w+ ){1,5}(?:pero|y) (?:yo )?(?:pedi|queria|dije|habia pedido|necesito)\b/,
    /\b(?:reagend\w+|reprogram\w+|aplaz\w+|pos(?:t)?pon\w+|adelant\w+|retras\w+|recorr\w+)\b|\bpas(?:a|e|en|ame|eme|emelo|armelo|arla|arlo)(?:lo|la)? (?:al|a la|para el|el) (?:\w+)\b/,
    /\b(?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado) no puedo\b.{0,20}\b(?:me pones|me pone|me das|me da|mejor|ponme|pongame)\b|\bmisma hora\b|\bcualquier dia menos\b/,
    /\b(?:reprogramar\w*|aplazar\w*|posponer\w*|cambiar(?:la|lo|me)|moverla|moverlo|pasarla|adelantarla|retrasarla)\b/,
    new RegExp(
      `\\b(?:cambiar|cambiarme|cambie|mover|mueva|mueve|aplazar|posponer|adelantar|retrasar|reprogramar|pasar|pasarme)\\b.{0,20}\\b${appointment}\\b|\\b${appointment}\\b.{0,50}\\b(?:cambiar|cambiarla|mover|moverla|aplazar|posponer|adelantar|retrasar|reprogramar|otro dia|otra hora)\\b`,
    ),
    new RegExp(`\\b(?:otro dia|otra hora|otra fecha) (?:para|en vez de|en lugar de) ${mine} ${appointment}\\b`),
    new RegExp(
      `\\b${days} (?:\\w+ ){0,2}no (?:puedo|podemos|me va|me viene|nos va|va a poder ser|me sirve)\\b.{0,60}\\b(?:otro dia|otra hora|que tienen|que tiene|tienen algo|cambiar|mejor|semana que viene)\\b`,
    ),
  ],
  instead:
    /\b(?:otro dia|otra hora|otra fecha|otro momento|cambiar\w*|mover\w*|aplazar\w*|posponer\w*|reprogramar\w*|en vez de|en su lugar|mejor|que (?:otro|otra|tienen|tiene)|tienen (?:algo|hueco)|puedo (?:ir|venir)|podria (?:ir|venir)|que tal|hay (?:algo|hueco)|seria posible|(?:un dia|una semana|una hora) (?:mas tarde|antes|despues))\b/,
  finds: [
    /\bcuando (?:tenia|tengo|tenemos|debia|me toca|me tocaba|era lo mio|es lo mio) (?:que (?:ir|venir|pasar)|la cita|mi cita)?\b|\b(?:la mia|lo mio) (?:es|era) (?:el|por la|a las)\b/,
    /\b(?:confirmar|comprobar|saber|ver|asegurarme) (?:que|si|de que) (?:\w+ ){0,3}(?:estoy|sigo|tengo|esta|sigue)\b|\ba que horas? (?:la|lo|tengo|es|me|nos|teniamos)\b|\bno (?:se|recuerdo|me acuerdo) si (?:es|era) (?:el|a las)\b/,
    /\bse me (?:perdio|ha perdido|extravio) el (?:papel|papelito|tarjet\w+)\b/,
    new RegExp(
      `\\b(?:cuando|a que hora|que dia|para cuando)\\b(?: \\w+){0,4} (?:mi|nuestra|la|tengo|tenia|teniamos) (?:\\w+ ){0,2}${appointment}\\b|\\b(?:cuando|a que hora|que dia) (?:tengo|tenia|me toca|tengo que ir|tenia que ir)\\b`,
    ),
    new RegExp(
      `\\b(?:confirmar|comprobar|verificar|recordar|recordarme|consultar|olvidado|mirar)\\b.{0,30}\\b(?:mi|nuestra) (?:\\w+ ){0,2}${appointment}\\b`,
    ),
    new RegExp(`\\b(?:si )?tengo (?:yo )?(?:una|alguna) ${appointment}\\b(?! nueva)`),
    /\b(?:cuando|a que hora|que dia|que hora) (?:era|habia dicho|ha dicho|dijo|me ha dicho)(?: eso)?\b/,
  ],
  another:
    /\b(?:otra|otro|una mas|una segunda|la segunda|el segundo|la otra|tambien|ambas|ambos|para (?:el|ella|ellos)|(?:para )?mi (?:\w+ )?(?:hermano|hermana|hijo|hija|mujer|marido|esposa|esposo|madre|padre|nino|nina|amigo|amiga|pareja|companera|companero|vecina|vecino))\b/,
  rather:
    /\bno (?:doy|suelo dar|pienso dar|quiero dar) (?:mi|el|ese|esos|los|mis)\b|\bno (?:tengo|uso|gasto) de eso\b|\b(?:mejor|prefiero|solo|simplemente) (?:que )?(?:por (?:correo|telefono|mensaje|sms|email)|me (?:llamen|llame|escriban|escriba)|llamenme|llameme|escribanme|escribame)\b|\b(?:llamenme|llameme|escribanme|escribame|mandenme un (?:correo|mensaje))\b|\bpor (?:correo|telefono|mensaje|sms|email)\b|\bno (?:tengo|tiene|tienen|tenemos|uso|usa|usan|utilizo|utiliza|manejo|maneja)\b|\b(?:sin|nada de|ningun) (?:telefono|numero|correo|llamadas?|email|mensajes?)\b|\b(?:prefiero|mejor) (?:un |el |por )?(?:correo|email|mensaje)\b/,
  callsBack:
    /\b(?:luego|despues|ya|mas tarde|manana) (?:le|les|la|lo|os|te) (?:llamo|llamare)\b|\b(?:le|les|la|lo|os|te) (?:vuelvo a llamar|llamo|llamare) (?:luego|mas tarde|despues|de nuevo|otra vez|manana)\b|\b(?:vuelvo|volvere) a llamar\b|\bpuedo (?:volver a llamar|llamar(?:le|les)? (?:luego|mas tarde|despues|otra vez))\b/,
  rethinks:
    /^(?:(?:ay|oh|eh|no|perdon|espere|mire|en realidad) )*(?:he cambiado de (?:idea|opinion)|cambie de (?:idea|opinion)|me lo he pensado mejor)$/,
  partly:
    /^(?!.*\b(?:no|nunca)\b)(?:(?:bueno|pues|si|hm|eh|diria que) )*(?:mas o menos|un poco|en parte|parcialmente|hasta cierto punto|de alguna manera|a veces|algo|casi del todo|medio)\b/,
  amends:
    /\b(?:cambie|cambiar|ponga|poner|cambieme|corrija|suba|baje) (?:\w+ ){0,4}(?:a|un|por)\b|\b(?:mi|la|primera) (?:\w+ )?(?:nota|puntuacion|respuesta|valoracion|cifra)\b|\b(?:deberia ser|tenia que ser|queria decir)\b|\b(?:al reves|confundido|confundi)\b|\bpense que\b.{0,30}\b(?:mejor|peor|maximo|minimo)\b/,
  astray:
    /\bequivocado de (?:numero|sitio|lugar|empresa|oficina)\b|^(?:(?:ay|ah|uy|perdon|perdone|disculpe|lo siento|hola|creo que|es|un|el|este|no|parece que) )*(?:me he equivocado|me equivoque|numero equivocado)(?: (?:perdon|perdone|disculpe|lo siento|gracias|adios))*$/,
  done: /\b(?:solo |nada mas )?era (?:solo )?(?:eso|todo)\b|\beso era(?: todo)?\b|\bcon eso (?:me vale|me basta|tengo bastante)\b|\blo que (?:queria|necesitaba) saber\b|\b(?:pues )?ya esta\b|\bme quedo mas tranquil[oa]\b|\bcon eso me (?:sirve|apano)\b|\b(?:eso|esto|era) (?:era |es )?(?:todo|lo que)\b.{0,25}\b(?:saber|queria|necesitaba|preguntar)\b|\b(?:solo|nada mas) (?:queria|quiero|era para) (?:saber|preguntar|consultar)(?: eso)?$|\b(?:solo|era) (?:por )?(?:curiosidad|una pregunta)$|\bme lo (?:pienso|pensare|voy a pensar)\b|\bya (?:le|les|os|te) (?:llamo|llamare|dire|digo)\b|\bes bueno saberlo\b|\b(?:me ha sido|ha sido) (?:muy )?(?:util|amable|de ayuda)\b|^(?:uy |ah |vaya |hm )*(?:es|eso es) (?:muy |demasiado |un poco )?(?:caro|mucho)\b|\bme paso (?:por ahi|por alli|luego)\b/,
  all: /\b(?:ambas|ambos|las dos|los dos|todas(?: (?:ellas|mis|las))?|todos)\b(?! los (?:dias|lunes|martes))/,
  elsewhere:
    /^(?:(?:hola|buenas|buenos dias|buenas tardes|perdone|perdon|oiga|si|eh) )*(?:es|no es|esto es|hablo con|llamo a|estoy llamando a|me he equivocado) (?:aqui |ahi |este |esta )?(?:el |la |los |las )?(?!(?:para|por|sobre|de|que|muy|un|una|mi|mis|urgente|solo|por|lo|como|cuando|donde|gratis|posible|usted|caro|cierto|verdad|correcto|una persona|un robot|obligatorio|necesario)\b)[\w'&]+(?: [\w'&]+){0,3}$/,
  stated: /^(?:(?:hola|buenas|buenos dias|buenas tardes|si|eh) )*(?:es|esto es) /,
};
