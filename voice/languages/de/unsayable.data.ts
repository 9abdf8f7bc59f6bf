import { type Unsayable, wordsOf } from '../unsayable.ts';

/** What is done for someone, as it is said of what has been done. */
const done =
  'geschickt gesendet gesandt zugeschickt zugesandt abgeschickt verschickt versandt gemailt angerufen zuruckgerufen gebucht eingebucht umgebucht verbucht reserviert vorgemerkt eingetragen storniert abgesagt verschoben verlegt bestatigt weitergeleitet weitergegeben verbunden durchgestellt erstattet zuruckerstattet ruckerstattet uberwiesen berechnet abgebucht belastet erlassen gutgeschrieben bezahlt bestellt aktualisiert geloscht geandert angemeldet abgemeldet angelegt erstellt organisiert geliefert ausgeliefert genehmigt freigeschaltet freigegeben entsperrt zuruckgesetzt behoben repariert gewahrt veranlasst erledigt gekundigt beauftragt informiert verstandigt hinterlegt geregelt';
/** The same, as someone says that they do it: "ich schicke", "er schickt". */
const does =
  'schick|send|mail|ruf|buch|reservier|stornier|verschieb|bestatig|leit|verbind|stell|erstatt|berechn|erlass|schreib|bezahl|zahl|uberweis|bestell|aktualisier|losch|meld|kundig|veranlass|erledig|kummer|liefer|reparier|informier|verstandig|organisier|behebe|sperr|entsperr|schalt|lass';

