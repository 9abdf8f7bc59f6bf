import { languageOf } from '#voice/languages/catalog.ts';

/** What a composed flow says and writes beside the words of its plan. Titles of steps are English, as the dashboard is. */
export interface ComposeWords {
  /** A text that Parley brings as the language has it; others as they stand. */
  known: (text: string) => string;
  /** Stands where something was not said: in a mail, and in a spoken sentence. */
  notGiven: string;
  that: string;
  ourTeam: string;
  /** Titles of steps. */
  titles: {
    start: string;
    ask: (what: string) => string;
    ways: (what: string) => string;
    say: string;
    book: string;
    answers: string;
    emailTeam: string;
    emailCaller: string;
    sms: string;
    task: string;
    action: string;
    person: string;
    end: string;
    refused: string;
  };
  from: (least: number) => string;
  below: (bound: number) => string;
  appointment: string;
  none: string;
  /** An appointment's title, with the name of the slot that holds the caller's, if there is one. */
  appointmentWith: (name: string | null) => string;
  howCanIHelp: string;
  anythingElse: string;
  refused: string;
}

const titles: ComposeWords['titles'] = {
  start: 'Start Call',
  ask: (what) => `Ask ${what}`,
  ways: (what) => `By ${what}`,
  say: 'Say',
  book: 'Schedule Meeting',
  answers: 'Answer questions',
  emailTeam: 'Email the team',
  emailCaller: 'Email the caller',
  sms: 'Text the caller',
  task: 'Leave a Task',
  action: 'Run Action',
  person: 'Transfer to Person',
  end: 'End Call',
  refused: 'End call: refused',
};

/** The words of a language; English ones where there are none. */
export function composeWords(tag: string): ComposeWords {
  const known = (text: string) => languageOf(tag)?.written[text] ?? text;
  return {
    known,
    titles,
    notGiven: known('not given'),
    that: known('that'),
    ourTeam: known('our team'),
    from: (least) => `From ${least}`,
    below: (bound) => `Below ${bound}`,
    appointment: known('Appointment'),
    none: known('none'),
    appointmentWith: (name) =>
      name === null
        ? known('Appointment with a caller')
        : known('Appointment with {{name|a caller}}').replace('{{name|', `{{${name}|`),
    howCanIHelp: known('How can I help you?'),
    anythingElse: known("Is there anything else you'd like to know?"),
    refused: known("That's all right. Thank you for calling. Goodbye!"),
  };
}
