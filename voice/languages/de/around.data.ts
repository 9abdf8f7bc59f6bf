import type { Around } from '../around.ts';

export const germanAround: Around = {
  opens:
    /^(?:ahm|ah|ah ja|also|na ja|naja|nun|tja|ach so|hm|eigentlich|ehrlich gesagt|wissen sie|schauen sie|horen sie|die sache ist|das problem ist|es ist so|folgendes|ja also|mal sehen|grundsatzlich) /,
  closes:
    / (?:bitte|danke|dankeschon|danke schon|vielen dank|wenn (?:das|es) (?:geht|moglich ist|moglich ware|passt|ginge)|falls (?:das|es) (?:geht|moglich ist|ginge)|wenn moglich|glaube ich|denke ich|glaub ich|denk ich|wissen sie|verstehen sie|oder so|und so weiter|das (?:ist|ware) alles|das wars)$/,
  leads:
    /^(?:(?:ja |ok |okay |gut |also |dann |nur |bloss |eben |halt |mal |einfach )*(?:ich|wir|nehme|nehmen) ?(?:nehme|nehmen|brauche|brauchen|brauchte|brauchten|mochte|mochten|will|wollen|wollte|wollten|hatte|hatten|machen|wir|ich|buche|suche|suchen)?(?: (?:gerne?|halt|eben|einfach|dann|nur|mal|wieder|lieber|bitte|mal wieder))*|es (?:geht|ginge|ging|handelt sich|ware|ist) ?(?:mir )?(?:um|fur|wegen)?|das (?:ware|ist|wird)(?: dann)?|dann|nur|fur|wegen|um|ich (?:glaube|denke)|wie ware es mit|sagen wir|machen wir(?: dann)?|(?:bitte|gerne|gern)) /,
  follows:
    / (?:dann|bitte|gerne?|ware (?:gut|schon|toll|super|nett|prima|recht|perfekt)|ware das|haben|machen(?: lassen)?|buchen|vereinbaren|ausmachen|reicht|fur mich|halt|eben)$/,
  thing:
    /^(?:ein|eine|einen|einer|einem|der|die|das|den|dem|mein|meine|meinen|meiner|unser|unsere|zwei|drei|ne|nen|n) \S/,
  one: /^(?:ein|eine|einen|einem|einer|ne|nen|n) (?!(?:paar|bisschen|wenig|weile|menge|mal|tag|sache|mehr)\b)/,
  rather:
    / (?:nein moment|moment nein|nein warten sie|nein warte|nein entschuldigung|entschuldigung nein|ach nein|nee|nein nein|nein|doch lieber|nein lieber|nein doch|ich meine|ich meinte|nein ich meine|besser gesagt|vielmehr|quatsch|entschuldigung|moment|korrektur|sorry) /,
  not: /^(?:nein |also |ahm )*(?:nicht (?=eine?n? )|kein(?:e|en|er)? |nicht )/,
  but: /^(?:sondern|aber) /,
  joins: new Set([
    'am',
    'um',
    'fur',
    'im',
    'gegen',
    'an',
    'ab',
    'vielleicht',
    'oder',
    'den',
    'der',
    'diesen',
    'und',
    'zum',
  ]),
  toOthers:
    /^(?:(?:warte|moment|warte mal|moment mal|jetzt nicht|nein|halt|sorry|he|ok|pst|einen moment|sekunde) )*(?:schatz|schatzi|liebling|mausi|mama|papa|kinder)\b|(?<!\b(?:mein|der|die|unser|unsere|meine|fur|und|mit|name) )\b(?:schatz|schatzi|liebling|mausi)$|\bich (?:telefoniere|bin am telefon)\b|\b(?:ist|telefoniert) (?:gerade )?am telefon\b|\b(?:mach|macht|dreh|stell) (?:das|den|die|mal|es) (?:\w+ )?(?:leiser|aus|ab)\b|\b(?:seid leise|sei leise|sei still|ruhe)\b/,
};
