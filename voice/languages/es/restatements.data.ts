import type { Restatements } from '../restatements.ts';

export const spanishRestatements: Restatements = {
  compares: { than: new Set(['que']), more: new Set(['mas', 'bien', 'mejor', 'es']) },
  takes:
    /^(?:(?:ay|uy|ah|bueno|pues) )*no |\b(?:(?:he|habia|habre) dicho|dije|te dije|le dije|queria decir|quise decir|quiero decir|(?:tenia|tendria|deberia|debi|habria) (?:que )?(?:ser|haber (?:dicho|sido|puesto)|decir|poner)|(?:fui|he sido|era|es|fue) (?:un poco |muy |demasiado )?(?:(?:demasiado )?(?:duro|dura|generos[oa]|buen[oa]|exigente|alto|baja|bajo|alta)|equivocad[oa]|vieja|viejo|antigu[oa]|mal)|me (?:he )?equivo(?:que|cado)|(?:ponga|pon|apunte|apunta|anote|deje|dejelo|cambie|cambia|cambielo|suba|baje|sube|baja|subelo|bajelo|subalo|bajalo|cambialo|dejalo|ponlo|pongalo|que sean?|quite|borre|corrija|rectifique)|en (?:vez|lugar) de|mejor|mas bien|en realidad|rectifico|corrijo|lo de antes|de antes|era un|que digo|digo|no .* sino|al reves|pensandolo)\b/,
  puts: /^(?:(?:y|pues|pero|no|mejor|uy|ay|perdon|bueno|en realidad|ah|oiga|mire|espere|si|que|ahora) )*(?:(?:es|era|seria|sera|tiene que ser|deberia ser|se llama|el (?:nuevo|bueno|correcto|de ahora) es|la (?:nueva|buena|correcta|de ahora) es)(?: ahora| mas bien)*|(?:ponga|pon|apunte|apunta|anote|deje|dejelo|cambielo|cambialo|subalo|subelo|bajelo|bajalo|dejalo|dejelo|ponlo|pongalo|dejemoslo|pongamos|digamos|que sean?)(?:me|le|lo)?(?: como \w+| en| a| por| ahi| mejor)*|(?:queria|quise|quiero|debi|debia|deberia|tenia que|tendria que|tendria que haber|debi haber|deberia haber|habria que) (?:decir|dicho|haber dicho|poner|puesto)|(?:le |les |os )?(?:doy|pongo|daria|pondria|diria|dire)|digo|mejor|mas bien)(?: un| una| el| la| los| las| unos| unas| que| a| en| como)* /,
  tails:
    / (?:mejor|(?:me |nos )?(?:va|viene|iria|vendria|esta|estaria|es|seria) mejor|por favor|en realidad|entonces|ahora|mas bien|en vez de eso|en su lugar|si puede(?: ser)?|vale|eh|si acaso|queria decir(?: antes)?|quise decir(?: antes)?|antes|en lo de antes)$/,
  wants: {
    drops:
      /\b(?:olvid\w+|dej(?:e|a|elo|ela|alo|ala|emos|emoslo)|quit\w+|lo de .{1,30} no|(?:el|la|los|las) \w+ no|ya no)\b/,
    leads:
      /\b(?:lo que (?:en realidad |realmente |de verdad )?(?:quiero|queremos|necesito|necesitamos|busco|buscamos|me hace falta|nos hace falta|me falta|nos falta|me interesa|nos interesa) (?:en realidad |realmente )?(?:es|son|seria)|(?:es|seria) (?:mas bien|mejor|en realidad|para)|(?:quiero|queremos|necesito|necesitamos|busco|buscamos|prefiero|preferimos)(?: mejor| mas bien)?|(?:me|nos) hace falta|mejor|mas bien|queria decir|quise decir|sino) (?=\S)/g,
    than: / que (?:un|una|el|la|los|las)\b/,
    ends: / (?:y|para|eso|tengo|tenemos|unos|con|de|el|presupuesto|es|como|sobre|por|e)$/,
  },
  companies: {
    leads:
      /^(?:(?:ay|uy|ah|bueno|pues|no|perdon|perdone|perdona|oiga|mire|y|que|pero|ahora|mejor|en realidad|asi que|como empresa|es que) )*(?:(?:(?:la|mi|nuestra) empresa|el (?:negocio|nombre)|la tienda) )?(?:ya |ahora )?(?:es|se llama|nos llamamos|somos|seria|quedamos como|(?:ponga|pon|apunte|apunta|anote|apuntela|pongala|anotela|cambiela|cambie|deje)(?: mejor| la empresa| el negocio| como empresa)*)(?: ahora| mejor| mas bien| como| por| a| en realidad)* /,
    names: /\b(?:empresa|negocio|nos llamamos|compania|apuntela|pongala|anotela)\b/,
    tails: / (?:ahora|como empresa|por favor|mejor|en realidad|la empresa|que es la buena|y|si puede ser)$/,
    denied: /^(.+?) (?:y )?(?:ya no|no|en vez de|en lugar de) (.+)$/,
    but: /^(?:.* )?(?:ya no es|no es|no era|he dicho|dije|no) (.+?) (?:sino|es) (.+)$/,
  },
  unnamed: new Set(['escala']),
  grows: {
    forms:
      's l|sl|ese ele|ese ele u|s l u|slu|s a|sa|ese a|sociedad limitada|sociedad anonima|sociedad cooperativa|cooperativa|limitada|e hijos|y hijos|e hijo|y hermanos|hermanos|y asociados|y cia|y compania|y socios'.split(
        '|',
      ),
    around: new Set(
      'ponga pon pongale ponle es va lleva con al final detras y que se llama nos llamamos somos la empresa falta le apunte anada anade por favor entero completo tambien como'.split(
        ' ',
      ),
    ),
  },
  turns: [
    /(?<!\S)no (?:(?:es|era|son) )?(?<old>.+?) (?:no )?sino (?:que )?(?:(?:es|era) )?(?<fresh>.+)$/d,
    /(?<!\S)(?<old>\S+(?: \S+){0,3}) no sino (?:que )?(?<fresh>.+)$/d,
    /(?<!\S)no tanto (?<old>.+?) como (?<fresh>.+)$/d,
    /(?<!\S)(?:mas que|en vez de|en lugar de) (?<old>.+?) (?:(?:es|era|seria|mejor|quiero|queria|necesito) )*(?<fresh>(?:un|una|unos|unas|el|la|los|las) .+)$/d,
    /(?<!\S)(?:mas bien|mejor|antes) (?<fresh>(?:un|una|el|la) .+?) que (?<old>(?:un|una|el|la) .+)$/d,
  ],
};