/** What a model must not say in German; see `Unsayable`. */
export const unsayable: Unsayable = {
  actClaims: [
    new RegExp(`\\b(${done.replaceAll(' ', '|')})\\b`),
    new RegExp(`\\b(${does})e\\b|\\b(${does})e?t\\b`),
    new RegExp(`\\bwir (\\w+ ){0,6}(${does})e?n\\b|\\b(${does})e?n wir\\b`),
    /\bwir (\w+ ){0,4}(kommen|machen|tun|helfen|bringen|holen|prufen|klaren|andern|sorgen)\b/,
    /\b(werde|wird|werden|wirst|worden)\b|\bwurde(?!n sie\b)\w*/,
    /\b(jemand|kolleg\w+|team|techniker\w*|mitarbeiter\w*|kundendienst|er|sie|man) (\w+ ){0,6}(kommt|bringt|holt|hilft|macht|ubernimmt)\b/,
    /\b(alles|schon|bereits) (klar|fertig|erledigt|geregelt|veranlasst)\b(?!\?)|\bist unterwegs\b|\bauf dem weg\b/,
    /^(?!.*\?\s*$).*\b(rufen|schreiben|mailen|wahlen|gehen|besuchen|klicken|offnen|uberweisen|zahlen|bezahlen|senden|schicken|kommen|drucken|tippen) sie\b/,
    // What the caller would do may be asked for: "möchten Sie einen Termin buchen?"
    new RegExp(`^(?!.*\\b(mochten|wollen|wunschen|sollen|brauchen) sie\\b.*\\?).*\\b(${does})e?n\\b`),
  ],
  promiseWords: [
    /\b(versprech|versproch|versprich)\w*/,
    /\b\w*garant\w*/,
    /\bgewahrleist\w*/,
    /\b\w*erstatt\w*/,
    /\b\w*ersatz\w*/,
    /\bentschadig\w*/,
    /\b(rabatt|nachlass|ermassig|skonto|gutschein|gutschrift)\w*/,
    /\b(kostenlos|kostenfrei|gratis|umsonst|unentgeltlich|gebuhrenfrei)\w*/,
    /\b(geschenk|geschenkt|schenk)\w*/,
    /\b(ohne|keine|keinerlei) (kosten|gebuhr|aufpreis|berechnung|mehrkosten|anzahlung)\w*/,
    /\berlass\w*/,
    /\b(immer|nie|niemals|bestimmt|sicher|sicherlich|definitiv|absolut|zweifellos|gewiss|garantiert)\b/,
    /\bauf (jeden|alle) (fall|falle)\b/,
    /\b(gunstig|billig)\w*/,
    /\b(best|niedrigst)e[rsn]? (preis|angebot|tarif)\w*/,
    /\b(halb|halbe|halben|halber|doppelt|doppelte|dreifach)\b/,
    /\b(rechts|finanz|steuer)beratung\b|\b(arztlich|juristisch|medizinisch)\w* rat\w*/,
    /\b(genehmigt|berechtigt|versichert|abgedeckt|gedeckt|geheilt|zugesichert|zugesagt|unbedenklich)\b/,
    /\b(zusicher|zusage)\w*/,
  ],
  moneyWords:
    /[$€£¥₹¢%]|\b(euro|euros|cent|cents|dollar|dollars|franken|rappen|pfund|prozent|preis\w*|kosten|kostet|kostete|gebuhr\w*|tarif\w*|teuer|teure[rsn]?|anzahlung|kaution|pauschal\w*|insgesamt|gesamtbetrag|aufschlag)\b/,
  secretWords: [
    /\b(system|versteckte\w*|geheime\w*|ursprungliche\w*|interne\w*) ?-?(prompt|anweisung|nachricht|regel|text|vorgabe)\w*/,
    /\bprompts?\b/,
    /\b(meine|die|diese|ihre|deine|obige|obigen|vorherigen|bisherigen) (anweisung|instruktion|vorgabe|regel|richtlinie|befehl)\w*/,
    /\b(sprachmodell\w*|ki-?modell|chat ?gpt|gpt|openai|anthropic|claude|gemini|llm)\b/,
    /\b(als ki|ich bin eine? (ki|kunstliche)|jailbr\w*|entwicklermodus|dan-?modus|uneingeschrankt\w*)\b/,
    /\b(api|zugangs|geheim|geheimer|privater?|access)[ -]?(schlussel|token|key)\w*/,
    /\b(passwort|passworter|kennwort|kennworter|passphrase|zugangsdaten|pin|pinnummer|geheimzahl|tan|cvv|cvc|prufziffer|sicherheitscode|sicherheitsnummer|bestatigungscode|verifizierungscode|einmalcode)\b/,
    /\b(kredit|debit|bank|ec|giro)[ -]?(karte|konto|daten|nummer|verbindung)\w*|\b(karten|konto)(nummer|daten)\w*|\bkarte\b/,
    /\b(geschenkkarte|guthabenkarte|fernzugriff|fernwartung|installier|uberweis)\w*/,
    /\b(idiot|dumm|blod|trottel|depp|arsch|scheiss|verpiss|fick|hure|hass|schwachkopf)\w*|\bhalt (die klappe|den mund)\b/,
    /\b(sozialversicherung|ausweisnummer|personalausweis|reisepass|steuernummer|steuer-?id|geburtsdatum|madchenname|iban|bankleitzahl)\w*/,
    /\b(ignorier|missacht|umgeh|uberschreib)\w*|\bverg(iss|essen sie) (all|die|meine|ihre|deine|bisher|vorher)\w*/,
    /\b(ziel|fakten|slots|ports|json|schema|vorschlag|werkzeug|funktion) ?:/,
  ],
  orders: [
    /\b(system|assistent|entwickler|nutzer|benutzer|anweisung(en)?|prompt|neue regeln?|wichtig|hinweis an (die|den) (ki|agent(en)?|assistent(en)?|assistentin|modell)) ?[:>\]]/,
    /\b(ignorier\w*|missacht\w*|vergiss|vergessen sie|umgeh\w*|uberschreib\w*) (sie )?(all\w*|die|das|meine|deine|ihre|jede\w*|vorherige\w*|bisherige\w*|andere\w*|diese)\b/,
    /\b(sag|sage|sagen sie|teil|teile|teilen sie|informier\w*|versprich|versprechen sie|biete|bieten sie|versicher\w*) (sie )?(all\w*|jede\w*|niemande\w*|keine\w*|anrufer\w*|den anrufer\w*|kund\w*|den kund\w*|gast\w*|patient\w*)\b/,
    /\b(nicht|nie|niemals|niemandem) (sagen|erwahnen|verraten|nennen|offenlegen|mitteilen)\b/,
    /\b(die|der|das|diese[rs]?|deine?|ihre?) (ki|modell|assistent|assistentin|agent|bot) (muss|soll|sollte|darf|hat zu)\b/,
    /\b(du bist|handle|tu so|antworte|reagiere|antworten sie) (jetzt|nun|als|mit|nur)\b/,
  ],
  hiddenClaims:
    /\b(wussten sie|wissen sie schon|haben sie (schon )?gehort|ist ihnen (bekannt|bewusst)|nicht wahr|oder nicht|wie sie wissen|denken sie daran|weil|obwohl|nachdem|seit|seitdem|dass)\b|, (denn|da) |, (richtig|oder|korrekt|ja|stimmt'?s|gell)\?$/,
  saidBack:
    /^(also|okay|ok|gut|ach so|verstehe|ich verstehe|verstanden|alles klar|danke|vielen dank|es tut mir leid|das tut mir leid|tut mir leid|entschuldigung|in ordnung|sie (mochten|wollen|sagten|sagen|haben gesagt|suchen|brauchen))\b/,
  ours: /\b(wir|uns|unser\w*|ja|genau|richtig|stimmt|korrekt|wahr|tatsachlich|einverstanden|zustimm\w*|stimme|bestatig\w*|akzeptier\w*)\b/,
  denied: /\b(nicht|kein\w*|nie|niemals|niemand\w*|nichts|ohne|weder|nirgends|geschlossen)\b/,
  limitingWords: wordsOf(
    'nur bloss ausser ausgenommen ausschliesslich sei denn wenn falls sofern sobald solange aber jedoch bis vor nach nicht nie niemals kein keine keinen keinem keiner ohne wann wahrend wo fur von ab mindestens wenigstens hochstens maximal zwischen als pro je jede jeder jedes jeden jedem etwa rund ungefahr circa ca innerhalb binnen mit durch uber unter an am im in zum zur bei und oder meist meistens manchmal oft gelegentlich kann konnen konnte konnten darf durfen soll sollen sollte muss mussen einige einigen manche manchen alle allen viele vielen wenige wenigen mitglied mitglieder mitgliedern kind kinder kindern erwachsene erwachsenen erste ersten zweite zweiten letzte letzten nachste nachsten werktag werktags wochentags wochenende wochenenden montag montags dienstag dienstags mittwoch mittwochs donnerstag donnerstags freitag freitags samstag samstags sonnabend sonntag sonntags feiertag feiertags feiertagen vormittags nachmittags abends mittags nachts',
  ),
  emptyWords: wordsOf(
    'der die das den dem des und oder aber so zu in im an am auf fur von vom mit bei um als wenn dann diese dieser dieses diesen diesem es ist sind war waren sei sein bin habe haben hat hatte hatten kann konnen konnte konnten darf durfen muss mussen soll sollen sollte mag mochte mochten wurden nicht kein keine ich sie er mir mich ihnen ihr ihre ihrem ihren ihrer ihres mein meine meinen was wer wie wo wann warum wieso welche welcher welches welchen welchem worum wobei womit wofur hier da dazu darum daruber dabei davon damit daran auch schon noch sehr ganz nun jetzt bitte gern gerne okay ok gut schade prima wunderbar danke dankeschon vielen dank leid tut entschuldigung verzeihung verstehe verstanden sehe hore hallo guten tag willkommen wiederhoren wiedersehen tschuss moment augenblick sekunde freue freut froh helfen hilfe geholfen sagen sagt sagten gesagt fragen gefragt gemeint meinen meint etwas mehr genau genauer genaue bisschen sonst anderes brauchen braucht wollen wunschen suchen klar frage fragen antwort problem anliegen sache weise art kurz mal doch eben los geht gehen gehe weiter einmal nochmal erzahlen beschreiben erklaren wiederholen',
  ),
  commonNouns: wordsOf(
    'sie ihr ihre ihrem ihren ihrer ihres ihnen uhrzeit zeit tag tage termin name namen vorname nachname nummer telefonnummer rufnummer anliegen problem frage fragen moment augenblick sekunde minute adresse anschrift datum grund gerat leistung wunsch person personen kunde kundin hilfe sache thema angelegenheit fall art einzelheit einzelheiten detail details antwort anruf gesprach woche monat uhr vormittag nachmittag abend morgen mittag dank entschuldigung verzeihung wiederhoren leid e mail',
  ),
  numberWords: numbers(),
  counting: new Set(),
  articles: wordsOf('ein eine einen einem einer eines'),
  word: /[a-z0-9]+/g,
  ending: /(?<=\w{3})(ern|est|en|er|es|em|et|e|n|s|t)$/,
  // A point behind a figure makes it an ordinal: "am 24. Dezember".
  sentenceEnd: /(?<=[!?]|(?<!\d)\.)\s+/,
};

function numbers(): Record<string, string> {
  const ones = 'null ein zwei drei vier funf sechs sieben acht neun'.split(' ');
  const words = Object.fromEntries(
    'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn'
      .split(' ')
      .map((word, value) => [word, String(value)]),
  );
  for (const [at, ten] of 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'.split(' ').entries()) {
    words[ten] = String((at + 2) * 10);
    for (let one = 1; one < 10; one += 1) words[`${ones[one]}und${ten}`] = String((at + 2) * 10 + one);
  }
  for (let one = 1; one < 10; one += 1) words[`${ones[one]}hundert`] = String(one * 100);
  return { ...words, zwo: '2', hundert: '100', tausend: '1000', dutzend: '12', million: '1000000', anderthalb: '1.5' };
}
