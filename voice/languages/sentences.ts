import type { Tone } from '#domain/agents/tone.ts';
import type { Choice } from '#domain/agents/workflows.ts';
import type { BusinessHours } from '#domain/identity/business-hours.ts';
import type { CalendarDate, WallTime } from '#voice/understanding/calendar.ts';

/** All that the engine itself says, in one language. What an agent's flow says stands in the flow. */
export interface Sentences {
  /** How values are said: `Thursday, November 26`, `2:30 PM`, `12,500`. */
  date(date: CalendarDate, today: CalendarDate): string;
  time(time: { hour: number; minute: number }): string;
  /** A day and a time of it. */
  moment(at: WallTime, today: CalendarDate): string;
  /** Several moments without saying a day twice. */
  moments(at: readonly WallTime[], today: CalendarDate): string;
  number(value: number): string;
  money(amount: number, currency: string): string;
  /** Of an ISO length: `PT1H30M`. */
  length(value: string): string;
  yes: string;
  no: string;
  /** The names of signs in a spelled address: `dot`. */
  signs: Readonly<Record<string, string>>;
  at: string;
  plus: string;
  extension: string;

  /** Short words that tell that an answer has arrived, in turn. */
  acknowledgements: readonly string[];
  thanks: string;
  understoodAs(value: string): string;
  /** Value, and where it is from: known beforehand, or just understood. */
  readBack(value: string, isKnown: boolean): string;
  readBackAgain(value: string): string;
  /** Two or more things that the words may mean. */
  whichOne(items: readonly string[]): string;
  sorryForThat: string;
  notCaught: string;
  stillNotCaught(hint: string): string;
  stillThere: string;
  cannotHear: string;
  hangUpOnSilence: string;
  failed: string;
  goodbye: string;
  /** To a caller who does not want to be called any more, whose number is on the do-not-call list by then. */
  leftAlone: string;
  fromTheBeginning: string;
  takeYourTime: string;
  oneMoment: string;
  /** @param isRobot null where neither a robot nor a person was asked after */
  whoIAm(isRobot: boolean | null, business: string): string;
  here: string;
  hello: string;
  welcome: string;
  noProblem: string;
  /** Something was told that answers nothing: "it's raining here". */
  okay: string;
  neededToGoOn: string;
  changed(value: string): string;
  /** Asks whether something said before is meant otherwise. */
  changeTo(value: string): string;
  letsChange: string;
  alreadySaid: string;
  /** To a yes with a condition, where only a plain one will do. */
  plainYes: string;
  /** One more appointment is asked for while one is offered. */
  oneMoreNext: string;
  /** Behind "kind of", where yes or no is asked. */
  yesOrNo: string;
  /** Asks whether a call may be recorded. */
  mayRecord: string;
  /** All that was given, with the question whether it is right. */
  readBackAll(items: readonly { name: string; value: string }[]): string;
  whatToChange: string;
  cancelWhat: string;
  cancelChoices: readonly Choice[];
  /** Asks for the name of someone else, whom one more appointment is for. */
  whoseName: string;
  cancelName: string;
  cancelPhone: string;
  /** Asks for the code that went to the address with which something was booked, if anything was. */
  cancelCode: string;
  /** Asks again for a code that was not the right one. */
  wrongCode: string;
  /** The mail with that code. */
  codeMail(code: string, business: string): { subject: string; text: string };
  cancelWhich(times: readonly string[]): string;
  cancelSure(time: string): string;
  cancelAllSure(times: readonly string[]): string;
  cancelled(time: string): string;
  noAppointment: string;
  anotherTime: string;
  nothingCancelled: string;
  /** Says what someone has booked. */
  youHave(times: readonly string[]): string;
  moveWhich(times: readonly string[]): string;
  /** Asks for the new time of an appointment. */
  moveWhen(time: string): string;
  shallIMove(moments: string): string;
  moved(time: string): string;
  nothingMoved: string;
  anythingElse: string;
  otherLanguage: string;
  /** At the end of a mail about an appointment. */
  chooseAnotherTime(link: string): string;
  /** Said in the language that a conversation goes over to. */
  goneOver: string;
  stayPolite: string;
  /** A question that nothing answers was left to the business as a note. */
  questionNoted(isFirst: boolean): string;
  /** To "how are you?". */
  fine: string;
  /** An answer with the document that it is from. */
  fromSource(title: string, text: string): string;
  /** Nothing answers what was asked. */
  /** A question of the FAQ that may be meant. */
  doYouMean(question: string): string;
  /** When the business is open. */
  openHours(hours: BusinessHours): string;

