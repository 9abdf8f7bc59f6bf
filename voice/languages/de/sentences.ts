import { type BusinessHours, weekdays as weekdayKeys } from '#domain/identity/business-hours.ts';
import { type CalendarDate, type WallTime, weekdayOf } from '#voice/understanding/calendar.ts';
import { grouped, openGroups } from '../said.ts';
import type { Sentences } from '../sentences.ts';

const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'];
const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

/** `a`, `a oder b`, `a, b oder c`. */
const joined = (items: readonly string[], word: 'oder' | 'und') =>
  items.length <= 1 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
const anyOf = (items: readonly string[]) => joined(items, 'oder');
const allOf = (items: readonly string[]) => joined(items, 'und');

/** `14:30 Uhr`, `9 Uhr`. */
const time = ({ hour, minute }: { hour: number; minute: number }) =>
  minute === 0 ? `${hour} Uhr` : `${hour}:${String(minute).padStart(2, '0')} Uhr`;

const minutes = (at: number) => time({ hour: Math.floor(at / 60) % 24, minute: at % 60 });

/** `Donnerstag, 26. November`, with the year when it is not the present one. */
const date = (day: CalendarDate, today: CalendarDate) =>
  `${weekdays[weekdayOf(day)]}, ${day.day}. ${months[day.month - 1]}${day.year === today.year ? '' : ` ${day.year}`}`;
const moment = (at: WallTime, today: CalendarDate) => `${date(at, today)}, um ${time(at)}`;

function openHours(hours: BusinessHours): string {
  const parts = openGroups(
    hours,
    (key) => weekdays[weekdayKeys.indexOf(key)]!,
    ({ from, to }) => `von ${minutes(from)} bis ${minutes(to)}`,
    ' und ',
  ).map(({ first, last, open }) => `${first === last ? first : `${first} bis ${last}`} ${open}`);
  return parts.length === 0 ? 'Wir haben im Moment geschlossen.' : `Wir haben geöffnet: ${allOf(parts)}.`;
}

const number = (value: number) => grouped(value, '.', ',', 'minus ');

/** `19,90 Euro`: hundredths are two figures where there are any. */
const sumOf = (amount: number) =>
  Number.isInteger(amount) ? number(amount) : number(amount).replace(/,(\d)$/, ',$10');

const units: readonly [RegExp, string, string][] = [
  [/(\d+)Y/, 'ein Jahr', 'Jahre'],
  [/(\d+)M(?!.*T)(?<!T.*)/, 'ein Monat', 'Monate'],
  [/(\d+)D/, 'ein Tag', 'Tage'],
  [/T.*?(\d+)H/, 'eine Stunde', 'Stunden'],
  [/T(?:\d+H)?(\d+)M/, 'eine Minute', 'Minuten'],
  [/T.*?(\d+)S/, 'eine Sekunde', 'Sekunden'],
];

function length(value: string): string {
  const parts = units.flatMap(([pattern, one, many]) => {
    const n = Number(pattern.exec(value)?.[1] ?? 0);
    return n > 0 ? [n === 1 ? one : `${n} ${many}`] : [];
  });
  return parts.length > 0 ? allOf(parts) : 'keine Zeit';
}

const currencies: Record<string, string> = { EUR: 'Euro', USD: 'Dollar', GBP: 'Pfund', CHF: 'Franken' };

