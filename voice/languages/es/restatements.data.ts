import type { Restatements } from '../restatements.ts';

export const spanishRestatements: Restatements = {
  takes:
    /\b(?:(?:he|habia|habre) dicho|dije|te dije|le dije|queria decir|quise decir|quiero decir|(?:tenia|tendria|deberia|debi|habria) (?:que )?(?:ser|haber (?:dicho|sido|puesto)|decir|poner)|(?:fui|he sido|era|es|fue) (?:un poco |muy |demasiado )?(?:(?:demasiado )?(?:duro|dura|generos[oa]|buen[oa]|exigente|alto|baja|bajo|alta)|equivocad[oa]|vieja|viejo|antigu[oa]|mal)|me (?:he )?equivo(?:que|cado)|(?:ponga|pon|apunte|apunta|anote|deje|dejelo|cambie|cambia|cambielo|suba|baje|subalo|bajelo|quite|borre|corrija|rectifique)|en (?:vez|lugar) de|mejor|mas bien|en realidad|rectifico|corrijo|lo de antes|de antes|era un|que digo|digo|no .* sino|al reves|pensandolo)\b/,
  puts: /^(?:(?:y|pues|pero|no|ay|perdon|bueno|mejor|en realidad|ah|oiga|mire|espere|si|que|ahora) )*(?:(?:es|era|seria|sera|tiene que ser|deberia ser|se llama|el (?:nuevo|bueno|correcto|de ahora) es|la (?:nueva|buena|correcta|de ahora) es)(?: ahora| mas bien)*|(?:ponga|pon|apunte|apunta|anote|deje|dejelo|cambielo|subalo|bajelo|dejemoslo|pongamos|digamos)(?:me|le|lo)?(?: como \w+| en| a| por| ahi| mejor)*|(?:queria|quise|quiero) decir|(?:le |les |os )?(?:doy|pongo|daria|pondria|diria|dire)|digo|mejor|mas bien)(?: un| una| el| la| los| las| unos| unas| que| a| en| como)* /,
  tails:
    / (?:mejor|por favor|en realidad|entonces|ahora|mas bien|en vez de eso|en su lugar|si puede(?: ser)?|vale|eh|si acaso)$/,
};
