import { type Around, takesBack } from '../around.ts';

export const germanAround: Around = {
  opens:
    /^(?:ahm|ah|ah ja|also|na ja|naja|nun|tja|ach so|hm|eigentlich|ehrlich gesagt|wissen sie|schauen sie|horen sie|die sache ist|das problem ist|es ist so|folgendes|ja also|mal sehen|grundsatzlich) /,
  closes:
    / (?:stattdessen|bitte|danke|dankeschon|danke schon|vielen dank|wenn (?:das|es) (?:geht|moglich ist|moglich ware|passt|ginge)|falls (?:das|es) (?:geht|moglich ist|ginge)|wenn moglich|glaube ich|denke ich|glaub ich|denk ich|wissen sie|verstehen sie|oder so|draus|daraus|mein ich|meine ich|meinte ich|und so weiter|das (?:ist|ware) alles|das wars)$/,
  leads:
    /^(?:(?:ja |ok |okay |gut |also |dann |nur |bloss |eben |halt |mal |einfach )*(?:ich|wir|nehme|nehmen) ?(?:nehme|nehmen|musste|muss|mussen|brauche|brauchen|brauchte|brauchten|mochte|mochten|will|wollen|wollte|wollten|hatte|hatten|machen|wir|ich|buche|suche|suchen)?(?: (?:gerne?|halt|eben|einfach|dann|nur|mal|wieder|lieber|bitte))*|es (?:geht|ginge|ging|handelt sich|ware|ist) ?(?:mir )?(?:um|fur|wegen)?|(?:brauche?|brauchte|mochte|hatte|will|wollte|musste|muss|suche)(?: (?:gerne?|mal|wieder|bitte|nur|einmal|schnell|dringend))*|einmal|das (?:ware|ist|wird)(?: dann)?|dann|nur|fur|wegen|um|ich (?:glaube|denke)|wie ware es mit|sagen wir|machen wir(?: dann)?|(?:bitte|gerne|gern)) /,
  bookings:
    /^(?:(?:(?:einen?|der|den|noch einen|schnell einen|bald einen) )?(?:termin|platz|zeit) (?:fur|zur|zum|wegen|um)|(?:gerne? )?(?:vorbeikommen|vorbeischauen|kommen) (?:fur|zur|zum|wegen)|zur|zum) (?=\S)/,
  follows:
    / (?:dann|bitte|gerne?|ware (?:gut|schon|toll|super|nett|prima|recht|perfekt)|ware das|haben|machen(?: lassen)?|buchen|vereinbaren|ausmachen|reicht|fur mich|halt|eben)$/,
  thing:
    /^(?:ein|eine|einen|einer|einem|der|die|das|den|dem|mein|meine|meinen|meiner|unser|unsere|zwei|drei|ne|nen|n) \S/,
  one: /^(?:ein|eine|einen|einem|einer|ne|nen|n) (?!(?:paar|bisschen|wenig|weile|menge|mal|tag|sache|mehr)\b)/,
  surely:
    /^ (?:(?:ach|ah|nein|nee|ne|oh|halt) )*(?:quatsch|ach nee|ach nein|nee moment|nein moment|ich meine?|entschuldigung|sorry|was sag ich|blodsinn) /,
  rather: takesBack(
    'nein|ne|nee|ach was|was sage ich|was sag ich|was rede ich|was red ich|blodsinn|unsinn|also|moment|warten sie|warte|entschuldigung|sorry|quatsch|korrektur|ich meine|ich meinte|mein ich|besser gesagt|vielmehr|halt|stopp|doch lieber|lieber doch|lieber|doch|beziehungsweise',
    'ach|oh|ah|hm|ahm|also|oder|und|aber|na|quatsch',
    'machen wir|nehmen wir|sagen wir|ich nehme',
  ),
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
  vague: new Set(
    'einschieben dazwischenschieben drannehmen unterbringen drankommen rankommen vorbeischauen anschauen ansehen platze platz luft zeit sohn tochter mann frau termin termine reservierung buchung besuch untersuchungstermin ausmachen vereinbaren machen buchen haben bekommen kriegen holen vorbeikommen kommen sehen rein zu zum zur arzt arztin zahnarzt zahnarztin doktor praxis jemand jemanden jemandem irgendwas irgendwann was etwas sache sachen hilfe helfen brauche brauchte brauchen bräuchte brauch will wollte wollen mochte mochten wurde kann konnte konnten geht ginge versuche anrufen anruf rufe ruf an wegen so bald wie moglich schnell schnellstmoglich dringend frei freie neu neuer neue patient patientin kunde kundin problem probleme frage fragen kurz eine einen ein einem der die das den dem ich mir mich wir uns sie ihnen bei fur um nach am im mal bitte endlich gerne gern toll super ja also und oder nur eigentlich schon heute noch da dran'.split(
      ' ',
    ),
  ),
  talk: new RegExp(
    [
      '\\b(?:(?:geht|gehen|ging|nimmt|hebt) (?:ja |doch |mal )?(?:(?:jemand|einer|wer) )?(?:ran|dran|ab)|endlich (?:mal )?(?:jemand|einer|wer)|komme? (?:nicht )?durch|(?:ewig|stundenlang|den ganzen (?:tag|morgen|vormittag)|seit \\w+) (?:versucht|angerufen|in der (?:leitung|warteschleife)|probiert)|(?:schon|seit) [\\w ]{0,20}(?:warteschleife|am telefon))\\b',
      '\\b(?:(?:sitze|bin|stehe) (?:gerade |grade )?(?:im auto|am fahren|unterwegs|bei der arbeit|draussen|in der bahn|im zug)|fahre gerade|(?:mein|meine) (?:deutsch|akku|handy|stimme) (?:ist|geht)|bin (?:etwas |ein bisschen )?(?:erkaltet|heiser)|schlechte verbindung|horen sie mich|lassen sie mich [\\w ]*|ich (?:hole|suche) (?:kurz |mal )?[\\w ]*)\\b',
      '^(?:mein|meine|der|die|unser) [\\w ]{0,25}(?:hat |meinte |sagte |meint |sagt )(?:gesagt |mir |gemeint )*(?:ich soll(?:te)?|dass ich|geraten)[\\w ]*(?:anrufen|melden|kommen|anzurufen|vorbeikommen)$|^(?:sie|jemand|es hat (?:jemand|einer|mich jemand)) (?:haben |hat )?(?:mich |bei mir )?angerufen$|\\b(?:habe|hab) (?:einen )?(?:verpassten )?anruf\\b|\\b(?:ihren|einen) (?:brief|anruf) (?:bekommen|erhalten|von ihnen)\\b|^(?:dr |doktor )?\\w+ hat mich uberwiesen$',
      '^(?:das |es )?ist (?:etwas |ein bisschen |sehr |ziemlich )?(?:kompliziert|peinlich|personlich|privat|schwer zu (?:sagen|erklaren)|eine lange geschichte)$|^(?:ich )?(?:weiss|bin) (?:es |mir )?(?:nicht|noch nicht)(?: so)?(?: genau| sicher| recht)?(?: was| wie)?[\\w ]*$|\\b(?:war|ist) (?:dann )?(?:wohl |wahrscheinlich )?(?:ein (?:irrtum|versehen)|aus versehen)\\b',
    ].join('|'),
  ),
  needs:
    /\b(?:brauch\w*|benotig\w*|mochte\w*|wurde(?:n)? gern\w*|will|wollen|wollte\w*|hatte gern\w*|wegen|fur (?:eine|einen|ein|meine|meinen|mein)|zur|zum|geht um|handelt sich um|weh|schmerz\w*|\w+schmerzen|tut\b.{0,20}\bweh|pocht|zieht|sticht|druckt|wackel\w*|locker|gelockert|raus|rausgefallen|herausgefallen|ausgefallen|abgebrochen|gebrochen|kaputt|abgeplatzt|gesprungen|verloren|blut\w*|geschwollen|entzund\w*|knirsch\w*|empfindlich|prufen|uberprufen|kontroll\w*|vorsorge|reinig\w*|draufschau\w*|draufguck\w*|anschau\w*|ansehen|nachsehen|nachschau\w*|untersuch\w*|beratung|beraten|reparier\w*|ersetz\w*|erneuer\w*|wechsel\w*|anpass\w*|einstell\w*|entfern\w*|ziehen|gezogen|einbau\w*|schneiden|farben|behand\w*|rontgen|impf\w*|test\w*|angebot|kostenvoranschlag|funktioniert nicht|geht nicht (?:mehr )?(?:an|auf|zu)|undicht|tropft|verstopft|gerausch\w*|probleme? mit)\b/,
  rates:
    /\b(?:pro|je|im|jeden|jedes|jede|die) (?:jahr|monat|woche|tag|stunde|quartal|person|kopf)\b|\b(?:monatlich|jährlich|wöchentlich)\b/gi,
  toOthers:
    /^(?:(?:warte|moment|warte mal|moment mal|jetzt nicht|nein|halt|sorry|he|ok|pst|einen moment|sekunde) )*(?:schatz|schatzi|liebling|mausi|mama|papa|kinder)\b|(?<!\b(?:mein|der|die|unser|unsere|meine|fur|und|mit|name) )\b(?:schatz|schatzi|liebling|mausi)$|\bich (?:telefoniere|bin am telefon)\b|\b(?:ist|telefoniert) (?:gerade )?am telefon\b|\b(?:mach|macht|dreh|stell) (?:das|den|die|mal|es) (?:\w+ )?(?:leiser|aus|ab)\b|\b(?:mach|macht|mache|dreh|dreht) mal (?:\w+ )?(?:leiser|aus|zu)\b|\b(?:komm|kommt|wart|lass|geh|hol) mal\b(?! (?:vorbei|rein))|\b(?:da ist|da kommt|es ist) (?:gerade )?(?:jemand|ein kunde|eine kundin|der postbote|die post)\b|\bes (?:klingelt|hat geklingelt)\b|\b(?:seid leise|sei leise|sei still|ruhe)\b/,
};
