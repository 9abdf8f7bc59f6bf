/** Days of the week, Monday first, and what stands between the first and the last of a range, by language. Folded. */
export const weekdayNames: Readonly<Record<string, readonly string[]>> = {
  en: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  de: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'],
  es: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'],
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
};
/** Words for several days. */
export const dayGroups: Readonly<Record<string, readonly number[]>> = {
  weekday: [0, 1, 2, 3, 4],
  weekdays: [0, 1, 2, 3, 4],
  werktags: [0, 1, 2, 3, 4],
  sonnabend: [5],
  weekend: [5, 6],
  weekends: [5, 6],
  wochenende: [5, 6],
  daily: [0, 1, 2, 3, 4, 5, 6],
  everyday: [0, 1, 2, 3, 4, 5, 6],
  taglich: [0, 1, 2, 3, 4, 5, 6],
};
export const rangeWords: ReadonlySet<string> = new Set([
  'to',
  'through',
  'till',
  'until',
  'thru',
  'bis',
  'a',
  'hasta',
  'au',
  'al',
]);

/** What makes a statement a question: "…, right?". At the end, folded. */
export const tags: Readonly<Record<string, RegExp>> = {
  en: /,?\s*\b(?:right|correct|is(?:n't| not) it|aren't (?:you|they)|don't you|is that (?:right|correct|true)|yes|no|yeah|true)\s*\??$/,
  de: /,?\s*\b(?:oder|oder nicht|richtig|stimmt(?:'s| das| es)?|nicht wahr|korrekt|ja|gell)\s*\??$/,
  es: /,?\s*¿?\b(?:verdad|correcto|no|cierto|es correcto|es asi|si)\s*\??$/,
  fr: /,?\s*\b(?:non|n'est ce pas|n'est-ce pas|c'est (?:ca|bien ca|correct|exact)|correct|exact|hein|oui|pas vrai)\s*\??$/,
};
/** How questions begin that are answered by yes or no. Folded. */
export const whether: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:and|so|but|hi|hello|um|ok|okay|well|sorry|then) )*(?:is|are|was|were|do|does|did|can|could|will|would|must|have|has)\b/,
  de: /^(?:(?:und|also|hallo|ok|ah) )*(?:ist|sind|kostet|kosten|haben|hat|kann|konnen|gibt|betragt|dauert|offnet|offnen|schliesst|schliessen|macht|muss|mussen|nehmen|liegt|gilt|beginnt|endet)\b/,
  es: /^(?:(?:y|entonces|hola|pues) )*(?:es|son|esta|estan|hay|tienen|tiene|cuesta|cuestan|abren|abre|cierran|cierra|puedo|se|dura|vale|el|la|los|las|un|una)\b/,
  fr: /^(?:(?:et|donc|alors|bonjour) )*(?:est ce|est-ce|est|sont|avez|y a|coute|le|la|les|l'|un|une|vous|c'est|puis|peut)\b/,
};
/** Questions for something else: no yes is an answer to them. Folded. */
export const openQuestion: Readonly<Record<string, RegExp>> = {
  en: /\b(?:what|when|where|who|why|which|how)\b/,
  de: /\b(?:was|wann|wo|wer|warum|welche[rs]?|wie|wieviel)\b/,
  es: /\b(?:cuando|donde|quien|cual|cuales|cuanto|cuanta|cuantos|cuantas|como)\b|^que\b|\ba que\b/,
  fr: /\b(?:quand|ou est|qui|pourquoi|quel|quelle|quels|quelles|combien|comment)\b|(?<!est[ -]ce )\bque\b/,
};
/** What asks for the end of a range of times, and what for its beginning. Folded. */
export const asksEnd =
  /\b(?:until|till|til|close|closes|closing|end|ends|bis|schliesst|schliessen|endet|hasta|cierran|cierra|jusqu'?a?|fermez|ferme|ferment|out)\b/;
export const asksStart =
  /\b(?:from|start|starts|begin|begins|opens|ab|offnet|offnen sie um|beginnt|desde|abre a|abren a|a partir|commence|ouvrez-vous a|ouvre a|ouvrez a)\b/;
export const closedWords = /\b(?:closed|close|geschlossen|ruhetag|cerrad[oa]s?|cerramos|fermes?|ferme|fermee?s?)\b/;

/** What measures something else: of "60 minutes" the minutes are not what is told of. Folded. */
export const measures =
  /^(?:(?:seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|nights?|miles?|meters?|metres?|feet|kilos?|pounds?)|(?:sekunden?|minuten?|stunden?|tagen?|tage?|wochen?|monaten?|monate?|jahren?|jahre?|nachten?|nachte?|kilometern?|metern?|kilo)|(?:segundos?|minutos?|horas?|dias?|semanas?|mes(?:es)?|anos?|noches?|kilometros?|metros?|kilos?)|(?:secondes?|heures?|jours?|semaines?|mois|ans?|annees?|nuits?|kilometres?))$/;

/** Who is counted where a place is told of by how many it holds. Folded. */
export const peopleWords: ReadonlySet<string> = new Set([
  ...['people', 'persons', 'guests', 'diners', 'visitors', 'attendees', 'seats', 'folks'],
  ...['personen', 'leute', 'gaste', 'gasten', 'menschen', 'platze', 'platzen', 'sitzplatze', 'sitzplatzen', 'besucher'],
  ...['personas', 'invitados', 'comensales', 'huespedes', 'plazas', 'asistentes'],
  ...['personnes', 'invites', 'convives', 'places', 'couverts'],
]);
/** What tells how many a place holds: they, and fewer, have room. Folded. */
export const roomWords =
  /\b(?:seat(?:s|ing)?|holds?|fits?|accommodat\w+|sleeps?|hosts?|capacity|(?:room|space|tables?|part(?:y|ies)|groups?) (?:for|of)|up to|passen|passt|fasst|fassen|platz(?:e|en)?|sitzplatz\w*|unterbringen|aufnehmen|bis zu|caben?|capacidad|aforo|plazas|acog\w+|aloj\w+|hasta|accueill\w+|contenir|contient|loger|places|capacite|asseoir|jusqu'?a)\b/;
/** The same right before a figure that names no one: "seats 60". Folded. */
export const roomBefore =
  /\b(?:seats?|holds?|fits?|accommodates?|sleeps?|hosts?|(?:room|space|tables?|part(?:y|ies)|groups?) (?:for|of))(?: (?:up to|about|around|over|only))? $/;

/** Sentences around a verdict. */
export const verdictSentences: Readonly<
  Record<string, { yes: string; no: string; itIs: (value: string, times: boolean) => string }>
> = {
  en: { yes: 'Yes', no: 'No', itIs: (value) => `it's ${value}` },
  de: { yes: 'Ja', no: 'Nein', itIs: (value, times) => (times ? `um ${value}` : `es sind ${value}`) },
  es: { yes: 'Sí', no: 'No', itIs: (value, times) => (times ? `a las ${value}` : `son ${value}`) },
  fr: { yes: 'Oui', no: 'Non', itIs: (value, times) => (times ? `à ${value}` : `c'est ${value}`) },
};
