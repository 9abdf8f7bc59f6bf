import type { Questions } from '../questions.ts';

const asking =
  'was|wann|wo|wer|wen|wem|wie|wieso|weshalb|warum|welche|welcher|welchen|welches|welchem|wohin|woher|womit|wofuer|wofur|wieviel|wieviele';
const helping =
  'ist|sind|war|waren|hat|haben|hatte|hatten|kann|konnen|konnte|konnten|darf|durfen|muss|mussen|soll|sollen|wird|werden|wurde|wurden|gibt|geht|kostet|nehmen|machen|bieten|liefern|akzeptieren|brauchen|gilt|braucht|dauert';
const about =
  'sie|ihr|ihre|ihnen|es|das|der|die|den|dem|ein|eine|einen|man|ich|wir|mein|meine|meinen|da|denn|auch|hunde|kinder|parkplatze|noch|bei';

export const germanQuestions: Questions = {
  leads:
    /^(?:(?:wissen|sehen|schauen|verstehen) sie(?= (?:mein|meine|meinem|meiner|ich|wir|bei|mir|uns|unser|unsere|seit)\b)|und|also|aber|oder|es kommt drauf an|kommt drauf an|(?:mich interessiert|ich will|ich mochte) nur (?:eins|wissen|mal wissen)|ah|ach|ok|okay|ja|nein|gut|hallo|hi|guten (?:morgen|tag|abend)|ahm|moment|entschuldigung|entschuldigen sie|verzeihung|bitte|zuerst|erst mal|eigentlich|ubrigens|bevor (?:ich|wir) (?:\w+ ){0,3}(?:antworte|weitermachen|sage?|zusage?|buche|buchen|entscheide)|(?:noch )?(?:eine|ne) (?:kurze |andere )?frage|nur (?:eine|ne) (?:kurze )?frage|ich (?:habe|hab|hatte) (?:noch |mal )?(?:eine|ne) (?:kurze )?frage|darf ich (?:mal )?(?:etwas )?fragen|konnen sie mir (?:bitte )?sagen|konnten sie mir (?:bitte )?sagen|sagen sie (?:mir )?(?:mal|bitte)?|wissen sie|(?:ich )?(?:wollt|wollte|mocht|mochte|wurd|wurde|hatt|hatte) (?:(?:ich|sie|gern|gerne|nur|mal|bloss|noch|kurz|eben|schnell|was|etwas|auch) ){0,4}(?:wissen|fragen|nachfragen|gewusst|horen)|(?:mich )?(?:wurd|wurde) (?:(?:mich|nur|mal|noch|auch) ){0,3}interessieren|frag mich nur|ich (?:frag|frage) mich)(?: ob)? /,
  // "Brauche einen Termin" and "muss ich überlegen" leave a word out and ask nothing.
  opens: new RegExp(
    `^(?:(?:(?:bis|ab|seit|von|bei|mit|fur|an|zu|aus|um) )?(?:${asking})\\b|(?!muss ich (?:mir )?(?:das |es |erst |noch |mal |kurz )*(?:uberlegen|nachdenken|schauen|nachschauen|nachsehen|gucken|absprechen)\\b)(?:${helping}) (?:${about})\\b|brauche (?:ich|man)\\b)`,
  ),
  asking:
    /\b(?:was|wie|wo|wann|wer|wen|wem|warum|wieso|weshalb|welche[rsnm]?|wohin|woher|worauf|womit|wieviel|wirds|gibts|gehts|krieg ich|bekomm(?:e)? ich|muss ich|kann ich|darf ich|soll ich|haben sie|habt ihr|gibt es|ist das|kann man)\b/i,
  tells:
    /^(?:(?:also|ja|naja|na|und|ach|äh|alles) )*(?:(?:was|wie|wo|wann|wer) (?:ich|wir|mir|uns|man|gesagt)|(?:können|könnt|dürfen|dürft|kannst|darfst) (?:sie|ihr|du) (?:gern(?:e)?|ruhig|machen|tun|schon|jederzeit)(?: machen| tun)?$)(?!\p{L})/iu,
  indirect: {
    whether:
      /^(?!(?:\w+ ){0,3}muss\b)(?:[\w']+ ){0,8}?(?:wissen|fragen|gefragt|nachfragen|gewusst|interessieren|interessiert|sagen|nachschauen|erkundigen|horen|herausfinden|(?:frag|frage|fragte|gefragt) (?:mich|sie)(?: \w+){0,2}) ob /,
    verbs: new Set(
      'ist sind war waren hat haben hatte hatten habt kann konnen konnte konnten darf durfen muss mussen soll sollen wird werden wurde wurden gibt geht kostet nehmen machen bieten akzeptieren brauchen braucht gilt dauert behandeln zahlt sprechen'.split(
        ' ',
      ),
    ),
    isVerbLast: true,
    contracted: [],
    opener: 'ist es so dass',
  },
  weak: /^(?:(?!(?:nehmen|schreiben|machen|setzen|tragen|sagen|rufen|warten|geben|buchen|andern|streichen|schicken|lassen|horen|fragen|legen|fangen|vergessen|ich) (?:sie|ihr|wir)\b)(?:\w{2,}(?:en|rn|ln|t)|ham|sind) (?:sie|ihr|man)\b(?= \w)|(?:kann|komm|komme|darf|muss|soll|krieg|kriege|bekomm|bekomme|find|finde|brauch) (?:ich|man|wir) \w|(?:und |aber |was (?:ist )?)wenn (?!(?:es|das|moglich|sie) (?:geht|moglich|passt))\w+ \w+|geht das\b|ist (?:das|es|da) \w+)|(?: geht das| ist das (?:ok|okay|moglich|in ordnung|ein problem|schlimm))(?: (?:bei ihnen|so|auch|trotzdem|da))*$/,
  announces:
    /\b(?:(?:eine|ne|meine|noch ne|kurze) frage|frage|(?:wollt|wollte|mocht|mochte|wurd|wurde|hatt|hatte)(?: \w+){0,4} (?:wissen|fragen|nachfragen|gewusst)|sagen sie(?: mal| mir)?|wissen sie)\b/,
  reports:
    /^(?:(?:mein|meine|die|der|das|ein|eine|unser|unsere|irgend) ?(?:\w+ ){1,2}?|(?:jemand|man|die|sie|ich|wir) )(?:meint|meinte|sagt|sagte|denkt|dachte|glaubt|behauptet|hab(?:e)?|hat|haben)(?: (?:mir|gesagt|gehort|gelesen|im internet|irgendwo|erzahlt|gemeint|dass|mal|auch))* /,
  ends: / (?:richtig|oder|oder nicht|oder so|nicht wahr|korrekt|stimmt's|stimmts|stimmt das|ist das (?:so|richtig)|gell|ne|ungefahr|genau|eigentlich|denn|dann|ubrigens|noch mal|nochmal)$/,
  follows:
    /^(?:(?:und |aber |oder )?(?:wie (?:ist|sieht) es(?: aus)? mit|was ist mit)\b|und (?:am|an|in|im|fur|mit|ist|sind|haben|kann|wie|was|wann|wo|wer|welche|wenn|die|der|das|den|ein|eine|wahrend|nach|vor|samstags|sonntags)\b)/,
  refers: /\b(?:das|es|der|die|den|dem|da|dort|diese|dieser|dieses|sie|ihn|davon|damit|dafur)\b/,
  replaces:
    /^(?:und |aber |oder )?(?:(?:was ist|wie ist es|wie sieht es aus) mit )?(am|an|in|im|fur|mit|wahrend|nach|vor|bei) /,
  requests:
    /^(?:nehmen|machen) wir\b|^(?:kann|konnte|darf|konnten|kannst) (?:ich|man|wir|mein|meine|er|sie)\b(?: \w+){0,8} (?:kommen|vorbeikommen|vorbeischauen|drankommen|reinkommen|einen termin|termin haben)\b|^(?:konnen|konnten) sie (?:mich|uns|ihn|mir)\b(?: \w+){0,6} (?:einschieben|dazwischenschieben|drannehmen|unterbringen|reinschieben|anschauen|ansehen|einen termin)\b|^(?:kann|konnte|darf) (?:ich|man) (?:bitte |vielleicht |mal )?(?:(?:einen|den|meinen) )?(?:termin )?(?:buchen|machen|vereinbaren|ausmachen|absagen|verschieben|andern|stornieren|sprechen|reden|bestellen|reservieren|bekommen|haben|wiederholen|anfangen|kommen|buchstabieren)\b|^(?:konnen|konnten|wurden) sie (?:bitte |mir |mich |das |mal )*(?:wiederholen|noch mal|noch einmal|langsamer|verbinden|durchstellen|zuruckrufen|buchen|absagen|verschieben|andern|helfen|warten|buchstabieren|sagen)\b|^was (?:war|ist) (?:die|ihre) (?:letzte )?frage\b|^was meinen sie\b/,
  results: {
    asks: /\b(?:ist|hat) (?:das|es|dein|ihr|damit)\b.*\b(?:gelöst|geholfen|behoben|weg|erledigt|funktioniert)\b/i,
    acts: /^(?:(?:ja|nein|aber) )*(?:das )?(?:hab|habe|haben) (?:ich|wir)\b.*\b(?:gemacht|probiert|versucht|getan)\b|^(?:ja )?(?:schon|bereits) (?:gemacht|probiert|versucht)\b/,
  },
  urgency: {
    asks: /hinder|hält (?:sie|es) (?:davon )?ab|dringend|eilig|blockiert/i,
    urgent:
      /\b(?:(?:keiner|niemand|niemand von uns) kann|dringend|eilig|eilt|notfall|kann nicht|konnen nicht|geht nichts|nichts geht|gar nichts|alles (?:steht|tot)|steht alles|verliere|verlieren|blockiert|sofort|schnell|nicht arbeiten)\b|^(?:(?:ja|na|oh) )*(?:und wie|total|komplett|vollig|massiv|brutal)$/,
    waits:
      /\bhalt sich in grenzen\b|\bnichts (?:ist )?dringend\b|\bnicht (?:so |sehr |besonders |wirklich |ganz so )?(?:dringend|eilig|schlimm)\b|\beilt nicht\b|\bkeine eile\b|\bhat zeit\b|\bkann (?:ich )?(?:noch |trotzdem )(?:arbeiten|warten)\b|\bkann warten\b|\bnur (?:ein bisschen|etwas)\b/,
    named:
      /\b(?:dringend\w*|eilig\w*|eilt|eile|notfall|blockiert|halt (?:mich|uns) (?:doch |schon |sehr )*(?:davon |von der arbeit )?ab|hindert (?:mich|uns)|(?:kann|konnen|komme|kommen) (?:ich |wir )?(?:so |gar |uberhaupt |deswegen )*nicht (?:mehr )?(?:arbeiten|weiter\w*)|(?:ich|wir) (?:kann|konnen) (?:so |gar |uberhaupt |deswegen )*nicht (?:mehr )?(?:arbeiten|weiter\w*))\b/,
    backs:
      /\b(?:ubertrieben|zu hoch gegriffen|wieder raus|nehm\w* ich zuruck|zurucknehmen|streichen|(?:kann|konnen) (?:ich |wir )?(?:ja |schon |noch |trotzdem )*(?:weiter)?arbeiten|so wild ist)\b/,
  },
  companies: {
    asks: /\b(?:welche|welcher|welches) (?:firma|unternehmen|betrieb)\b|\bname (?:ihrer|der) firma\b/i,
    leads:
      /^(?:(?:also|na ja|ja|ähm),? )*(?:ich arbeite (?:bei|für)|ich bin (?:von|bei)|ich rufe (?:für|von)|(?:die|meine|unsere) firma (?:heißt|ist)|wir (?:heißen|sind)|das (?:ist|wäre)|es ist|für|von|bei)(?: (?:die firma|der firma|dem|der))? /i,
    none: /^(?:(?:na ja|also|ja|nein|bin|das bin|es ist|nur|ich|da ist|eigentlich) )*(?:nur ich|ich|ich selbst|privat|privatperson|privatkunde|privatkundin|selbststandig|selbstandig|freiberuflich|freiberufler|freiberuflerin|keine firma|keine|ohne firma|rentner|rentnerin|fur mich|fur mich selbst|habe (?:noch )?keine)$|^(?:(?:ich|nein|also|nee|da) )*(?:(?:hab|habe) (?:ich )?(?:gar |noch )?kein\w* (?:firma\w*|unternehmen|betrieb)|bin (?:selbststandig|selbstandig|freiberuflich|privat|rentner\w*)|mach das (?:privat|fur mich))(?: .{0,45})?$|^(?:\w+ ){0,3}(?:noch (?:nicht|kein\w*)|noch gar (?:nicht|kein\w*))\b/,
    needs:
      /^(?:(?:also|ja|na ja|ahm|hallo|eigentlich) )*(?:(?:ich|wir) (?:brauche|brauchen|suche|suchen|mochte|mochten|will|wollen|hatte gern|hatten gern)\b|es geht um\b|hilfe bei\b|interessiere mich fur\b)/,
    tails:
      /,? (?:jetzt|inzwischen|stattdessen)$|,? (?:und )?nicht [^,]+(?:,.*)?$|, (?:mit|ohne|geschrieben|buchstabiert) .*$|, (?:falls sie das kennen|wohlgemerkt|kennen sie vielleicht)$/i,
    renames:
      /(?<!\p{L})(?:wir heißen|heißen wir)(?: jetzt| nun| inzwischen)? (.+)$|(?<!\p{L})(?:bei|für) (?:der|die) firma,? (?:schreiben|notieren|nehmen)(?: sie)?(?: bitte)? (.+)$|(?<!\p{L})schreiben sie die firma als (.+)$/iu,
    is: /(?<!\p{L})(?:das ist|es ist|das heißt|es heißt|gesagt|ich meinte|ich meine)(?: aber| doch| also| eigentlich)*(?!\p{L})\s*/iu,
  },
  ofGiven:
    /\b(?:welche|welchen|was) (?:\w+ ){0,2}(?:hab|habe|hatte) ich (?:\w+ ){0,3}(?:angegeben|gegeben|hinterlassen|hinterlegt|gesagt|benutzt)\b/,
  troubles:
    /\b(?:los|kaputt|defekt|probleme?|passiert|beschreiben|erz[aä]hlen|schaden|sch[aä]den|beschwerden|fehlt|stimmt)\b/iu,
  companyWords: ['firma', 'unternehmen', 'betrieb', 'firmenname'],
  sums: /budget|\beuro\b|\bfranken\b/i,
  consents: {
    asks: /darf ich ihnen|bei ihnen melden|fragen stellen|passt es (?:gerade|ihnen)|haben sie (?:kurz|einen moment)/i,
    putsOff:
      /\b(?:bin|sind) (?:ich |wir )?(?:gerade |im moment |grad |jetzt |leider )*(?:am fahren|auf der arbeit|bei der arbeit|in (?:einer|einem) (?:besprechung|meeting|termin|sitzung)|beschaftigt|unterwegs|im auto|beim (?:essen|kochen|arzt))\b|\bich (?:fahre|arbeite|esse|koche) (?:gerade|grad|jetzt)\b|\b(?:jetzt nicht|nicht jetzt|gerade nicht|grad nicht|keine zeit|passt (?:gerade |jetzt |mir |es )*(?:nicht|schlecht)|ein andermal|ein anderes mal|spater vielleicht|vielleicht spater|rufen sie (?:mich )?(?:spater|ein andermal))\b/,
    identifies: /^(?:(?:ja|hallo) )*(?:am apparat|(?:das|der|die) bin ich|ich bins|ich bin es)$/,
    provided:
      /^(?:(?:aber|ja|gut|gern|okay|na|dann) )*(?:nur|hochstens|allenfalls) (?:per|uber|wenn|am|um|mit|zu|im|in|an|abends|morgens|schriftlich|telefonisch) ?.*$/,
    agrees:
      /^(?:(?:ja|jo|joa|na|nun|gut|gern|gerne|klar|okay|ok|also|dann|meinetwegen|mei|von mir aus|aber|bitte|nur|wenn's|wenns|wenn es|wenn|ganz|recht|halt|schon|mach ma|machen sie|machens|es muss|es sollte) )*(?:kurz|schnell|zackig|fix|flott|rasch)(?: (?:bitte|geht|gehen|ist|machen|sein|ja|halt))*$|^(?:(?:ja|jo|na|gut|gern|gerne|klar|okay|meinetwegen) )*wenn'?s? (?:es )?nicht (?:zu |so |ewig )?(?:lang|lange) (?:dauert|geht|braucht)$|^(?:(?:ja|jo|na|gut|gern|gerne|klar|okay) )+(?:aber )?ich hab(?:e)? (?:nicht viel|wenig|nur kurz|nur wenig) zeit$|^(?:(?:ja|na|gut|dann) )*(?:wenn's|wenns|wenn es) (?:unbedingt )?sein muss$|^(?:(?:na|gut|dann|ja) )*(?:legen|schiessen|fangen) sie (?:mal )?(?:los|an)$|^passt schon$/,
  },
  comesFor:
    /^(?:(?:konnen|konnten|wurden|machen|reparieren|bieten|haben|verkaufen|behandeln) sie\b|(?:kann|konnte|darf) (?:ich|man|jemand|wir)\b|ist es moglich\b|gibt es (?:bei ihnen|die moglichkeit|eine moglichkeit)\b)/,
  offered:
    /\b(?:(?:welcher|welchen|welches|welche|was fur ein) (?:tag|datum|uhrzeit|zeit|monat)|wann (?:war|ist) das|haben sie (?:gerade )?.*gesagt|sagten sie|war das (?:um|am)?|ist das (?:um|am|der (?:\d+|erste|zweite|dritte|vierte|funfte|sechste|siebte|achte|neunte|zehnte)|morgen|heute|vormittags|nachmittags|morgens|abends)|(?:wann|um wie viel uhr|welcher tag) (?:war|ist) (?:das|der|es|er)\b|(?:vormittags|morgens) oder|wie (?:waren|war) (?:die|das|der)|wie spat|um wie viel uhr (?:war|ist))\b/,
  tags: /^(?!(?:ja|genau|gut|ok|okay|gern|nein|richtig)\b).* (?:richtig|oder|oder nicht|nicht wahr|korrekt|stimmt's|stimmts|stimmt das|ist das (?:so|richtig)|gell|ne|oder doch nicht)$/,
  wellbeing:
    /^(?:(?:hi|hallo|guten (?:morgen|tag|abend)|und|na|ja) )*(?:wie geht es ihnen|wie gehts ihnen|wie geht es|wie gehts|wie geht es dir|alles gut bei ihnen)(?: heute| denn)?$/,
};
