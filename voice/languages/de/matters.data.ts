import type { Matters } from '../matters.ts';

const people =
  '(?:ihm|ihr|ihnen|ihn|sie|allen|jemandem|jemand|bescheid|(?:dem|der|den|die) (?:arzt|arztin|chef|chefin|team|doktor|zahnarzt|zahnarztin|kollegen|kollegin|empfang|praxis|inhaber|inhaberin|leuten|leute)|(?:herrn?|frau|doktor|dr) \\w+)';
const appointment = '(?:termine?n?|buchung|reservierung|besuch)';
const mine = '(?:mein(?:en?|e?m|er)?|unser(?:en?|em|er)?|den|der|die|das|beide|alle|diesen|ihren|seinen)';
const days =
  '(?:am )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|heute|morgen|ubermorgen|nachste woche|diese woche|dann|an dem tag)';

export const germanMatters: Matters = {
  books:
    /\b(?:brauche|mochte|hatte gern|hatte gerne|will|wollte|suche|benotige|brauchen|mochten|wollten|bekomme|bekommen|kriege|haben|vereinbaren|ausmachen|machen|buchen|reservieren)\b(?: \w+){0,4} (?:einen|ein|neuen|zwei) (?:\w+ ){0,2}(?:termin|termine|kontrolltermin|beratungstermin|zahnreinigung|kontrolle)\b|\b(?:einen|neuen) (?:\w+ ){0,2}termin (?:\w+ ){0,3}(?:machen|vereinbaren|ausmachen|buchen|haben|bekommen|reservieren)\b/,
  message: [
    /\b(?:konnte|kann|soll|sollte) (?:mich|mir) (?:mal |bitte |vielleicht )?(?:wer|jemand|einer)\b.{0,80}\b(?:anrufen|zuruckrufen|melden)\b/,
    /\b(?:richten|richte|richtet|leiten|leite|geben|gib|sagen|sag|ubermitteln)\b(?: \w+){0,8} (?:aus|weiter|ausrichten|bescheid)\b|\b(?:ausrichten|weiterleiten|weitergeben|bescheid (?:geben|sagen))\b/,
    /\b(?:eine|kurze|meine|diese|die) (?:kurze )?nachricht (?:fur|an|hinterlassen|weitergeben|weiterleiten|ausrichten)\b|\bnachricht(?: \w+){0,6} hinterlassen\b/,
    new RegExp(
      `(?:^|\\b(?:bitte|konnen|konnten|wurden) (?:sie )?)(?:sagen|sag|informieren)(?: sie)?(?: bitte)? ${people}\\b.{0,4}(?:dass|das|ich|wir|es|er|sie|mein|die|der)?`,
    ),
    new RegExp(
      `\\b(?:soll|sollen|mochte|kann) (?:mich |sich )?${people}?(?: \\w+){0,4} (?:zuruckrufen|anrufen|melden)\\b`,
    ),
    /\bdas war(?: schon)? (?:die|meine|alles,? die) nachricht\b/,
  ],
  late: [
    /\b(?:verspate|verspaten|verspatung|verspatet)\b/,
    /\b(?:minuten|stunde|etwas|bisschen|wenig) (?:\w+ )?(?:spater|zu spat)\b|\b(?:komme|kommen|bin|werde)\b(?: \w+){0,6} (?:zu spat|spater an)\b/,
    /\b(?:stehe|stecke|stecken|stehen|hange)\b(?: \w+){0,5} (?:stau|verkehr|fest)\b|\bim stau\b/,
    /\bfinde(?:n)? (?:keinen|den|die|das) (?:parkplatz|eingang|praxis|haus)\b/,
    /\b(?:bin|sind) (?:\w+ )?(?:gleich da|unterwegs|vor der tur|schon fast da|um die ecke)\b/,
  ],
  errand: [
    /\b(?:habe|hab|haben)\b.{0,60}\b(?:vergessen|liegen ?lassen|liegengelassen|stehen ?lassen|hangen ?lassen|verloren)\b.{0,20}$|\b(?:bei ihnen|im wartezimmer|in der praxis) (?:\w+ )?(?:vergessen|liegen|liegt|liegengelassen|verloren)\b|\bfundsachen\b/,
    /\b(?:schicken|senden|faxen|mailen|weiterleiten|ubermitteln|ausstellen|verlangern|bekommen|brauche|brauchen|benotige|zusenden|zuschicken|abholen)\b(?: \w+){0,6} (?:rontgenbilder|unterlagen|akte|befunde?|rezept|uberweisung|rechnung|quittung|ergebnisse|bescheinigung|attest|krankschreibung|formular|kostenvoranschlag)\b/,
    /\b(?:rontgenbilder|unterlagen|akte|befunde?|rezept|uberweisung|rechnung|quittung|ergebnisse|bescheinigung|attest|krankschreibung|formular)\b(?: \w+){0,6} (?:schicken|senden|faxen|mailen|weiterleiten|ubermitteln|ausstellen|verlangern|bekommen|zusenden|zuschicken|abholen|haben)\b|\b(?:krankschreibung|attest|folgerezept|krankmeldung)\b/,
  ],
  business: [
    /\b(?:lieferung|paket|sendung|packchen)\b.{0,40}\b(?:fur sie|fur die|abgeben|abzugeben|unterschreiben|annehmen|tur|empfangen)\b|\b(?:habe|hab|haben) (?:hier )?(?:eine lieferung|ein paket|eine sendung)\b/,
    /\b(?:ihre fax|faxnummer|fax nummer)\b/,
    /\b(?:uberweisen|uberweise) (?:ihnen )?(?:einen|eine|unseren|unsere) (?:patient|patientin|patienten|kunden)\b/,
    /\b(?:rufe|melde|rufen) (?:\w+ ){0,3}(?:im auftrag(?! (?:von )?(?:mein\w*|unser\w*)\b)|im namen|von der (?:bank|versicherung|apotheke|krankenkasse|schule|firma|hausverwaltung|stadt)|vom (?:labor|amt|krankenhaus))\b/,
    /\b(?:zustandig fur|der zustandige|die zustandige|zustandigen|entscheider|geschaftsfuhrer|kreditkartenabrechnung|ihre webseite|ihre website|google eintrag|werbeangebot)\b/,
    /\b(?:stellen sie (?:\w+ )?ein|suchen sie (?:\w+ ){0,3}(?:leute|mitarbeiter|personal|kollegen|helferin|angestellte)|bewerben|bewerbung|offene stellen|stellenanzeige|stelle frei|ausbildungsplatz|praktikum)\b/,
  ],
  person: [
    /\b(?:mit wem|an wen) (?:kann|soll|muss|konnte) ich (?:da |denn |mich )?(?:sprechen|reden|wenden)\b|\bstellen sie mich (?:mal |bitte |einfach )*(?:zu \w+ )?durch\b|\bspricht (?:da |bei ihnen )?(?:jemand|einer|wer) (?!deutsch\b)\w+/,
    /\b(?:mich|uns) (?:bitte |mal )?(?:mit|zu|zur|zum|in die) (?:der |dem |den |die )?[\p{L}]+ (?:verbinden|durchstellen|stellen)\b|\bmit (?:der|dem) [\p{L}]+ (?:verbinden|sprechen|reden)\b/u,
    /^(?:(?:hallo|guten tag|ja) )*ist (?:der|die|das|dr|frau|herr|d) [\p{L}]+(?: [\p{L}]+)? (?:da|im haus|zu sprechen|erreichbar|grad z spreche|z spreche)/u,
    /^(?:(?:hallo|guten tag) )*(?:die|den|der) (?:buchhaltung|werkstatt|chef|chefin|empfang|rezeption|verwaltung|abrechnung|personalabteilung)\b|\b(?:chef|chefin|inhaber|filialleiter|meister) (?:gesprochen|sprechen|haben)\b/,
    /\banruf in abwesenheit\b|\b(?:von ihrer nummer|sie hatten) (?:\w+ )?angerufen\b|\b(?:rufe|ruf) zuruck\b/,
    /\b(?:sprechen|reden|verbinden|verbinde|durchstellen|stellen sie|geben sie mir|holen sie|weiterleiten)\b.{0,40}\b(?:menschen?|mitarbeiter(?:in|n)?|jemand(?:em|en)?|kolleg(?:e|en|in)|chef(?:in)?|vorgesetzten?|berater(?:in)?|vertrieb|abteilung|person|sachbearbeiter(?:in)?|leitung|inhaber(?:in)?)\b/,
    /\b(?:menschen?|mitarbeiter(?:in|n)?|jemand(?:em|en)?|kolleg(?:e|en|in)|chef(?:in)?|vorgesetzten?|berater(?:in)?|vertrieb|abteilung|person|sachbearbeiter(?:in)?|leitung|inhaber(?:in)?)\b.{0,30}\b(?:sprechen|reden|verbinden|verbunden werden|durchstellen)\b/,
  ],
  restarts:
    /\b(?:noch ?mal|nochmal|wieder) von vorne?\b|\bvon (?:vorn|vorne|anfang an)\b|\b(?:zuruck )?(?:an den|zum) anfang\b|\balles (?:noch ?mal|neu|vergessen)\b|\bvergessen sie alles\b|\bneu anfangen\b/,
  keeps: /\b(?:behalt\w*|bleibt|bleiben|lass\w*|nicht|ausser|stehen)\b/,
  pronoun: /\b((?:der|die|das|den) [\p{L}. ]{2,24}?) (?:eine|einen|einer)\b/giu,
  bids: {
    cancel:
      /\b(?:sagen|stornieren|loschen|streichen|nehmen|canceln) sie\b|\b(?:absagen|stornieren|loschen|streichen|canceln|austragen)\b|\bweg damit\b|\braus damit\b/,
    move: /\b(?:verschieben|verlegen|legen|schieben|andern|tauschen|setzen) sie\b|\b(?:verschieben|verlegen|umbuchen|umlegen|andern)\b|\bbuchen sie (?:ihn |es |das |mich )?um\b/,
    beside: /\b(?:bitte|dann|mal|jetzt|ihn|es|das|den|dahin|einfach|ok|okay|gut|gern|gerne|doch|ab)\b/g,
  },
  besideTime:
    /\b(?:(?:haben|hätten|hast|hättest) (?:sie|du|ihr)|gibt es|gäbe es|gibt's|geht(?: es| das| auch)?|ginge(?: es| das| auch)?|ist|wäre|wär|passt(?: es| mir| uns| ihr| ihm)?|würde|passen|(?:ich|wir|sie|er) (?:kann|können|könnte|könnten|habe|haben|hätte|hat|muss|müsste)|am (?:liebsten|besten)|lieber|bitte|danke|etwas|was|irgendwas|irgendwann|einen?|noch|auch|nur|erst|dann|da|termine?|frei(?:e|en|es)?|zeit|möglich|möglichst|wenn(?: es| das)?|ginge|geht|vielleicht|eigentlich|schon|mal|doch|mir|uns|gut|besser|ideal|perfekt|recht|okay|ok|ja|nein|ach|so|und|aber|also|machen|sagen|nehmen|wir)\b/g,
  undoes:
    /\b(?:storniere\w*|losch\w*|streich\w*|sage?|sagen) (?:sie )?(?:das|ihn|es|den termin|alles)(?: wieder| bitte)?(?: ab)?$|\b(?:das|ihn|es|den termin) (?:bitte |wieder )?(?:stornieren|absagen|loschen|streichen|ruckgangig machen)\b/,
  complains: [
    /\b(?:war|waren|ist)\b.{0,30}\b(?:grob|unfreundlich|unverschamt|ruppig|patzig|pampig|frech) (?:zu|mit|gegenuber|gegen)\b|\b(?:war|waren) (?:\w+ ){0,4}(?:grob|unfreundlich|unverschamt|ruppig|patzig|pampig)\b/,
    /\bhaare? (?:ist|sind) (?:jetzt |total |vollig )?(?!zu|so|sehr|lang|kurz|dick|fein)\p{L}+$/u,
    /\b(?:schon wieder (?:raus|kaputt|offen|an)|(?:drei|vier|funf)mal (?:\w+ ){0,3}angerufen)\b/,
    /\b(?:doppelt|zweimal|zu viel|falsch) (?:abgebucht|berechnet|abgerechnet|kassiert)\b|\b(?:mein|unser) geld zuruck\b|\bruckerstattung\b|\berstatt\w*\b/,
    /\b(?:war|waren|ist) (?:(?:so|sehr|echt|richtig|ziemlich) )?(?:unfreundlich|unverschamt|frech|unhoflich|patzig)\b|\bunverschamtheit\b|\bfrechheit\b/,
    /\b(?:niemand|keiner) (?:ruft|rief|meldet|hat)\b.{0,30}\b(?:zuruck|zuruckgerufen|gemeldet)\b|\b(?:stunde|stunden|minuten) (?:\w+ )?(?:gewartet|warten mussen)\b/,
    /\b(?:ruiniert|verpfuscht|verhunzt|versaut)\b|\b(?:kratzer|delle|beule|schaden)\b.{0,50}\b(?:nicht da|vorher nicht|war nicht)\b|\b(?:beschwer\w+|reklam\w+)\b/,
  ],
  notBooking:
    /\bkein(?:en)? (?:termin|patient|patientin|kunde|kundin)\b(?! (?:am|um|vor|nach|an|diese|nachste|mehr frei|frei))|\bnicht (?:um|wegen) einen? termins?\b|\bwill (?:gar |ja )?nichts buchen\b|\bnur (?:die|eine|diese|meine) (?:nachricht|frage)\b/,
  cancels: [
    /\b(?:nehmen|streichen|loschen)(?: sie)? (?:mich |uns )?(?:bitte )?(?:den |meinen |am |fur )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|termin)\b.{0,20}\b(?:raus|aus dem|weg|kalender)\b|\b(?:uberlege|uberlegen|denke|denken)\b.{0,25}\babzusagen\b/,
    /\b(?:das|der termin|die \w+|es) (?:wird (?:heute |morgen |dann )?(?:wohl )?nix|wird (?:heute |morgen |dann )?(?:wohl )?nichts|fallt (?:leider )?aus|kann weg|hat sich erledigt|ist hinfallig)\b/,
    /\b(?:brauch|brauche|braucht|brauchen) (?:ich |er |sie |wir |den |ihn |das |es )*(?:nicht mehr|nimmer|nimma|doch nicht)\b|\b(?:trete|treten|zurucktreten) (?:\w+ ){0,4}(?:zuruck)?\b(?=.*termin)|\baustragen\b|\bkann weg\b/,
    /\b(?:schaff|schaffe|schaffen)(?:'s|s| es| das)? (?:\w+ ){0,4}nicht(?: mehr)?\b|\b(?:storniere\w*|absag\w*|abgesagt|loschen|streichen)\b(?! (?:nicht))/,
    /\b(?:absagen|abzusagen|stornieren|canceln)\b|\b(?:sage|sagen|sag)(?: sie)? (?:\w+ ){0,6}ab\b/,
    /\b(?:streichen|nehmen|loschen|streich|nimm)(?: sie)? (?:mich|uns|ihn|sie|meinen namen) (?:\w+ ){0,3}(?:aus|von|fur|raus)\b/,
    new RegExp(
      `\\b(?:absagen|stornieren|streichen|loschen|canceln|annullieren)\\b.{0,40}\\b${appointment}\\b|\\b${appointment}\\b.{0,60}\\b(?:absagen|abzusagen|stornieren|streichen|loschen|canceln|annullieren|vergessen)\\b`,
    ),
    new RegExp(`\\b(?:sage|sagen|sag) (?:\\w+ ){0,3}${mine} (?:\\w+ ){0,4}${appointment}\\b.{0,30}\\bab\\b`),
    new RegExp(
      `\\b(?:kann|konnen|schaffe|schaffen|werde|werden) (?:\\w+ ){0,4}(?:${days} ?)?(?:\\w+ ){0,3}(?:nicht|doch nicht)(?: mehr)?(?: ${days})?(?: \\w+)? ?(?:kommen|schaffen|wahrnehmen|da sein|erscheinen)\\b`,
    ),
    new RegExp(
      `\\b(?:komme|kommen|schaffe es|schaffen es) (?:\\w+ ){0,2}${days}? ?(?:doch |leider )?nicht(?: mehr)?\\b(?! (?:weiter|klar|zurecht|mit|rein|hin))`,
    ),
    new RegExp(`\\bbrauche(?:n)? (?:\\w+ ){0,2}${mine} (?:\\w+ ){0,3}${appointment} nicht mehr\\b`),
  ],
  has: /\b(?:da|bei euch|bei ihnen|morgen|heute|\w+tag) was (?:bei euch|bei ihnen|ausgemacht|gebucht)\b|\b(?:habe|hab|hatten|hatte|haben) (?:\w+ ){0,5}(?:ausgemacht|vereinbart|gebucht|reserviert)\b|\bder termin (?:vom|von|fur|am)\b|\b(?:zahnreinigung|kontrolle|untersuchung|behandlung|\w+wechsel) (?:von|vom|am|fur) \w+|\b(?:bin|sind|stehe|habe|hab|haben|hatte|hatten) (?:\w+ ){0,6}(?:termin|eingetragen|gebucht|dran|vorgemerkt|bestellt)\b|\b(?:mein|meinen|unser|unseren) (?:\w+ )?termin\b/,
  cannot:
    /\b(?:grippe|krank|krankenhaus|verhindert|dazwischengekommen|aus versehen|kann weg|selbst gemacht|erledigt|nix)\b|\bhat das jetzt\b|\b(?:absagen|abzusagen|stornieren|streichen|nicht (?:kommen|schaffen|wahrnehmen)|doch nicht|nicht mehr|schaffe (?:ich |es )?(?:\w+ )?nicht|ausfallen|fallt aus)\b/,
  terms:
    /\b(?:gebuhr|gebuhren|kostet|kosten|kostenlos|falls|wenn ich (?:mal )?(?:absagen|verschieben)|bis wann|wie lange vorher|frist)\b/,
  moves: [
    /\b(?:haben|habt|hat) (?:mich|uns|ihn|sie) (?:am |fur |auf )?(?:\w+ ){1,4}eingetragen\b.{0,30}\b(?:wollte|wollten|brauche|hatte|gesagt|meinte)\b/,
    /\b(?:von|vom) (?:\w+) (?:auf|zum|in den) \w+ (?:um)?(?:buchen|legen|verlegen|verschieben|schieben|setzen)\b|\b(?:statt|anstatt) (?:\w+ ){0,2}(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag)\b/,
    /\b(?:eine|zwei) wochen? spater\b|\b(?:neuen?|anderen?) (?:tag|termin) (?:finden|suchen|schauen|machen)\b|\bneu schauen\b|\bselbe (?:zeit|uhrzeit)\b|\bnicht absagen\b|\bumlegen\b|\bumbuchen\b/,
    /\b(?:verschieben|umbuchen|verlegen|umlegen|vorverlegen|nach hinten|nach vorne)\b/,
    new RegExp(
      `\\b${appointment}\\b.{0,60}\\b(?:verschieben|verlegen|umlegen|umbuchen|vorverlegen|tauschen|andern|schieben|zu verschieben)\\b|\\b(?:verschieben|verlegen|umbuchen|andern)\\b.{0,40}\\b${appointment}\\b`,
    ),
    new RegExp(
      `\\b(?:anderen|andere|anderer) (?:tag|zeit|uhrzeit|termin)\\b.{0,30}\\b(?:fur|statt|als) (?:${mine}|den)\\b`,
    ),
    new RegExp(
      `\\b(?:passt|klappt|geht|funktioniert) (?:\\w+ ){0,3}${days}? ?(?:\\w+ ){0,2}(?:nicht|doch nicht)(?: mehr)?\\b.{0,60}\\b(?:anderen|andere|stattdessen|verschieben|was haben sie|lieber|nachste woche|sonst)\\b|\\b${days} (?:\\w+ )?(?:passt|klappt|geht|wird) (?:\\w+ ){0,3}nicht(?:s)?\\b.{0,60}\\b(?:anderen|andere|stattdessen|verschieben|was haben sie|haben sie|lieber|nachste woche|sonst)\\b`,
    ),
  ],
  instead:
    /\b(?:stattdessen|ander(?:en|e|er|es|ermal) (?:tag|mal|zeit|uhrzeit|termin|woche)|verschieben|verlegen|umlegen|umbuchen|lieber|neuen termin|ein andermal|was haben sie|haben sie (?:\w+ )?(?:etwas|was)|(?:kann|konnte|konnten|konnen) (?:ich|wir) (?:\w+ ){0,3}kommen|wie (?:ware es|sieht es|siehts)|ginge (?:es|auch)|gibt es|(?:einen tag|eine woche|eine stunde) (?:spater|fruher|vorher))\b/,
  finds: [
    /\bwann (?:sollte|soll|hatte|musste|bin|war) (?:ich|wir|er|sie|mein\w*|unser\w*) (?:noch mal |nochmal |denn |eigentlich )*(?:da sein|kommen|bestellt|dran|einen termin|termin|kommen sollen)\b|\bist meiner (?:am|um|vormittags|nachmittags|morgens)\b/,
    /\b(?:checken|schauen|gucken|nachsehen|fragen|wissen) ob (?:\w+ ){0,6}(?:noch )?(?:steht|passt|stimmt|eingetragen|gebucht|drin|drinsteht)\b|\bwann (?:bin|muss|soll) (?:ich|sie|er)\b|\bsteht (?:der|mein) termin\b/,
    /\bkeine? (?:bestatigung|mail|e mail|nachricht) (?:bekommen|gekriegt|erhalten)\b|\bzettel(?:chen)? (?:verloren|verlegt|verschmissen)\b/,
    new RegExp(
      `\\b(?:wann|um wie viel uhr|wie viel uhr|an welchem tag|welche uhrzeit)\\b(?: \\w+){0,5} (?:mein|unser|der) (?:\\w+ ){0,2}${appointment}\\b|\\bwann (?:habe|hab|hatte|war|ist|muss|soll) ich (?:\\w+ ){0,4}(?:termin|kommen|da sein|dran)\\b`,
    ),
    new RegExp(
      `\\b(?:bestatigen|uberprufen|nachsehen|nachschauen|vergessen)\\b.{0,40}\\b(?:mein|unser)(?:en|em|er)? (?:\\w+ ){0,2}${appointment}\\b|\\b(?:mein|unser)(?:en|em|er)? (?:\\w+ ){0,2}${appointment}\\b.{0,40}\\b(?:bestatigen|uberprufen|vergessen|noch steht|wann)\\b`,
    ),
    new RegExp(
      `\\b(?:habe|hab|hatte) ich (?:\\w+ ){0,4}(?:einen|noch einen|nicht einen|den) (?:\\w+ )?${appointment}\\b`,
    ),
    /\b(?:wann|um wie viel uhr|um wieviel uhr|welcher tag|an welchem tag) (?:war|ist|wars|haben sie) (?:das|der|es|er|gesagt)?(?: denn)? ?(?:noch ?mal|gleich|jetzt|gesagt)\b/,
  ],
  another:
    /\b(?:noch (?:einen|einer|eins|ein)|einen zweiten|den zweiten|der zweite|den anderen|auch|ebenfalls|beide|fur (?:ihn|sie)|(?:fur )?(?:mein|meine|meinen) (?:\w+ )?(?:bruder|schwester|sohn|tochter|frau|mann|mutter|vater|kind|freund|freundin|partner|partnerin|kollegen|kollegin|nachbarn?))\b/,
  rather:
    /\b(?:e ?mails?|telefon|handy|so was|sowas|internet)\b.{0,12}\b(?:gibts|gibt es|hab|habe|haben|brauche)\b.{0,30}\b(?:nicht|keine?s?)\b|^(?:nee |nein |ach )*lassen wir(?: das)?(?: lieber)?$|\b(?:nummer|adresse|mail)\b.{0,20}\b(?:gebe?|verrate)\b.{0,20}\bnicht\b|\b(?:gebe?|verrate) (?:ich )?(?:meine|die|keine)\b.{0,20}\b(?:nicht|raus|heraus)\b|\b(?:nur|lieber|einfach|bitte|besser) (?:\w+ )?(?:per (?:e ?mail|mail|telefon|sms|post)|anrufen|mailen|schreiben|telefonisch|schriftlich)\b|\b(?:rufen|schreiben|mailen|schicken)(?: sie)? (?:\w+ )?(?:mich|mir|uns)?(?: \w+)? ?(?:an|lieber|einfach|eine (?:e ?mail|mail|sms))\b|\b(?:per|am) (?:e ?mail|mail|telefon|sms)\b(?! ist)|\bschreiben sie mir\b|\b(?:habe|hab|haben|hat|benutze|benutzt|besitze|besitzt|nutze|nutzt) (?:\w+ ){0,4}(?:nicht|keine?n?)\b|\b(?:kein|keine|keinen|ohne) (?:telefon|telefonnummer|nummer|handy|handynummer|anrufe?|e ?mails?|mails?|sms)\b|\b(?:lieber|eher) (?:eine |per |die )?(?:e ?mail|mail|sms|nachricht)\b/,
  callsBack:
    /\b(?:kann|darf|konnte) ich (?:sie )?(?:spater |noch ?mal |morgen |wieder )*(?:zuruckrufen|anrufen)\b|\bich (?:rufe|ruf|melde|meld) (?:sie |mich |dann |spater |noch ?mal |morgen |wieder |lieber )+(?:zuruck|an|noch ?mal)?\b|\bich muss (?:sie )?(?:spater |noch ?mal )*(?:zuruckrufen|anrufen)\b/,
  rethinks:
    /^(?:(?:ach|ah|oh|ahm|hm|moment|nein|entschuldigung|wissen sie was|eigentlich) )*(?:ich (?:habe|hab) (?:es )?mir(?: das| es)? (?:doch )?anders uberlegt|ich hab es mir anders uberlegt)$/,
  partly:
    /^(?!.*\b(?:nicht|kein|keine|nein)\b)(?:(?:na ja|naja|ja|hm|ah|also|es ist|wurde ich sagen) )*(?:irgendwie|mehr oder weniger|ein (?:bisschen|wenig)|teilweise|teils|zum teil|in gewisser weise|so halb|halbwegs|einigermassen|schon|schon ein bisschen|manchmal|grosstenteils|weitgehend)\b/,
  amends:
    /\b(?:andern|andere|machen|setzen|korrigieren|schreiben)(?: sie)? (?:\w+ ){0,3}(?:auf|aus|eine?)\b|\b(?:meine?|die|erste) (?:\w+ )?(?:bewertung|punktzahl|note|antwort|zahl|budget|wertung)\b|\bsollte (?:\w+ ){0,3}sein\b|\bich meinte\b|\bauf (?:eine? )?\w+ (?:andern|setzen|korrigieren|stellen)\b|\b(?:skala|noten|zahlen) (?:\w+ )?(?:verwechselt|verkehrt|falsch) ?(?:\w+)?\b|\bverwechselt\b|\bdachte\b.{0,30}\b(?:beste|schlechteste|hochste|niedrigste)\b/,
  astray:
    /\b(?:falsch verbunden|verwahlt|bin ich (?:hier |da |wohl )*falsch|falsch gewahlt|falsche nummer (?:gewahlt|erwischt|angerufen)|verwahlt)\b|^(?:(?:oh|ah|ups|hm|sorry|entschuldigung|verzeihung|tut mir leid|das|ist|war|wohl|da|die|eine|dann) )*falsche nummer(?: (?:sorry|entschuldigung|tut mir leid|danke|tschuss|wiederhoren))*$/,
  done: /\bweiss ich (?:ja |schon |jetzt )?bescheid\b|\bdas (?:war's|wars|war es|war alles|war schon alles|reicht mir|genugt mir)\b|\bmehr (?:wollt|wollte|brauch|brauche|muss) ich (?:(?:gar|auch|ja) )*nicht\b|\bdas (?:wollt|wollte) ich (?:nur |bloss )?(?:wissen|horen)\b|\bdann ist (?:ja )?(?:alles )?gut\b|\bdann passt (?:das|es)(?: ja)?\b|\bdann bin ich (?:ja )?(?:beruhigt|im bilde)\b|\bdas (?:war|ist|ware) (?:schon )?(?:alles|es)\b.{0,25}\b(?:wissen|wollte|brauchte|fragen)\b|\b(?:wollte|will) (?:nur|bloss|ja nur)(?: mal)? (?:wissen|fragen|horen|nachfragen)$|\b(?:nur|bloss) (?:eine frage|mal gefragt|so gefragt|neugierig|interessehalber)$|\b(?:uberleg\w*|melde|rufe) (?:es |ich )?(?:mir|mich|(?:dann |spater |noch ?mal |wieder )+an)\b|\bgut zu wissen\b|\b(?:haben|hat) mir (?:sehr )?geholfen\b|^(?:oh |ui |puh |hm )*(?:das ist|ist) (?:ja |mir |ganz schon )*(?:zu )?(?:teuer|viel)\b|\b(?:komme|fahre) (?:dann )?(?:einfach |mal )?(?:so )?vorbei\b/,
  all: /\b(?:(?:alle|samtliche|beide)(?: (?:meine|zwei|drei|davon|termine|beide))?|alle beide)\b(?! (?:tage|leute|jahre))/,
  elsewhere:
    /^(?:(?:hallo|guten tag|ja|ah|entschuldigung|ahm|moment|oh|moin|servus) )*(?:ist da|ist das|bin ich (?:da |hier )?(?:bei|richtig bei|mit)|spreche ich mit|da ist doch)(?: (?:der|die|das|dem|hier|nicht))? (?!(?:richtig|noch|jemand|ein|eine|frei|jetzt|alles|kostenlos|moglich|ihnen|einem|einer|im|in|am|bei|auf|mit|ebenerdig|barrierefrei)\b)[\w'&]+(?: [\w'&]+){0,3}$/,
  stated: /(?!)/,
};
