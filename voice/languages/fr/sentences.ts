import { type BusinessHours, weekdays as weekdayKeys } from '#domain/identity/business-hours.ts';
import { type CalendarDate, type WallTime, weekdayOf } from '#voice/understanding/calendar.ts';
import { grouped, openGroups } from '../said.ts';
import type { Sentences } from '../sentences.ts';

const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

/** `a`, `a ou b`, `a, b ou c`. */
const joined = (items: readonly string[], word: 'ou' | 'et') =>
  items.length <= 1 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
/** "De" loses its vowel before another one. */
const of = (name: string) => (/^[aeiouyàâéèêîôûh]/i.test(name) ? `d'${name}` : `de ${name}`);
const anyOf = (items: readonly string[]) => joined(items, 'ou');
const allOf = (items: readonly string[]) => joined(items, 'et');
const on = (at: string) => `le ${at}`;

/** `14 h 30`, `9 heures`, `1 heure`, `midi`, `minuit`. */
function time({ hour, minute }: { hour: number; minute: number }): string {
  if (minute === 0 && hour === 12) return 'midi';
  if (minute === 0 && hour === 0) return 'minuit';
  if (minute === 0) return `${hour} heure${hour > 1 ? 's' : ''}`;
  return `${hour} h ${String(minute).padStart(2, '0')}`;
}
const minutes = (at: number) => time({ hour: Math.floor(at / 60) % 24, minute: at % 60 });

/** `jeudi 26 novembre`, with the year when it is not the present one; the first is "1er". */
const date = (day: CalendarDate, today: CalendarDate) =>
  `${weekdays[weekdayOf(day)]} ${day.day === 1 ? '1er' : day.day} ${months[day.month - 1]}${day.year === today.year ? '' : ` ${day.year}`}`;
const moment = (at: WallTime, today: CalendarDate) => `${date(at, today)} à ${time(at)}`;

function openHours(hours: BusinessHours): string {
  const parts = openGroups(
    hours,
    (key) => weekdays[weekdayKeys.indexOf(key)]!,
    ({ from, to }) => `de ${minutes(from)} à ${minutes(to)}`,
    ' et ',
  ).map(({ first, last, open }) => `${first === last ? `le ${first}` : `du ${first} au ${last}`} ${open}`);
  return parts.length === 0 ? 'Nous sommes fermés en ce moment.' : `Nous sommes ouverts ${allOf(parts)}.`;
}

/** `12 500,25`. */
const number = (value: number) => grouped(value, ' ', ',', 'moins ');
const sumOf = (amount: number) =>
  Number.isInteger(amount) ? number(amount) : number(amount).replace(/,(\d)$/, ',$10');

const units: readonly [RegExp, string, string][] = [
  [/(\d+)Y/, 'un an', 'ans'],
  [/(\d+)M(?!.*T)(?<!T.*)/, 'un mois', 'mois'],
  [/(\d+)D/, 'un jour', 'jours'],
  [/T.*?(\d+)H/, 'une heure', 'heures'],
  [/T(?:\d+H)?(\d+)M/, 'une minute', 'minutes'],
  [/T.*?(\d+)S/, 'une seconde', 'secondes'],
];

function length(value: string): string {
  const parts = units.flatMap(([pattern, one, many]) => {
    const n = Number(pattern.exec(value)?.[1] ?? 0);
    return n > 0 ? [n === 1 ? one : `${n} ${many}`] : [];
  });
  return parts.length > 0 ? allOf(parts) : 'aucun temps';
}

const currencies: Record<string, string> = { EUR: 'euro', USD: 'dollar', GBP: 'livre', CHF: 'franc' };