/** What the engine says in German, to a caller whom it calls "Sie". */
export const germanSentences: Sentences = {
  date,
  time,
  moment,
  moments(all, today) {
    const days: { day: string; times: string[] }[] = [];
    for (const at of all) {
      const day = date(at, today);
      const last = days.at(-1);
      if (last?.day === day) last.times.push(time(at));
      else days.push({ day, times: [time(at)] });
    }
    return days.map(({ day, times }) => `${day}, um ${anyOf(times)}`).join(', oder ');
  },
  number,
  money: (amount, currency) => `${sumOf(amount)} ${currencies[currency] ?? currency}`,
  length,
  yes: 'ja',
  no: 'nein',
  signs: { '.': 'Punkt', _: 'Unterstrich', '-': 'Bindestrich', '+': 'plus' },
  at: 'at',
  plus: 'plus',
  extension: 'Durchwahl',

  acknowledgements: ['Alles klar.', 'Danke.', 'Verstanden.', 'In Ordnung.'],
  thanks: 'Danke.',
  understoodAs: (value) => `Alles klar, ${value}.`,
  readBack: (value, isKnown) => `${isKnown ? 'Ich habe hier' : 'Also'} ${value}. Stimmt das?`,
  readBackAgain: (value) => `Ich wiederhole: ${value}. Ist das richtig?`,
  whichOne: (items) => `Meinen Sie ${anyOf(items)}?`,
  sorryForThat: 'Entschuldigen Sie bitte.',
  notCaught: 'Entschuldigung, das habe ich nicht verstanden.',
  stillNotCaught: (hint) => `Entschuldigung, das habe ich leider immer noch nicht verstanden. ${hint}`,
  stillThere: 'Sind Sie noch da?',
  cannotHear: 'Entschuldigung, ich kann Sie nicht hören.',
  hangUpOnSilence: 'Ich höre Sie leider nicht und lege jetzt auf. Rufen Sie gern jederzeit wieder an. Auf Wiederhören.',
  failed:
    'Es tut mir leid, da ist bei mir etwas schiefgelaufen. Bitte rufen Sie später noch einmal an. Auf Wiederhören.',
  goodbye: 'Gut. Vielen Dank für Ihren Anruf. Auf Wiederhören.',
  leftAlone: 'Verstanden. Ich habe Ihre Nummer von der Liste genommen, wir rufen Sie nicht mehr an. Auf Wiederhören.',
  fromTheBeginning: 'Gut, fangen wir noch einmal von vorne an.',
  takeYourTime: 'Natürlich, lassen Sie sich Zeit.',
  oneMoment: 'Einen Moment, bitte.',
  whoIAm: (isRobot, business) =>
    `${isRobot === null ? 'Ich' : isRobot ? 'Ja, ich' : 'Nein, ich'} bin ${business ? `die KI-Assistenz von ${business}` : 'eine KI-Assistenz'}.`,
  here: 'Ja, ich bin da.',
  hello: 'Hallo!',
  welcome: 'Gern geschehen.',
  noProblem: 'Kein Problem.',
  okay: 'Gut.',
  neededToGoOn: 'Ohne diese Angabe komme ich leider nicht weiter.',
  changeTo: (value) => `Soll ich Ihre Antwort von vorhin ändern: ${value}?`,
  changed: (value) => `Das habe ich geändert: ${value}.`,
  letsChange: 'Gut, dann ändern wir das.',
  alreadySaid: 'Entschuldigung, das muss mir entgangen sein.',
  plainYes: 'Das eilt nicht. Sobald Sie Ja sagen, erledige ich das.',
  oneMoreNext: 'Gern, den vereinbaren wir gleich danach.',
  yesOrNo: 'Eher ja oder eher nein?',
  line: {
    cutOff: 'Entschuldigung, wir wurden unterbrochen.',
    warning: 'Kurzer Hinweis: Wir haben noch etwa dreißig Sekunden Zeit.',
    limit: 'Unsere Zeit ist leider um. Vielen Dank und auf Wiederhören.',
    failure:
      'Es tut mir leid, wir haben gerade ein technisches Problem. Bitte rufen Sie gleich noch einmal an. Auf Wiederhören.',
    fillers: ['Einen Moment, bitte.', 'Danke für Ihre Geduld, ich sehe noch nach.'],
    toAccept: 'Drücken Sie die 1, um diesen Anruf anzunehmen.',
    sayAgain: 'Entschuldigung, das habe ich nicht verstanden. Können Sie das bitte noch einmal sagen?',
    busy: 'Alle unsere Leitungen sind gerade belegt. Bitte rufen Sie in ein paar Minuten noch einmal an. Auf Wiederhören.',
    inLine: (place) =>
      place === 1
        ? 'Alle unsere Leitungen sind gerade belegt. Sie sind als Nächstes an der Reihe.'
        : `Alle unsere Leitungen sind gerade belegt. Sie sind auf Platz ${place} der Warteschlange.`,
    offersCallBack: 'Für einen Rückruf drücken Sie bitte die 1.',
    willCall: 'Gut. Wir rufen Sie unter dieser Nummer zurück, sobald eine Leitung frei ist. Auf Wiederhören.',
    unavailable:
      'Es tut uns leid, im Moment ist niemand zu erreichen. Bitte versuchen Sie es später noch einmal. Auf Wiederhören.',
    listened: 'Kurzer Hinweis: Jemand aus unserem Team hört dieses Gespräch mit.',
    takenOver: 'Einen Moment, jemand aus unserem Team übernimmt jetzt.',
    whoCalls: (agent, business) =>
      `Guten Tag, hier ist ${agent}, ${business === '' ? 'eine automatische Assistenz' : `die automatische Assistenz von ${business}`}.`,
  },
  texts: {
    stopped: (business) =>
      `Sie erhalten keine Nachrichten mehr von ${business || 'dieser Nummer'}. Mit START melden Sie sich wieder an.`,
    resumed: (business) =>
      `Sie erhalten wieder Nachrichten von ${business || 'dieser Nummer'}. Mit HELP erhalten Sie Hilfe, mit STOP melden Sie sich ab.`,
    help: (business) =>
      `${business === '' ? 'Unter dieser Nummer antwortet eine automatische Assistenz' : `Hier ist ${business}. Es antwortet eine automatische Assistenz`}. Schreiben Sie uns einfach Ihr Anliegen. Mit STOP melden Sie sich ab.`,
    noMedia: 'Bilder und Anhänge kann ich leider nicht öffnen. Bitte schreiben Sie mir, worum es geht.',
  },
  mayRecord: 'Darf ich dieses Gespräch aufzeichnen?',
  readBackAll: (items) =>
    `Ich fasse kurz zusammen. ${items.map(({ name, value }) => `${name}: ${value}`).join('; ')}. Stimmt das?`,
  whatToChange: 'Was soll ich ändern?',
  cancelWhat: 'Möchten Sie einen Termin absagen oder dieses Gespräch beenden?',
  cancelChoices: [
    {
      value: 'appointment',
      label: 'einen Termin',
      synonyms: ['termin absagen', 'den termin', 'buchung', 'reservierung', 'das erste', 'absagen'],
    },
    {
      value: 'call',
      label: 'dieses Gespräch',
      synonyms: ['gespräch beenden', 'auflegen', 'beenden', 'alles', 'das zweite', 'das gespräch'],
    },
    { value: 'nothing', label: 'nichts', synonyms: ['weiter', 'weitermachen', 'keins von beiden', 'keines'] },
  ],
  whoseName: 'Auf welchen Namen soll ich den Termin eintragen?',
  cancelName: 'Auf welchen Namen läuft der Termin?',
  cancelPhone: 'Und welche Telefonnummer oder E-Mail-Adresse haben Sie dabei angegeben?',
  cancelCode:
    'Falls es einen Termin auf diesen Namen gibt, habe ich gerade einen sechsstelligen Code an die E-Mail-Adresse geschickt, mit der er gebucht wurde. Wie lautet der Code? Wenn Sie telefonisch gebucht haben, rufen Sie uns bitte von dieser Nummer an.',
  wrongCode: 'Dieser Code stimmt leider nicht. Welcher steht in der E-Mail?',
  codeMail: (code, business) => ({
    subject: `Ihr Code für ${business}: ${code}`,
    text: `Jemand möchte Ihren Termin bei ${business} abfragen oder ändern. Wenn Sie das sind, nennen Sie dem Assistenten diesen Code: ${code}. Er gilt 10 Minuten.\n\nWenn Sie das nicht sind, brauchen Sie nichts zu tun: Ohne den Code kann niemand Ihren Termin sehen oder ändern.`,
  }),
  cancelWhich: (times) => `Sie haben Termine am ${allOf(times)}. Welchen soll ich absagen?`,
  cancelSure: (at) => `Sie haben einen Termin am ${at}. Soll ich ihn absagen?`,
  cancelled: (at) => `Ihr Termin am ${at} ist abgesagt.`,
  noAppointment: 'Ich finde keinen Termin von Ihnen.',
  anotherTime: 'Möchten Sie stattdessen einen anderen Termin?',
  nothingCancelled: 'Gut, dann sage ich nichts ab.',
  cancelAllSure: (times) => `Sie haben Termine am ${allOf(times)}. Soll ich alle absagen?`,
  youHave: (times) => `Sie haben ${times.length > 1 ? 'Termine' : 'einen Termin'} am ${allOf(times)}.`,
  moveWhich: (times) => `Sie haben Termine am ${allOf(times)}. Welchen soll ich verschieben?`,
  moveWhen: (at) => `Sie haben einen Termin am ${at}. Wann würde es Ihnen besser passen?`,
  shallIMove: (moments) => `Ich hätte ${moments} frei. Soll ich Ihren Termin dorthin verschieben?`,
  moved: (at) => `Ihr Termin ist jetzt am ${at}.`,
  nothingMoved: 'Gut, Ihr Termin bleibt, wie er ist.',
  anythingElse: 'Kann ich sonst noch etwas für Sie tun?',
  otherLanguage: 'Es tut mir leid, ich spreche nur Deutsch.',
  chooseAnotherTime: (link) => `Für einen anderen Termin: ${link}`,
  goneOver: 'Gern, dann sprechen wir Deutsch.',
  stayPolite: 'Ich verstehe Ihren Ärger und möchte Ihnen gern helfen.',
  openHours,
  questionNoted: (isFirst) =>
    isFirst ? 'Das kann ich leider nicht sagen, aber ich notiere Ihre Frage für das Team.' : 'Auch das notiere ich.',
  fine: 'Mir geht es gut, danke der Nachfrage.',
  fromSource: (title, text) => `Laut ${title}: ${text}`,
  doYouMean: (question) => `Meinen Sie: ${question.replace(/[.!]$/, '')}${/\?$/.test(question) ? '' : '?'}`,

  hints: {
    readback: 'Bitte sagen Sie Ja, wenn das stimmt. Wenn nicht, sagen Sie es mir noch einmal.',
    yesNo: 'Bitte antworten Sie mit Ja oder Nein.',
    text: 'Sagen Sie es einfach in Ihren eigenen Worten.',
    name: 'Bitte sagen Sie mir Ihren Vor- und Nachnamen. Sie können ihn auch buchstabieren.',
    choice: (labels) => `Zur Auswahl stehen: ${anyOf(labels)}.`,
    number: (min, max) =>
      min !== undefined && max !== undefined
        ? `Bitte nennen Sie mir eine Zahl von ${number(min)} bis ${number(max)}.`
        : 'Bitte nennen Sie mir eine Zahl, zum Beispiel zwölf.',
    rating: (min, max) => `Bitte nennen Sie mir eine ganze Zahl von ${min} bis ${max}.`,
    date: 'Sie können zum Beispiel sagen: nächsten Dienstag, oder: am 26. November.',
    time: 'Sie können zum Beispiel sagen: halb drei, oder: neun Uhr morgens.',
    dateTime: 'Sie können zum Beispiel sagen: morgen um halb drei, oder: nächsten Dienstag um neun.',
    duration: 'Sie können zum Beispiel sagen: eine halbe Stunde, oder: zwei Tage.',
    money: 'Sie können zum Beispiel sagen: zweihundert, oder: neunzehn neunundneunzig.',
    phone: 'Bitte sagen Sie die Ziffern einzeln, mit Vorwahl, oder tippen Sie sie ein.',
    email: 'Sie können es so sagen: max Punkt muster at gmail Punkt com. Sie können auch buchstabieren.',
    code: 'Bitte sagen Sie die Buchstaben und Ziffern einzeln.',
    address: 'Bitte nennen Sie mir Straße, Hausnummer und Ort.',
    confirmTime: 'Bitte sagen Sie Ja, um zu buchen, oder nennen Sie mir eine Zeit, die Ihnen besser passt.',
    offers: 'Sagen Sie zum Beispiel: den ersten. Oder nennen Sie mir einen anderen Tag oder eine andere Uhrzeit.',
    wish: 'Sie können zum Beispiel sagen: morgen Nachmittag, nächsten Dienstag um zehn, oder: so bald wie möglich.',
    callBack: 'Bitte sagen Sie Ja, wenn Sie einen Rückruf möchten, sonst Nein.',
  },
  goOn: 'Gern, ich höre.',
  whichNumber: 'Gut. Wie lautet die Nummer, bitte mit Vorwahl?',
  whichEmail: 'Gut. Wie lautet die E-Mail-Adresse?',
  atWhatTime: (day) => `Und um wie viel Uhr am ${day}?`,
  onWhichDay: (at) => `Und an welchem Tag um ${at}?`,

  whichDay: 'Ich bin mir nicht sicher, welchen Tag Sie meinen.',
  otherTime: 'Wann würde es Ihnen sonst passen?',
  shallIBook: (moments) => `Ich hätte ${moments} frei. Soll ich das für Sie buchen?`,
  whichTime: (moments) => `Ich hätte ${moments} frei. Was passt Ihnen am besten?`,
  notFree: (at) => `${at} ist leider nicht frei.`,
  nothingFree: (day) => (day ? `Am ${day} habe ich leider nichts frei.` : 'Da habe ich leider nichts frei.'),
  alreadyPassed: 'Das ist leider schon vorbei.',
  justTaken: 'Dieser Termin wurde leider gerade vergeben.',
  booked: (at) => `Ihr Termin ist gebucht: ${at}.`,
  noted: (at) => `Ich habe Sie für ${at} vorgemerkt. Falls sich daran etwas ändert, melden wir uns bei Ihnen.`,

  team: (business) => (business ? `jemand von ${business}` : 'jemand aus unserem Team'),
  willCallBack: (team) => `Natürlich. Ich sorge dafür, dass ${team} Sie zurückruft.`,
  puttingThrough: 'Natürlich. Ich verbinde Sie. Einen Moment, bitte.',
  nobodyThere: 'Es tut mir leid, im Moment kann niemand Ihren Anruf entgegennehmen.',
  briefing: (said) =>
    `Ein Anrufer möchte mit jemandem aus dem Team sprechen.${said.length > 0 ? ` Seine Angaben: ${said.join(', ')}.` : ''}`,
  callBackSoon: (team) =>
    `${team.charAt(0).toUpperCase()}${team.slice(1)} ruft Sie so bald wie möglich zurück. Vielen Dank für Ihren Anruf und auf Wiederhören.`,
  offerCallBack: (team) => `Möchten Sie, dass ${team} Sie zurückruft?`,
  cannotGoOn: 'Es tut mir leid, hier komme ich selbst nicht weiter.',
  sorryToHear: 'Das tut mir leid.',
  leftNote:
    'In Ordnung. Ich gebe an das Team weiter, was Sie mir gesagt haben. Danke für Ihren Anruf. Auf Wiederhören.',
  passingOn: 'Gern, das gebe ich weiter.',
  messageKept: 'Danke. Ich habe Ihre Nachricht notiert und gebe sie an das Team weiter. Auf Wiederhören.',
  remarkNoted: 'Das notiere ich für das Team.',
  passedOn:
    'Gut. Ich habe weitergegeben, dass Sie mit einem Menschen sprechen möchten. Vielen Dank für Ihren Anruf. Auf Wiederhören.',
  callBackNumber: 'Unter welcher Nummer sind Sie zu erreichen?',
  callBackNumberAgain:
    'Entschuldigung, die Nummer habe ich nicht verstanden. Bitte sagen Sie sie Ziffer für Ziffer, mit Vorwahl.',
};
