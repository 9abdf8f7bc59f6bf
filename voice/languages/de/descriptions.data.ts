import type { Descriptions } from '../descriptions.ts';

const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** "Ihre Versicherung" is the caller's own. */
const yours = (text: string) =>
  text
    .replace(/\b(?:die anrufer|der anrufer|die kunden|der kunde|die patienten|sie)\b/gi, 'Sie')
    .replace(/\bihre?[rnsm]?\b/gi, (own) => raised(own));

export const descriptions: Descriptions = {
  asks: /\b(?:fragt?(?: \p{L}+){0,2} nach|fragt?(?=,? (?:ob|was|wann|wie|wo|welche)),?|erfragt?|erfasst?|nimmt?(?= (?:den namen|die adresse|die daten))|will wissen|notiert)\s*/iu,
  callersAsk:
    /\b(?:anrufer(?:innen)?|kund(?:en|innen)|patient(?:en|innen)|g[aä]ste|leute|sie|man)\s+(?:k[oö]nnen|d[uü]rfen|m[oö]gen|kann|darf)\b.*\bfragen\b/iu,
  next: /(?:,| und)+ (?:dann )?(?:bucht|vereinbart|verbindet|leitet|schickt|sendet|stellt|gibt|nimmt|beantwortet|bietet|bestätigt|beendet|ruft|macht)\b.*$/i,
  between:
    /\s*,\s*(?:und\s+(?:auch\s+)?(?:nach\s+)?)?|\s+und\s+(?:auch\s+)?(?:nach\s+)?|\s+sowie\s+(?:nach\s+)?|\s*;\s*/i,
  or: /(?:^|\s)oder\s/i,
  whether: /^ob\s+/i,
  wh: /^(?:was|welche[rsnm]?|wie|wann|wo|wer|warum|woran|worum)\b/i,
  nouns: [
    { words: /\be-?mail/i, ask: 'Wie lautet Ihre E-Mail-Adresse?' },
    {
      words: /\b(?:telefon|rückruf|handy|ruf)\p{L}*nummer|\btelefon\b|\bkontaktdaten\b/iu,
      ask: 'Unter welcher Telefonnummer erreichen wir Sie?',
    },
    {
      words: /\b(?:kunden|bestell|vertrags|rechnungs|versicherungs|auftrags)nummer\b/i,
      ask: 'Wie lautet Ihre Kundennummer?',
    },
    { words: /\b(?:firma|unternehmen|firmennamen?)\b/i, ask: 'Von welcher Firma rufen Sie an?', type: 'text' },
    { words: /\bnamen?\b/i, ask: 'Wie ist Ihr Name, bitte?' },
    { words: /\b(?:adresse|anschrift)\b/i, ask: 'Wie lautet die Adresse?' },
    { words: /\bgeburts(?:datum|tag)\b/i, ask: 'Was ist Ihr Geburtsdatum?', type: 'date' },
    { words: /\bbudget\b/i, ask: 'Wie hoch ist Ihr Budget?', type: 'money' },
    {
      words: /\b(?:personenzahl|anzahl der (?:personen|gäste))\b/i,
      ask: 'Für wie viele Personen ist es?',
      type: 'number',
    },
    { words: /\bpostleitzahl\b/i, ask: 'Wie lautet Ihre Postleitzahl?', type: 'text' },
    { words: /\bversicherung\b|\bkrankenkasse\b/i, ask: 'Wo sind Sie versichert?', type: 'text' },
    { words: /\b(?:anliegen|grund|problem|thema)\b/i, ask: 'Worum geht es?', type: 'text' },
    { words: /\b(?:leistung|behandlung)\b/i, ask: 'Welche Leistung wünschen Sie?', type: 'text' },
  ],
  asWhether(clause) {
    const said =
      /^(.+?)\s+(ist|sind|war|waren|hat|haben|kann|können|wird|werden|will|wollen|möchte|möchten|soll|sollen|\p{L}+t|\p{L}+en)$/iu.exec(
        yours(clause),
      );
    return { ask: said ? `${raised(said[2]!)} ${said[1]}?` : `Ist ${yours(clause)}?`, type: 'yes_no' };
  },
  asWh(clause) {
    const own = yours(clause);
    const said = /^((?:wie viele|welche\p{L}*) \p{L}+|wie \p{L}+|\p{L}+)\s+(?:(.+?)\s+)?(\p{L}+)$/iu.exec(own);
    if (!said) return { ask: `${raised(own)}?`, type: 'text' };
    return { ask: `${raised(said[1]!)} ${said[3]}${said[2] ? ` ${said[2]}` : ''}?` };
  },
  asNoun: (noun) => ({
    ask: `Was können Sie mir zu ${/^(?:dem|der|den|das|die)\s/i.test(noun) ? 'Folgendem sagen, ' : ''}${noun} sagen?`.replace(
      /sagen, (.*) sagen\?$/,
      'sagen: $1?',
    ),
    type: 'text',
  }),
  beforeChoices: /^ob\s+(?:es\s+(?:um\s+)?|sie\s+)?|^welche\p{L}*\s+(?:von\s+)?/iu,
  asChoice: (choices) => `Ist es ${choices.replace(/\s+(?:ist|sind|geht|handelt|möchten|wollen|brauchen)$/i, '')}?`,
  books:
    /\b(?:bucht|vereinbart|vergibt|macht|reserviert|plant|legt)\b[^.]*\b(?:termine?n?|besuche?|besichtigung\p{L}*|tische?|beratung\p{L}*|gespräche?|vorführung\p{L}*)\b|\btermin\p{L}* (?:bucht|vereinbart|vergibt|macht)\b|\b(?:bucht|vereinbart|reserviert) (?:(?:dann|danach|auch) )?(?:ein|eine|einen|den|die|das)\b/iu,
  minutes: /\b(\d{1,3})[ -]?min(?:uten|ütige\p{L}*)?\b/iu,
  transfers:
    /\b(?:verbindet|leitet(?: \p{L}+){0,4} weiter|stellt(?: \p{L}+){0,4} durch|übergibt|weiterleitet|durchstellt)\b/iu,
  condition: /\b(?:wenn|falls|sobald|bei)\s+(.+?)(?:\s+(?:verbindet|leitet|stellt|an|mit)\b.*)?$/i,
  notUnderstood:
    /\b(?:nicht (?:weiß|weiter|verst)|anderen? fragen|kompliziert|mensch\p{L}* (?:möchte|will|sprechen))/iu,
  noTime: /\b(?:kein(?:en)? (?:termin|zeit)|nichts frei)\b/i,
  urgent: /\b(?:dringend\p{L}*|notf[aä]ll\p{L}*)\b/iu,
  messages: /\bnachricht\p{L}*\b[^.]*\b(?:auf|entgegen|an)\b|\bnimmt\b[^.]*\bnachricht/iu,
  callsBack: /\b(?:rückrufe?|ruft[^.]*zurück)\b/i,
  textsCaller: /\b(?:sms|per textnachricht)\b/i,
  emailsCaller: /\b(?:schickt|sendet|bestätigung)\b[^.]*\be-?mail|\bper e-?mail\b/i,
  answers: /\bbeantwortet\b[^.]*\bfragen\b/i,
  business:
    /\b(?:für|von|bei|der|dem|des)\s+(?:die\s+|der\s+|den\s+|das\s+|dem\s+)?((?:Praxis|Firma|Salon|Kanzlei|Café|Restaurant|Autohaus|Zahnarztpraxis)\s+[A-ZÄÖÜ][\p{L}&-]*(?:\s+(?:&\s+)?[A-ZÄÖÜ][\p{L}&-]*)*)/u,
  say: {
    greeting: (business) => `Guten Tag und danke für Ihren Anruf bei ${business}. Ich bin die automatische Assistenz.`,
    name: 'Wie ist Ihr Name, bitte?',
    phone: 'Unter welcher Telefonnummer erreichen wir Sie?',
    email: 'Wie lautet Ihre E-Mail-Adresse?',
    reason: 'Was kann ich für Sie tun?',
    message: 'Was darf ich ausrichten?',
    urgent: 'Ist es dringend?',
    sms: 'Danke für Ihren Anruf. Wir haben Ihre Angaben notiert.',
    mailSubject: 'Ihr Anruf',
    mail: 'Danke für Ihren Anruf. Wir haben Ihre Angaben notiert.',
  },
};
