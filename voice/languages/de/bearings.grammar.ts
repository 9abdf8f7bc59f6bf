import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

/** What German says of a day or time beside it: that it does not suit, that it is taken, that someone has it already. */

const things =
  'termin|termine|termins|buchung|buchungen|frage|fragen|problem|probleme|option|optionen|moglichkeit|zimmer|tisch|tische|platz|platze|karte|karten|tickets|koffer|auto|autos|hund|hunde|katze|katzen|personen|person|leute|erwachsene|gaste|kinder|kind|minuten|minute|stunden|stunde|mal|wochen|monate|jahre|tage';
const day = '(der|das|dieser|den|am)';

export const bearings = [
  ...lexicon(
    'bearing',
    {
      '(hab|habe|haben) (ich|wir) [da|schon|noch|immer|da schon|da immer] [selbst|meinen|meine|mein|die|das|den|einen|eine] (yoga|sport|training|chor|kurs|unterricht|schule|probe|physio|krankengymnastik|dienst|schicht|fruhschicht|spatschicht|nachtschicht|enkel|kinder|besprechung|meeting|besuch|prufung|fahrstunde|reha|gymnastik|schwimmen|tennis|fussball|stammtisch|feierabend erst)':
        'rejected',
      '(auch nicht|genauso wenig|ebensowenig|ebenso wenig|ebenfalls nicht|auch schlecht|erst recht nicht)': 'rejected',
      '(geht|klappt|passt|ginge|passe) [mir|uns|bei mir|bei uns|da|es] [leider|gar|uberhaupt|wirklich|eher|doch] nicht':
        'rejected',
      '(geht|klappt|passt) [es|das] [leider|auch|da] [bei mir|bei uns|mir|uns] [leider] nicht': 'rejected',
      '[da] (bin|sind) (ich|wir) [da|leider|gar|uberhaupt|ja] nicht (da|zuhause|zu hause|frei|hier|in der stadt|verfugbar|im land|erreichbar)':
        'rejected',
      '(kann|konnen) (ich|wir) [da|leider|da leider|leider da] nicht': 'rejected',
      '(ich|wir) (kann|konnen) [da|leider|da leider] nicht': 'rejected',
      '(ist|ware|war) [mir|uns|leider|schon|leider schon|ganz] [zu] (schlecht|ungunstig|ungunstiger|unmoglich|zu spat|zu fruh|belegt|voll|ausgebucht|weg|vergeben|schwierig|nicht moglich|nicht so gut|nicht gut|kein guter tag|ein feiertag)':
        'rejected',
      '[ist|ware] [leider|auch] (nicht moglich|unmoglich|schlecht|ungunstig|ausgeschlossen|zu spat|zu fruh)':
        'rejected',
      '(habe|haben|hab) (ich|wir) [leider|schon|da|leider schon|da schon|da leider] (keine zeit|was vor|etwas vor|einen termin|schon was|urlaub)':
        'rejected',
    },
    0.1,
  ),
  ...lexicon(
    'bearing',
    {
      'oder (den tag danach|den tag darauf|einen tag spater|am tag danach|so|so ahnlich|wann anders|ein anderer tag)':
        'refused',
      '(dann|also) (nein|nicht)': 'refused',
    },
    0.1,
  ),
  ...lexicon('bearing', {
    '(ich|wir) (habe|haben|hab) [da|schon|leider|da schon] (etwas vor|was vor|einen termin|keine zeit|eine besprechung|einen anderen termin|schule|training|urlaub|dienst|eine prufung|eine hochzeit)':
      'busy',
    '(ich|wir) (bin|sind) [da|leider|schon|da leider|immer] (weg|verreist|im urlaub|nicht da|beschaftigt|bei der arbeit|unterwegs|verhindert|ausgebucht|nicht in der stadt)':
      'busy',
    '(ich|wir) (arbeite|arbeiten|muss arbeiten|mussen arbeiten)': 'busy',
    '(haben sie|ist) [noch|auch|normalerweise|da|am] (offen|geoffnet|auf|zu|geschlossen)': 'busy',
    '(welcher tag ist|der wievielte ist|was fur ein tag ist|wer arbeitet|was kostet es|was kostet das)': 'busy',
    '(ich war|wir waren|ich kam|ich habe angerufen|ich hatte angerufen) [da|bei ihnen|schon]': 'busy',
  }),
  // "Ich arbeite von eins bis neun", "meine Pause ist von zwölf bis eins".
  rule(
    'bearing',
    '(ich|wir|er|sie) (arbeite|arbeiten|arbeitet|bin|sind|ist|habe|hab|haben|hat) [immer|nur|schon|da] [dienst|schule|schicht|unterricht|bei der arbeit|unterwegs|weg] (von|zwischen) <b:clock> (bis|und) <c:clock> [dienst|schule|schicht|unterricht|arbeiten|weg]',
    () => 'explains',
    0.4,
  ),
  rule(
    'bearing',
    '(mein|meine|unser|unsere|der|die|das) <w:word> (ist|geht) [immer] [von] <b:clock> bis <c:clock>',
    () => 'explains',
    0.4,
  ),
  // When others come and go: "mein Mann kommt um vier".
  ...['(er|sie|der|die|das) ', '(mein|meine|unser|unsere|sein|seine|ihr|ihre|der|die|das) <w:word> '].map((who) =>
    rule(
      'bearing',
      `${who}(kommt|kommen|geht|fahrt|beginnt|fangt|endet|schliesst|offnet|landet|ist|hat) [erst|nur|immer|schon|an] [um|gegen|ab|bis] <c:clock> [heim|nach hause|zuruck|an|los|aus|weg|fertig|schule|dienst]`,
      () => 'explains',
      0.3,
    ),
  ),
  ...lexicon('bearing', { '(deshalb|darum|deswegen|daher|also)': 'conclusion' }),
  ...lexicon(
    'bearing',
    {
      '(wenn|falls) (sie|es|das|moglich|noch|der) [noch|ihnen|da|etwas|einen] [was|etwas|platz|termin|frei|haben|hatten|geht|ginge|passt|mochten|wollen|ist|ware|gibt|konnen|konnten] [frei|haben|hatten|ist|ware|geht]':
        'courtesy',
      '(wenn nicht|falls nicht|wenn moglich|falls moglich|wenn es geht|wenn es ihnen passt|wenn das geht|falls das geht|wenns geht)':
        'courtesy',
      '(kein problem|warum nicht|wieso nicht|nicht schlecht)': 'courtesy',
    },
    0.05,
  ),
  // What it costs and what it is like, not whether it suits.
  ...lexicon('bearing', {
    '(was kostet|wie teuer ist|kostet das|gibt es einen aufpreis|aufpreis|zuschlag|wochenendzuschlag|wie lange dauert|wie viel kostet|wie voll ist es|wie lange haben sie)':
      'asked',
    '(haben sie|ist bei ihnen|sind sie) [am|auch|noch|immer] [offen|geoffnet|auf|zu|geschlossen|da]': 'asked',
  }),
  // What someone has already, or lets go.
  ...lexicon('bearing', {
    '(absagen|stornieren|absage|storniere|loschen|streichen|verschieben|verschiebe|verlegen|vergessen sie|umbuchen) [meinen|den|unseren|das|es]':
      'had',
    '(mein|meinen|unser|unseren|mein jetziger|mein bisheriger|meinen jetzigen|meinen bisherigen) [termin|buchung] [am|ist|war|vom|um|von]':
      'had',
    '(ich habe|wir haben|ich hatte|wir hatten) [schon|bereits] [einen|meinen|unseren|den] termin [am|um|fur]': 'told',
    '(was ist|was war|welcher tag ist|welches datum ist|der wievielte ist|meinen sie) (heute|morgen|das)': 'had',
    '(ich|wir) (war|waren|bin gekommen|habe angerufen|habe bestellt|haben bestellt|habe gekauft|war da|bin gefallen)':
      'told',
    '(ist|hat|wurde|habe|haben|sind) [am|seit] [es|er|sie|mir] (passiert|gekommen|bestellt|angerufen|geliefert|kaputt|gekauft|gebucht)':
      'told',
  }),
  rule(
    'bearing',
    '(mein|meine|unser|unsere|sein|ihr) (geburtstag|hochzeitstag|urlaub|flug|frau|mann|sohn|tochter) (ist|war|hat)',
    () => 'told',
  ),
  rule('moment', `${day} <w:weekday> (danach|darauf|davor)`, () => ({}), -0.2),
  rule('moment', '[am] <p:period> (danach|darauf|davor)', ({ p }) => (p.unit === 'weekend' ? null : {}), -0.2),
  rule('moment', 'ist <d:date> (ein|schon|auch|denn) (feiertag|werktag|belegt|voll|ausgebucht|wochentag)', () => ({})),
  ...lexicon('bearing', {
    'aber [dann|jetzt|eigentlich] (ich brauche|ich mochte|ich hatte gern|konnte ich|kann ich|wie ware|machen wir|lieber|ginge|geht|passt)':
      'conclusion',
  }),
  ...lexicon('thing', { [`(${things}|davon|von denen|von uns|vor|nach)`]: 'counted' }),
  ...lexicon('thing', {
    [`(${things}|stock|etage|strasse|reihe|seite|klasse|mal|versuch|teil|viertel|halfte|runde|adresse|filiale|zeile|buchstabe|stelle|kapitel|dosis|geburtstag)`]:
      'placed',
  }),
];
