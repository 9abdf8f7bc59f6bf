import type { Restatements } from '../restatements.ts';

export const germanRestatements: Restatements = {
  compares: { than: new Set(['als']), more: new Set(['eher', 'mehr', 'eigentlich', 'um', 'vielmehr']) },
  takes:
    /^(?:(?:ach|oh|ah|ahm|na|also) )*(?:nein|nee|ne|doch|quatsch|moment|stopp) |\b(?:hab(?:e)? ich (?:eben |gerade |vorhin )?.*gesagt|hatte ich? .*(?:gesagt|sagen (?:sollen|mussen|wollen))|hatt?e? .* sagen sollen|(?:sagte|meinte|gesagt|meine) ich|ich (?:sagte|meinte|meine) |nehm(?:e)? ich zuruck|zuruck(?:nehmen|ziehen)|(?:war|ist) (?:etwas |ein bisschen |viel )?(?:zu (?:nett|hart|streng|hoch|niedrig|gut|schlecht|viel|wenig|milde|freundlich|hoch gegriffen|tief gegriffen)|falsch|verkehrt|alt|veraltet|nicht (?:mehr )?richtig)|(?:machen|schreiben|nehmen|setzen|tragen|notieren) sie|(?:mach|schreib|nimm|setz) (?:mal |doch |lieber |bitte )?|andern sie|statt|stattdessen|lieber|eher|doch lieber|doch (?:ein|eine|der|die|das)|korrigier|korrektur|quatsch|vielmehr|besser gesagt|von vorhin|vorhin|verwechselt|vertan|versprochen|umgekehrt|muss(?:te)? .* heissen|soll(?:te)? .* (?:sein|heissen)|nicht .* sondern|realistischer|anders|eigentlich)/,
  puts: /^(?:(?:und|also|aber|nein|ne|doch|ach|dann|bitte|lieber|eigentlich|jetzt|ja|naja|na|moment|entschuldigung) )*(?:(?:es|das|der|die|dies)(?: (?:richtige|neue|korrekte))?(?: (?:name|nummer|adresse|antwort|firma|budget))? (?:ist|war|ware|heisst|muss|soll|sollte|waren)(?: jetzt| eher| eigentlich| nun)*|(?:machen|schreiben|nehmen|setzen|tragen|notieren) sie(?: da| dafur| das| es| mal| bitte| lieber| doch| als \w+)*|(?:mach|schreib|nimm|setz)(?: da| das| es| mal| bitte| lieber| doch)*|(?:sagen|nehmen|machen) wir(?: mal| lieber| doch| besser)*|(?:meine|meinte|sage|sag|nehme|nehm|gebe|geb|wollte|musst|musste|sollt|sollte|wurd|wurde|hatt|hatte) ich(?: da| mal| eher| lieber| doch| ja| eigentlich| naturlich)*|ich (?:meine|meinte|nehme|nehm|sage|sag|gebe|geb|mochte|wurde|hatte|wollte)(?: da| dafur| mal| eher| lieber| doch| gern| gerne| sagen| ihnen| ihm)*|(?:lieber|eher|doch|vielmehr|besser|statt \w+|stattdessen)(?: lieber| eher| doch| besser| bitte)*)(?: ein| eine| einen| ne| nen| die| der| das| auf| mit| etwa| so| zu)* /,
  tails:
    / (?:is des|is das|ist das|ist es|ist des|war das|statt ?dessen|bitte|dann|eigentlich|doch|lieber|eher|draus|jetzt|nun|sagen(?: sollen| mussen| wollen)?|geben|nehmen|(?:ist|ware|wird|passt|geht|klingt)(?: mir| uns| da)? (?:besser|lieber|richtig|realistischer)|heissen|sein|daraus|da|glaub(?:e)? ich|mein(?:e|te)? ich|sag(?:e)? ich|trifft es(?: eher| besser)?|wollte ich sagen|musst(?:e)? ich sagen|von vorhin|vorhin)$/,
  wants: {
    drops:
      /\b(?:vergessen (?:sie|wir)|vergiss|vergessts|lassen (?:sie|wir)|streichen (?:sie|wir)|streich|doch nicht|hat sich erledigt|brauch\w* (?:ich|wir) (?:doch |gar )?nicht|nicht mehr)\b/,
    leads:
      /\b(?:was (?:ich|wir|uns|mir) (?:eigentlich |wirklich |dringend |viel eher |eher )*(?:brauch\w*|such\w*|fehlt|wollen|will|mochte\w*) (?:ist|sind|war|ware|waren)|(?:ich|wir) (?:brauch\w*|such\w*|wollen|will|mochte\w*|hatte\w* gern\w*)(?: jetzt| eigentlich| eher| viel eher| lieber| doch| stattdessen| vielmehr| nur)*|(?:brauch\w*|such\w*|wollen|mochten) (?:wir|ich)(?: jetzt| eigentlich| eher| lieber| doch| stattdessen| vielmehr)*|(?:geht|ginge) (?:es )?(?:uns |mir )?(?:eigentlich |eher |doch )*um|(?:uns|mir) fehlt(?: eigentlich| eher)*|ich (?:meine|meinte)|lieber|eher|sondern) (?=\S)/g,
    than: / als (?:ein|eine|einen|der|die|das|den)\b/,
    ends: / (?:und|da|dafur|das|budget|wir|hatten|haben|habe|so|mit|um|die|etwa|ungefahr|rund|circa|hatte|ich|fur)$/,
  },
  companies: {
    leads:
      /^(?:(?:ach|oh|ah|so|also|ja|nein|nee|moment|ubrigens|aber|und|entschuldigung|sorry|eigentlich|na|doch|als firma) )*(?:(?:(?:die|unsere|meine) firma|der (?:firmenname|name)|wir|es|das|sie) )?(?:heisst|heissen|ist|sind|war|ware|muss|soll|sollte|schreibt sich|schreiben uns|nennt sich|nennen uns|lautet|(?:schreiben|nehmen|notieren|tragen|sagen|machen) sie(?: da| bitte| lieber| doch| als firma| bei der firma)*)(?: jetzt| nun| inzwischen| eigentlich| aber| doch| ja| wir| die| der)* /,
    names: /\b(?:firma|firmenname|heisst|heissen|nennen uns|nennt sich|umfirmiert|unternehmen|betrieb)\b/,
    tails:
      / (?:heissen|sein|ein|bitte|jetzt|nun|inzwischen|stattdessen|als firma|als firmenname|ist der name|der name|die firma|die richtige|geschrieben|und)$/,
    denied: /^(.+?) (?:und )?(?:nicht mehr|nicht|statt|anstatt|anstelle von) (.+)$/,
    but: /^(?:.* )?(?:nicht mehr|nicht|kein\w*) (.+?) sondern (.+)$/,
  },
  unnamed: new Set(['skala']),
  grows: {
    forms:
      'gmbh|g m b h|gmbh und co kg|gmbh und co|gmbh & co kg|und co kg|ug|u g|ag|kg|k g|ohg|gbr|g b r|e k|e kfm|e v|eg|und sohne|und sohn|u sohne|und tochter|und partner|und kollegen|und co|gebruder|haftungsbeschrankt'.split(
        '|',
      ),
    around: new Set(
      'das die da dran gehort kommt steht noch hinten dahinter am ende mit dazu schreiben sie mussen muss heissen heisst heissen wir uns ist sind und bitte dann der firma firma ganz genau eigentlich aber also'.split(
        ' ',
      ),
    ),
  },
  turns: [
    /(?<!\S)(?:nicht|ned|net|nit|kein\w*)(?: mehr)? (?:(?:um|zur|zum|zu|fur) )?(?<old>.+?) sondern (?:(?:um|zur|zum|zu|fur) )?(?<fresh>.+)$/d,
    /(?<!\S)(?:eher|mehr|vielmehr|lieber|doch) (?:so )?(?<fresh>(?:ein\w*|n|ne|nen|'ne|die|der|das|den|a) .+?) (?:als|statt) (?<old>.+)$/d,
    /(?<!\S)weniger (?<old>.+?) als (?:vielmehr )?(?<fresh>.+)$/d,
    /(?<!\S)(?:statt|anstatt|anstelle) (?:(?:der|des|von|einer|eines) )?(?<old>.+?) (?:(?:lieber|eher|doch|besser|bitte|mochte ich|brauche ich) )*(?<fresh>(?:ein\w*|n|ne|nen|die|der|das|den|a) .+)$/d,
  ],
};
