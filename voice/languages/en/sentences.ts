import { type BusinessHours, weekdays as weekdayKeys } from '#domain/identity/business-hours.ts';
import { type CalendarDate, type WallTime, weekdayOf } from '#voice/understanding/calendar.ts';
import type { Sentences } from '../sentences.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `a`, `a or b`, `a, b, or c`. */
const joined = (items: readonly string[], word: 'or' | 'and') =>
  items.length <= 2 ? items.join(` ${word} `) : `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1)}`;

const anyOf = (items: readonly string[]) => joined(items, 'or');
const allOf = (items: readonly string[]) => joined(items, 'and');

/** `2:30 PM`, `9 AM`, `noon`, `midnight`. */
function time({ hour, minute }: { hour: number; minute: number }): string {
  if (minute === 0 && hour === 12) return 'noon';
  if (minute === 0 && hour === 0) return 'midnight';
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Days beside each other with the same hours are named together. */
function openHours(hours: BusinessHours, to: 'to' | 'through'): string {
  const days = [...weekdayKeys.slice(1), weekdayKeys[0]!].map((key) => {
    const spans = hours[key].map(({ from, to }) => `from ${minutes(from)} to ${minutes(to)}`);
    return { name: weekdays[weekdayKeys.indexOf(key)]!, open: spans.join(' and ') };
  });
  const groups: { first: string; last: string; open: string }[] = [];
  for (const { name, open } of days) {
    const before = groups.at(-1);
    if (before?.open === open) before.last = name;
    else groups.push({ first: name, last: name, open });
  }
  const parts = groups
    .filter(({ open }) => open !== '')
    .map(({ first, last, open }) => `${first === last ? first : `${first} ${to} ${last}`} ${open}`);
  return parts.length === 0 ? "We're closed right now." : `We're open ${parts.join(', and ')}.`;
}

const minutes = (at: number) => time({ hour: Math.floor(at / 60) % 24, minute: at % 60 });

/** `12,500.25`: groups of three, at most two decimals. Written out, since formats of Intl differ between machines. */
function number(value: number): string {
  const [whole = '', decimals] = String(Math.round(Math.abs(value) * 100) / 100).split('.');
  if (whole.includes('e')) return String(value);
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${value < 0 ? '-' : ''}${grouped}${decimals ? `.${decimals}` : ''}`;
}

const units: readonly [RegExp, string][] = [
  [/(\d+)Y/, 'year'],
  [/(\d+)M(?!.*T)(?<!T.*)/, 'month'],
  [/(\d+)D/, 'day'],
  [/T.*?(\d+)H/, 'hour'],
  [/T(?:\d+H)?(\d+)M/, 'minute'],
  [/T.*?(\d+)S/, 'second'],
];

function length(value: string): string {
  const parts = units.flatMap(([pattern, unit]) => {
    const n = Number(pattern.exec(value)?.[1] ?? 0);
    return n > 0 ? [`${n} ${unit}${n === 1 ? '' : 's'}`] : [];
  });
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? 'no time');
}

const currencies: Record<string, string> = { USD: '$', GBP: '£', EUR: '€' };

/** @param order what is said first of a date: the month (US) or the day */
export function englishSentences(order: 'month' | 'day'): Sentences {
  /** `Thursday, November 26`, with the year when it is not the present one. */
  const date = (day: CalendarDate, today: CalendarDate) => {
    const name = months[day.month - 1];
    const inOrder = order === 'month' ? `${name} ${day.day}` : `${day.day} ${name}`;
    const year = day.year === today.year ? '' : order === 'month' ? `, ${day.year}` : ` ${day.year}`;
    return `${weekdays[weekdayOf(day)]}, ${inOrder}${year}`;
  };
  const moment = (at: WallTime, today: CalendarDate) => `${date(at, today)} at ${time(at)}`;
  return {
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
      return days.map(({ day, times }) => `${day} at ${anyOf(times)}`).join(', or ');
    },
    number,
    money: (amount, currency) =>
      currencies[currency] ? `${currencies[currency]}${number(amount)}` : `${number(amount)} ${currency}`,
    length,
    yes: 'yes',
    no: 'no',
    signs: { '.': 'dot', _: 'underscore', '-': 'dash', '+': 'plus' },
    at: 'at',
    plus: 'plus',
    extension: 'extension',

    acknowledgements: ['Got it.', 'Thanks.', 'Okay.', 'All right.'],
    thanks: 'Thanks.',
    understoodAs: (value) => `Got it, ${value}.`,
    readBack: (value, isKnown) => (isKnown ? `I have ${value}. Is that right?` : `That's ${value}, right?`),
    readBackAgain: (value) => `I have ${value}. Is that correct?`,
    whichOne: (items) => `Did you mean ${anyOf(items)}?`,
    sorryForThat: 'Sorry about that.',
    notCaught: "Sorry, I didn't catch that.",
    stillNotCaught: (hint) => `Sorry, I still didn't get that. ${hint}`,
    stillThere: 'Are you still there?',
    cannotHear: "Sorry, I can't hear you.",
    hangUpOnSilence: "I can't hear anyone, so I'll let you go. Please call back anytime. Goodbye.",
    failed: "I'm sorry, something went wrong on my end. Please call back later. Goodbye.",
    goodbye: 'All right. Thank you for calling. Goodbye.',
    leftAlone: "Understood. Your number is off our list, and we won't call you again. Goodbye.",
    fromTheBeginning: "Okay, let's start from the beginning.",
    takeYourTime: 'Of course, take your time.',
    oneMoment: 'One moment, please.',
    whoIAm: (isRobot, business) =>
      `${isRobot === null ? '' : isRobot ? 'Yes, ' : 'No, '}I'm an AI assistant${business ? ` for ${business}` : ''}.`,
    here: "Yes, I'm here.",
    hello: 'Hello!',
    welcome: "You're welcome.",
    noProblem: 'No problem.',
    okay: 'Okay.',
    neededToGoOn: 'Sorry, I do need that to continue.',
    changeTo: (value) => `Should I change your earlier answer to ${value}?`,
    changed: (value) => `I've changed that to ${value}.`,
    letsChange: "Okay, let's change that.",
    alreadySaid: "I'm sorry, I must have missed that.",
    plainYes: "No rush. I'll go ahead once you say yes.",
    oneMoreNext: "Sure, we'll do that one next.",
    yesOrNo: 'Is that a yes or a no?',
    line: {
      cutOff: 'Sorry, we were cut off.',
      warning: 'Just so you know, we have about thirty seconds left on this call.',
      limit: "I'm afraid we're out of time. Thanks for calling, and goodbye.",
      failure: "I'm sorry, we've hit a technical problem. Please call back in a moment. Goodbye.",
      fillers: ['One moment, please.', 'Thanks for holding. Still looking.'],
      toAccept: 'Press 1 to take this call.',
      sayAgain: "Sorry, I didn't get that. Could you say it again?",
      busy: 'All of our lines are busy right now. Please call back in a few minutes. Goodbye.',
      inLine: (place) =>
        place === 1
          ? "All of our lines are busy. You're next in line."
          : `All of our lines are busy. You're number ${place} in line.`,
      offersCallBack: 'To get a callback instead, press 1.',
      willCall: "All right. We'll call you back at this number as soon as a line is free. Goodbye.",
      unavailable: "I'm sorry, no one's available right now. Please try again later. Goodbye.",
      listened: 'Just so you know, a colleague is listening to this call.',
      takenOver: "One moment, I'm putting a colleague on.",
      whoCalls: (agent, business) =>
        `Hi, this is ${agent}, an automated assistant calling${business === '' ? '' : ` from ${business}`}.`,
    },
    texts: {
      stopped: (business) =>
        `You won't get any more messages from ${business || 'this number'}. Reply START to resubscribe.`,
      resumed: (business) =>
        `You're resubscribed to messages from ${business || 'this number'}. Reply HELP for help or STOP to unsubscribe.`,
      help: (business) =>
        `${business === '' ? '' : `This is ${business}. `}You're texting with an automated assistant. Text us what you need. Reply STOP to unsubscribe.`,
      noMedia: "I can't open pictures or attachments. Could you type out what you need?",
    },
    mayRecord: 'Is it OK if I record this call?',
    readBackAll: (items) =>
      `Let me read that back. ${items.map(({ name, value }) => `${name}: ${value}`).join('; ')}. Is that right?`,
    whatToChange: 'What should I change?',
    cancelWhat: 'Would you like to cancel an appointment, or end this call?',
    cancelChoices: [
      {
        value: 'appointment',
        label: 'an appointment',
        synonyms: ['booking', 'visit', 'meeting', 'reservation', 'the first'],
      },
      {
        value: 'call',
        label: 'this call',
        synonyms: ['end this call', 'hang up', 'end it', 'everything', 'the second'],
      },
      { value: 'nothing', label: 'nothing', synonyms: ['go on', 'continue', 'neither', 'keep going'] },
    ],
    whoseName: 'What name should I put that one under?',
    cancelName: 'What name is it under?',
    cancelPhone: 'And what phone number or email did you book with?',
    cancelCode:
      "If there's an appointment under that name, I've just emailed a six-digit code to the address on it. If you booked by phone, please call back from that number. Otherwise, what's the code?",
    wrongCode: "That code isn't right. What does the email say?",
    codeMail: (code, business) => ({
      subject: `Your code for ${business}: ${code}`,
      text: `Someone is trying to look up or change your appointment with ${business}. If this is you, give the assistant this code: ${code}. The code works for 10 minutes.\n\nIf this isn't you, you can ignore this email. No one can see or change your appointment without the code.`,
    }),
    cancelWhich: (times) => `You have appointments on ${allOf(times)}. Which one should I cancel?`,
    cancelSure: (at) => `You have an appointment on ${at}. Should I cancel it?`,
    cancelled: (at) => `Your appointment on ${at} is canceled.`,
    noAppointment: "I can't find an appointment with those details.",
    anotherTime: 'Would you like another time instead?',
    nothingCancelled: "Okay, I won't cancel anything.",
    cancelAllSure: (times) => `You have appointments on ${allOf(times)}. Should I cancel all of them?`,
    youHave: (times) => `You have ${times.length > 1 ? 'appointments' : 'an appointment'} on ${allOf(times)}.`,
    moveWhich: (times) => `You have appointments on ${allOf(times)}. Which one should I move?`,
    moveWhen: (at) => `You have an appointment on ${at}. When would work better for you?`,
    shallIMove: (moments) => `I have ${moments}. Should I move your appointment there?`,
    moved: (at) => `Your appointment is now on ${at}.`,
    nothingMoved: "No problem, I've left it as it is.",
    anythingElse: 'Is there anything else I can help you with?',
    otherLanguage: "I'm sorry, I only speak English.",
    chooseAnotherTime: (link) => `To choose another time: ${link}`,
    goneOver: "Sure, let's continue in English.",
    stayPolite: "I'm sorry this is frustrating. I'd like to help.",
    openHours: (hours) => openHours(hours, order === 'month' ? 'through' : 'to'),
    questionNoted: (isFirst) =>
      isFirst
        ? "I'm not sure about that, but I'll make a note of it for the team."
        : "I'll make a note of that one too.",
    fine: "I'm doing well, thanks for asking.",
    fromSource: (title, text) => `From ${title}: ${text}`,
    doYouMean: (question) => `Do you mean: ${question.replace(/[.!]$/, '')}${/\?$/.test(question) ? '' : '?'}`,

    hints: {
      readback: "Please say yes if that's right. If not, tell me again.",
      yesNo: 'Please answer yes or no.',
      text: 'Just tell me in your own words.',
      name: 'Please tell me your first and last name. You can also spell it.',
      choice: (labels) => `You can choose ${anyOf(labels)}.`,
      number: (min, max) =>
        min !== undefined && max !== undefined
          ? `Please give me a number from ${number(min)} to ${number(max)}.`
          : 'Please give me a number, like twelve.',
      rating: (min, max) => `Please give me a whole number from ${min} to ${max}.`,
      date: 'You can say something like next Tuesday, or November 26th.',
      time: 'You can say something like two thirty, or nine in the morning.',
      dateTime: 'You can say something like tomorrow at two thirty, or next Tuesday at nine.',
      duration: 'You can say something like half an hour, or two days.',
      money: 'You can say something like two hundred, or nineteen ninety-nine.',
      phone:
        order === 'month'
          ? 'Please say the digits one at a time, including the area code, or use the keypad.'
          : 'Please say the digits one at a time, or use the keypad.',
      email: 'You can say it like this: john dot smith at gmail dot com. You can also spell it.',
      code: 'Please say the letters and digits one at a time.',
      address: 'Please tell me the street address and the city.',
      confirmTime: 'Please say yes to book it, or tell me a time that works better.',
      offers: 'You can say the first one, or tell me a different day or time.',
      wish: 'You can say something like tomorrow afternoon, next Tuesday at ten, or as soon as possible.',
      callBack: "Please say yes if you'd like a callback, or no if you don't.",
    },
    goOn: 'Sure, go ahead.',
    whichNumber: order === 'month' ? "Great. What's the number, including the area code?" : "Great. What's the number?",
    whichEmail: "Great. What's the email address?",
    atWhatTime: (day) => `And what time on ${day}?`,
    onWhichDay: (at) => `Okay, ${at}. What day?`,

    whichDay: "I'm not sure which day you mean.",
    otherTime: 'What other day or time would work for you?',
    shallIBook: (moments) => `I have ${moments}. Should I book that for you?`,
    whichTime: (moments) => `I have ${moments}. Which works best?`,
    notFree: (at) => `I'm sorry, ${at} isn't available.`,
    nothingFree: (day) =>
      day ? `I'm sorry, I don't have anything open on ${day}.` : "I'm sorry, I don't have anything open then.",
    alreadyPassed: "I'm afraid that time has already passed.",
    justTaken: "I'm sorry, that time was just taken.",
    booked: (at) => `You're booked for ${at}.`,
    noted: (at) => `You're down for ${at}. We'll let you know if that changes.`,

    team: (business) => (business ? `someone from ${business}` : 'someone from our team'),
    willCallBack: (team) => `Of course. I'll have ${team} call you back.`,
    puttingThrough: "Of course. I'm transferring you now. One moment, please.",
    nobodyThere: "I'm sorry, no one can take your call right now.",
    briefing: (said) =>
      `A caller would like to speak with someone on the team.${said.length > 0 ? ` They said: ${said.join(', ')}.` : ''}`,
    callBackSoon: (team) =>
      `${team.charAt(0).toUpperCase()}${team.slice(1)} will call you back as soon as possible. Thank you for calling, and goodbye.`,
    offerCallBack: (team) => `Would you like ${team} to call you back?`,
    cannotGoOn: "I'm sorry, I can't help with that myself.",
    sorryToHear: "I'm sorry to hear that.",
    leftNote: "All right. I'll leave a note for the team with what you've told me. Thank you for calling. Goodbye.",
    passingOn: "Sure, I'll pass that on to the team.",
    messageKept: "Thanks. I've left your message with the team. Goodbye.",
    remarkNoted: "I'll make a note of that for the team.",
    passedOn:
      "All right. I've let the team know that you'd like to speak with someone. Thank you for calling. Goodbye.",
    callBackNumber: 'What number can they reach you at?',
    callBackNumberAgain: "Sorry, I didn't get the number. Please say it digit by digit, including the area code.",
  };
}