/** What the engine says in French, to a caller whom it calls "vous". */
export const frenchSentences: Sentences = {
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
    return days.map(({ day, times }) => `${day} à ${anyOf(times)}`).join(', ou ');
  },
  number,
  // From two on it is a plural: "1,50 euro".
  money: (amount, currency) =>
    `${sumOf(amount)} ${currencies[currency] ? `${currencies[currency]}${amount >= 2 ? 's' : ''}` : currency}`,
  length,
  yes: 'oui',
  no: 'non',
  signs: { '.': 'point', _: 'tiret bas', '-': 'tiret', '+': 'plus' },
  at: 'arobase',
  plus: 'plus',
  extension: 'poste',

  acknowledgements: ["C'est noté.", 'Merci.', 'Entendu.', "D'accord."],
  thanks: 'Merci.',
  understoodAs: (value) => `C'est noté, ${value}.`,
  readBack: (value, isKnown) => `${isKnown ? "J'ai noté" : 'Donc'} : ${value}. C'est bien ça ?`,
  readBackAgain: (value) => `Je répète : ${value}. Est-ce que c'est correct ?`,
  whichOne: (items) => `Voulez-vous dire ${anyOf(items)} ?`,
  sorryForThat: 'Excusez-moi.',
  notCaught: "Excusez-moi, je n'ai pas compris.",
  stillNotCaught: (hint) => `Excusez-moi, je n'ai toujours pas compris. ${hint}`,
  stillThere: 'Êtes-vous toujours là ?',
  cannotHear: 'Excusez-moi, je ne vous entends pas.',
  hangUpOnSilence: 'Je ne vous entends pas, je vais donc raccrocher. Rappelez quand vous voulez. Au revoir.',
  failed: 'Je suis désolé, j’ai rencontré un problème. Merci de rappeler plus tard. Au revoir.',
  goodbye: 'Très bien. Merci de votre appel. Au revoir.',
  leftAlone: "C'est noté. Votre numéro n'est plus sur notre liste et nous ne vous appellerons plus. Au revoir.",
  fromTheBeginning: "D'accord, reprenons depuis le début.",
  takeYourTime: 'Bien sûr, prenez votre temps.',
  oneMoment: "Un instant, s'il vous plaît.",
  whoIAm: (isRobot, business) =>
    `${isRobot === null ? 'Je' : isRobot ? 'Oui, je' : 'Non, je'} suis ${business ? `l'assistant virtuel ${of(business)}` : 'un assistant virtuel'}, une intelligence artificielle.`,
  here: 'Oui, je suis là.',
  hello: 'Bonjour !',
  welcome: 'Je vous en prie.',
  noProblem: 'Pas de problème.',
  okay: 'D’accord.',
  neededToGoOn: "J'ai malheureusement besoin de cette information pour continuer.",
  changeTo: (value) => `Dois-je modifier votre réponse de tout à l'heure : ${value} ?`,
  changed: (value) => `C'est modifié : ${value}.`,
  letsChange: "D'accord, modifions cela.",
  alreadySaid: 'Excusez-moi, cela a dû m’échapper.',
  plainYes: 'Rien ne presse. Dites-moi oui et je m’en occupe.',
  oneMoreNext: 'Bien sûr, on s’en occupe juste après.',
  yesOrNo: 'Plutôt oui ou plutôt non ?',
  line: {
    cutOff: 'Excusez-moi, nous avons été coupés.',
    warning: 'Je vous signale qu’il nous reste environ trente secondes.',
    limit: 'Notre temps est malheureusement écoulé. Merci et au revoir.',
    failure: 'Je suis désolé, nous rencontrons un problème technique. Merci de rappeler dans un instant. Au revoir.',
    fillers: ["Un instant, s'il vous plaît.", 'Merci de patienter, je m’en occupe.'],
    toAccept: 'Tapez 1 pour prendre cet appel.',
    sayAgain: "Excusez-moi, je n'ai pas compris. Pouvez-vous répéter ?",
    busy: 'Toutes nos lignes sont occupées. Merci de rappeler dans quelques minutes. Au revoir.',
    inLine: (place) =>
      place === 1
        ? 'Toutes nos lignes sont occupées. Votre appel est le prochain.'
        : `Toutes nos lignes sont occupées. Vous êtes en position ${place} dans la file d’attente.`,
    offersCallBack: 'Si vous préférez être rappelé, tapez 1.',
    willCall: 'C’est noté. Nous vous rappellerons à ce numéro dès qu’une ligne sera libre. Au revoir.',
    unavailable:
      'Nous sommes désolés, personne ne peut prendre votre appel pour le moment. Merci de réessayer plus tard. Au revoir.',
    listened: 'Pour information, une personne de notre équipe écoute cet appel.',
    takenOver: 'Un instant, une personne de notre équipe prend le relais.',
    whoCalls: (agent, business) =>
      `Bonjour, ici ${agent}, ${business === '' ? 'un assistant automatique' : `l'assistant automatique ${of(business)}`}.`,
  },
  texts: {
    stopped: (business) =>
      `Vous ne recevrez plus de messages de ${business || 'ce numéro'}. Répondez START pour en recevoir à nouveau.`,
    resumed: (business) =>
      `Vous recevez à nouveau les messages de ${business || 'ce numéro'}. Répondez HELP pour de l'aide, STOP pour ne plus en recevoir.`,
    help: (business) =>
      `${business === '' ? 'Un assistant automatique répond à ce numéro' : `Ici ${business}. Un assistant automatique vous répond`}. Dites-nous en quoi nous pouvons vous aider. Répondez STOP pour ne plus recevoir de messages.`,
    noMedia: "Je ne peux pas ouvrir les images ni les pièces jointes. Écrivez-moi de quoi il s'agit.",
  },
  mayRecord: 'Puis-je enregistrer cet appel ?',
  readBackAll: (items) =>
    `Je récapitule. ${items.map(({ name, value }) => `${name} : ${value}`).join(' ; ')}. C'est bien ça ?`,
  whatToChange: 'Que dois-je changer ?',
  cancelWhat: 'Voulez-vous annuler un rendez-vous ou terminer cet appel ?',
  cancelChoices: [
    {
      value: 'appointment',
      label: 'un rendez-vous',
      synonyms: ['annuler un rendez-vous', 'le rendez-vous', 'réservation', 'le premier'],
    },
    {
      value: 'call',
      label: 'cet appel',
      synonyms: ["terminer l'appel", 'raccrocher', 'terminer', 'tout', 'le second'],
    },
    { value: 'nothing', label: 'rien', synonyms: ['continuer', "ni l'un ni l'autre", 'aucun'] },
  ],
  whoseName: 'À quel nom est-ce que je note ce rendez-vous ?',
  cancelName: 'À quel nom est le rendez-vous ?',
  cancelPhone: 'Et avec quel numéro de téléphone ou quelle adresse e-mail ?',
  cancelCode:
    "S'il y a un rendez-vous à ce nom, je viens d'envoyer un code à six chiffres à l'adresse e-mail avec laquelle il a été pris. Quel est ce code ? Si vous avez réservé par téléphone, appelez-nous depuis ce numéro.",
  wrongCode: "Ce n'est pas le bon code. Lequel voyez-vous dans l'e-mail ?",
  codeMail: (code, business) => ({
    subject: `Votre code pour ${business} : ${code}`,
    text: `Quelqu'un souhaite consulter ou modifier votre rendez-vous chez ${business}. Si c'est vous, donnez ce code à l'assistant : ${code}. Il est valable 10 minutes.\n\nSi ce n'est pas vous, vous n'avez rien à faire : sans ce code, personne ne peut consulter ni modifier votre rendez-vous.`,
  }),
  cancelWhich: (times) => `Vous avez rendez-vous ${allOf(times.map(on))}. Lequel dois-je annuler ?`,
  cancelSure: (at) => `Vous avez un rendez-vous le ${at}. Voulez-vous que je l'annule ?`,
  cancelled: (at) => `Votre rendez-vous du ${at} est annulé.`,
  noAppointment: 'Je ne trouve aucun rendez-vous à votre nom.',
  anotherTime: 'Voulez-vous un autre rendez-vous à la place ?',
  nothingCancelled: "D'accord, rien n'est annulé.",
  cancelAllSure: (times) => `Vous avez rendez-vous ${allOf(times.map(on))}. Dois-je tout annuler ?`,
  youHave: (times) => `Vous avez rendez-vous ${allOf(times.map(on))}.`,
  moveWhich: (times) => `Vous avez rendez-vous ${allOf(times.map(on))}. Lequel dois-je déplacer ?`,
  moveWhen: (at) => `Vous avez un rendez-vous le ${at}. Quand cela vous conviendrait-il mieux ?`,
  shallIMove: (moments) => `Je peux vous proposer ${moments}. Je déplace votre rendez-vous ?`,
  moved: (at) => `Votre rendez-vous est maintenant fixé au ${at}.`,
  nothingMoved: "D'accord, votre rendez-vous reste inchangé.",
  anythingElse: 'Puis-je faire autre chose pour vous ?',
  otherLanguage: 'Je suis désolé, je ne parle que français.',
  chooseAnotherTime: (link) => `Pour choisir un autre horaire : ${link}`,
  goneOver: 'Bien sûr, continuons en français.',
  stayPolite: 'Je comprends votre agacement et je suis là pour vous aider.',
  openHours,
  questionNoted: (isFirst) =>
    isFirst
      ? "Je ne peux pas vous le dire, mais je note votre question pour l'équipe."
      : 'Je note aussi cette question.',
  fine: 'Je vais très bien, je vous remercie.',
  fromSource: (title, text) => `D'après ${title} : ${text}`,
  doYouMean: (question) => `Voulez-vous dire : ${question.replace(/\s*[.!?]$/, '')} ?`,

  hints: {
    readback: "Dites oui si c'est bien ça. Sinon, redites-le-moi.",
    yesNo: 'Répondez simplement par oui ou par non.',
    text: 'Dites-le simplement avec vos mots.',
    name: "Donnez-moi votre prénom et votre nom, s'il vous plaît. Vous pouvez aussi les épeler.",
    choice: (labels) => `Vous pouvez choisir ${anyOf(labels)}.`,
    number: (min, max) =>
      min !== undefined && max !== undefined
        ? `Donnez-moi un nombre de ${number(min)} à ${number(max)}, s'il vous plaît.`
        : 'Donnez-moi un nombre, par exemple douze.',
    rating: (min, max) => `Donnez-moi un nombre entier de ${min} à ${max}, s'il vous plaît.`,
    date: 'Vous pouvez dire, par exemple, mardi prochain, ou le 26 novembre.',
    time: 'Vous pouvez dire, par exemple, deux heures et demie, ou neuf heures du matin.',
    dateTime: 'Vous pouvez dire, par exemple, demain à deux heures et demie, ou mardi prochain à neuf heures.',
    duration: 'Vous pouvez dire, par exemple, une demi-heure, ou deux jours.',
    money: 'Vous pouvez dire, par exemple, deux cents, ou dix-neuf euros quatre-vingt-dix.',
    phone: 'Dites les chiffres deux par deux, ou utilisez le clavier.',
    email: 'Vous pouvez le dire ainsi : jean point martin arobase gmail point com. Vous pouvez aussi épeler.',
    code: "Dites les lettres et les chiffres un par un, s'il vous plaît.",
    address: "Donnez-moi le numéro, la rue et la ville, s'il vous plaît.",
    confirmTime: 'Dites oui pour réserver, ou donnez-moi un moment qui vous convient mieux.',
    offers: 'Vous pouvez dire le premier, ou me donner un autre jour ou une autre heure.',
    wish: 'Vous pouvez dire, par exemple, demain après-midi, mardi prochain à dix heures, ou dès que possible.',
    callBack: 'Dites oui si vous souhaitez être rappelé, sinon dites non.',
  },
  goOn: 'Je vous écoute.',
  whichNumber: 'Bien. Quel est le numéro ?',
  whichEmail: "Bien. Quelle est l'adresse e-mail ?",
  atWhatTime: (day) => `Et à quelle heure ${day} ?`,
  onWhichDay: (at) => `Et quel jour à ${at} ?`,

  whichDay: "Je n'ai pas bien saisi de quel jour vous parlez.",
  otherTime: 'Quel autre moment vous conviendrait ?',
  shallIBook: (moments) => `Je peux vous proposer ${moments}. Je vous le réserve ?`,
  whichTime: (moments) => `Je peux vous proposer ${moments}. Qu'est-ce qui vous convient le mieux ?`,
  notFree: (at) => `Je suis désolé, ${at} n'est pas libre.`,
  nothingFree: (day) =>
    day ? `Je suis désolé, je n'ai rien de libre ${day}.` : "Je suis désolé, je n'ai rien de libre à ce moment-là.",
  alreadyPassed: "C'est malheureusement déjà passé.",
  justTaken: "Je suis désolé, ce créneau vient d'être pris.",
  booked: (at) => `Votre rendez-vous est réservé pour le ${at}.`,
  noted: (at) => `Je vous ai noté pour le ${at}. En cas de changement, nous vous préviendrons.`,

  team: (business) => (business ? `quelqu'un ${of(business)}` : "quelqu'un de notre équipe"),
  willCallBack: (team) => `Bien sûr. Je demande à ${team} de vous rappeler.`,
  puttingThrough: 'Bien sûr. Je vous mets en relation. Un instant, je vous prie.',
  nobodyThere: 'Je suis désolé, personne ne peut prendre votre appel pour le moment.',
  briefing: (said) =>
    `Un appelant souhaite parler à quelqu'un de l'équipe.${said.length > 0 ? ` Il a indiqué : ${said.join(', ')}.` : ''}`,
  callBackSoon: (team) =>
    `${team.charAt(0).toUpperCase()}${team.slice(1)} vous rappellera dès que possible. Merci de votre appel et au revoir.`,
  offerCallBack: (team) => `Souhaitez-vous que ${team} vous rappelle ?`,
  cannotGoOn: 'Je suis désolé, je ne peux pas vous aider moi-même sur ce point.',
  sorryToHear: "Je suis désolé de l'apprendre.",
  leftNote: "D'accord. Je transmets à l'équipe ce que vous m'avez dit. Merci de votre appel. Au revoir.",
  passingOn: "Bien sûr, je transmets à l'équipe.",
  messageKept: "Merci. J'ai transmis votre message à l'équipe. Au revoir.",
  remarkNoted: "Je le note pour l'équipe.",
  passedOn:
    "Très bien. J'ai signalé à l'équipe que vous souhaitez parler à quelqu'un. Merci de votre appel. Au revoir.",
  callBackNumber: 'À quel numéro peut-on vous joindre ?',
  callBackNumberAgain: "Excusez-moi, je n'ai pas compris le numéro. Redites-le chiffre par chiffre, s'il vous plaît.",
};
