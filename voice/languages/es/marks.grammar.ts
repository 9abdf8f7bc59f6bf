import { lexicon } from '#voice/understanding/grammar/rule.ts';

/** Spanish words that do something to what stands around them. */
export const marks = [
  ...lexicon('mark', {
    '(no espere|o espere|o espera|no espera|no miento|miento|uy no|ay que no|o sabe que|o sabes que|espere|no perdon|perdon no|perdon|perdone|ay no|ay perdon|no disculpe|disculpe|quiero decir|no quiero decir|queria decir|quise decir|no quise decir|digo|o sea no|mejor dicho|corrijo|correccion|rectifico|me he equivocado|me equivoque|error mio|el nuevo es|la nueva es|que digo|pero que digo|que estoy diciendo|un momento no)':
      'repair',
    '(no mejor|mejor|mas bien|no mas bien|o mejor|mejor aun|no en realidad|en realidad|en realidad no|pongamos|ponga|pon|ponme|pongame|ponga mejor|dejemoslo en|dejelo en|me quedo con|no ponga|digamos|que sea|en vez de eso|en su lugar|no bueno|bueno no|o no|pensandolo mejor)':
      'repair',
  }),
  ...lexicon('mark', {
    '(cambiar|cambie|corregir|corrija|modificar|modifique|actualizar|editar|volver a)': 'change',
    '(mal|incorrecto|equivocado|no es correcto|esta mal|eso esta mal|no es eso|no es asi|no he dicho eso|no dije eso|eso no es lo que dije|me ha entendido mal|me entendio mal|hay un error|es un error)':
      'wrong',
    // Of several, the one that counts.
    '(diria|yo diria|digo yo|vamos a decir)': 'settles',
    '(he dicho|dije|no he dicho|ya le dije)': 'repair',
    '(ahora es|pero ahora|ahora si|esta vez es)': 'repair',
  }),
  ...lexicon('mark', {
    '(no|ni|nunca|tampoco|excepto|menos el|menos la|salvo|en vez de|en lugar de|antes que|mejor que|aparte de|cualquier dia menos|todo menos|sin)':
      'negation',
  }),
  ...lexicon('mark', {
    '(si|si puede|si es que|siempre que|siempre y cuando|a menos que|salvo que|con tal de que|a condicion de que|en caso de|depende de|depende|segun)':
      'condition',
    '(tengo que|tendria que|debo|deberia|tenemos que) [primero|antes|solo] (preguntar|consultar|mirar|ver|pensar|hablar|comprobar|confirmar)':
      'condition',
    '(cuando|en cuanto|hasta que|antes de que) (yo|el|ella|mi|nosotros|llegue|pueda|salga|termine)': 'condition',
    '(pero|sin embargo|aunque|solo que|sino)': 'contrast',
    '(o|u|o quizas|o tal vez|o bien)': 'or',
    '(y|e|tambien|ademas|mas|asi como)': 'and',
  }),
  ...lexicon('mark', {
    '(es eso|hay|tiene|tienen|puede|pueden|podria|podrian|que|cuando|donde|quien|como|cual|cuales|por que|cuanto|cuanta|cuantos|cuantas|puedo|podria|debo|tengo que)':
      'question',
    '(en primer lugar|primero que nada|una cosa mas|pensandolo mejor|otra cosa|una cosa)': 'idle',
    '(necesito|quiero|hay|tengo|tienen|dame|otro|otra|ese|esa|cual) (uno|una)': 'idle',
    '(unos|cinco|diez|quince|veinte) minutos tarde': 'idle',
    '(por que no|como no)': 'harmless',
    // What is spoken of, not asked for: "la espera" may be what someone disliked.
    '(la|una|mucha|tanta|poca|larga|de) espera': 'harmless',
    '(no se|no estoy seguro|no estoy segura) (quizas|quiza|tal vez|digamos|creo)': 'harmless',
    '(verdad|no es asi|no cree|no le parece|cierto)': 'harmless',
  }),
  ...lexicon('mark', {
    '(hola|buenas|buenos dias|buenas tardes|buenas noches|muy buenas|hola buenas|hola buenos dias|que tal|alo|digame|diga)':
      'greeting',
    '(gracias|muchas gracias|mil gracias|muchisimas gracias|se lo agradezco|muy amable)': 'thanks',
    '(adios|hasta luego|hasta pronto|hasta manana|hasta la vista|chao|ciao|nos vemos|que tenga (un buen dia|buen dia|buena tarde)|que le vaya bien|buen fin de semana)':
      'closing',
  }),
  ...lexicon('mark', {
    '(quisiera|me gustaria|querria|quiero|necesito|queria|busco|llamo por|llamo para|es para|me puede dar|podria darme|puede darme|prefiero|preferiria|nos gustaria|querriamos) [una cita|cita|pedir|reservar|hacer]':
      'polite',
    '(seria|creo que|me parece que|supongo que|probablemente|digamos|que tal|que le parece|y si)': 'polite',
  }),
];
