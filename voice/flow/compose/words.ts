/** What a composed flow says and writes beside the words of its plan. */
export interface ComposeWords {
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

const english: ComposeWords = {
  notGiven: 'not given',
  that: 'that',
  ourTeam: 'our team',
  titles: {
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
    refused: 'End Call, refused',
  },
  from: (least) => `From ${least}`,
  below: (bound) => `Below ${bound}`,
  appointment: 'Appointment',
  none: 'none',
  appointmentWith: (name) => `Appointment with ${name === null ? 'a caller' : `{{${name}|a caller}}`}`,
  howCanIHelp: 'How can I help you?',
  anythingElse: 'Is there anything else you would like to know?',
  refused: "That's all right. Thank you for your call. Goodbye!",
};

/** By the first part of a language's tag. */
const byLanguage: Readonly<Record<string, ComposeWords>> = { en: english };

/** The words of a language; English ones where there are none. */
export const composeWords = (tag: string): ComposeWords => byLanguage[tag.toLowerCase().split('-')[0]!] ?? english;