  /** How to answer, one sentence a type. */
  hints: {
    readback: string;
    yesNo: string;
    text: string;
    name: string;
    choice(labels: readonly string[]): string;
    number(min: number | undefined, max: number | undefined): string;
    rating(min: number, max: number): string;
    date: string;
    time: string;
    dateTime: string;
    duration: string;
    money: string;
    phone: string;
    email: string;
    code: string;
    address: string;
    confirmTime: string;
    offers: string;
    wish: string;
    callBack: string;
  };
  /** What is asked for the rest of an answer that comes in pieces. */
  goOn: string;
  whichNumber: string;
  whichEmail: string;
  atWhatTime(date: string): string;
  onWhichDay(time: string): string;

  /** Scheduling. */
  /** A day was said that there is not. */
  whichDay: string;
  otherTime: string;
  shallIBook(moments: string): string;
  whichTime(moments: string): string;
  notFree(moment: string): string;
  nothingFree(day: string): string;
  alreadyPassed: string;
  justTaken: string;
  booked(moment: string): string;
  /** The same where a calendar could not be looked into: someone tells them if it does not do. */
  noted(moment: string): string;

  /** What the session says by itself, when no flow can: short, and true whatever the flow was about. */
  line: {
    cutOff: string;
    warning: string;
    limit: string;
    failure: string;
    /** While the caller waits, for the first and the second time. */
    fillers: readonly [string, string];
    /** To a caller for whom no line is free, and to one whose number leads nowhere. */
    /** What was heard is lost, and the line is not. */
    /** To the person who answers a transferred call, where they are asked to accept it by a key. */
    toAccept: string;
    sayAgain: string;
    busy: string;
    /** To a caller who waits for a free line: their place, 1 for the next; that they may be called back instead; and that they will be. */
    inLine(place: number): string;
    offersCallBack: string;
    willCall: string;
    unavailable: string;
    /** Of a person of the business who listens, or takes over. */
    listened: string;
    takenOver: string;
    /** To something that asks who calls, before it puts a person through. `business` may be empty. */
    whoCalls(agent: string, business: string): string;
  };

  /** What is written by itself in a conversation of text messages. `business` may be empty. */
  texts: {
    stopped(business: string): string;
    resumed(business: string): string;
    help(business: string): string;
    /** To a message with a picture or the like. */
    noMedia: string;
  };

  /** The way to a person. */
  team(business: string): string;
  willCallBack(team: string): string;
  /** To a caller who asked for a person, while that one's phone rings. */
  puttingThrough: string;
  nobodyThere: string;
  /** To a person who is about to get a call, with what was collected, as it was said. */
  briefing(said: readonly string[]): string;
  callBackSoon(team: string): string;
  offerCallBack(team: string): string;
  cannotGoOn: string;
  /** To a complaint. */
  sorryToHear: string;
  /** Leave of someone who wants no call back, though they told something. */
  leftNote: string;
  passedOn: string;
  /** To words for someone, before a number is asked for; and once they are kept. */
  passingOn: string;
  messageKept: string;
  /** To words that are no answer, a second time: they are left for someone. */
  remarkNoted: string;
  callBackNumber: string;
  callBackNumberAgain: string;
}

/** What the engine says otherwise in a tone; all else it says as ever. */
export type Tones = Readonly<Record<Tone, Partial<Sentences>>>;
