import type { SlotType } from '#domain/agents/workflows.ts';

/** What a question is made of: how it is asked, and of what type where its words don't tell. */
export interface DescribedQuestion {
  ask: string;
  type?: SlotType;
}

/**
 * How a description of an agent is read in one language: "Asks for the name and whether water is coming in, books a visit of 60
 * minutes, and transfers emergencies". Patterns are held against the text as it was written.
 */
export interface Descriptions {
  /** Before what is asked: "asks for", "finds out". */
  asks: RegExp;
  /** What callers may ask, not the agent: "callers can ask about prices". */
  callersAsk: RegExp;
  /** What is done next, behind what is asked: ", then books". */
  next: RegExp;
  /** Between two things that are asked. */
  between: RegExp;
  /** The last of what can be chosen: "or". */
  or: RegExp;
  /** How a question with a yes or no begins here: "whether", and one with a word that asks: "what". */
  whether: RegExp;
  wh: RegExp;
  /** What people are often asked for, by its noun. */
  nouns: readonly { words: RegExp; ask: string; type?: SlotType }[];
  /** "Whether water is coming in" and "what they need", as they are asked. */
  asWhether(clause: string): DescribedQuestion;
  asWh(clause: string): DescribedQuestion;
  /** "The make of the car", as it is asked. */
  asNoun(noun: string): DescribedQuestion;
  /** "Whether it's a leak, a clog or something else": what stands before the first. */
  beforeChoices: RegExp;
  asChoice(choices: string): string;
  books: RegExp;
  /** With the number first. */
  minutes: RegExp;
  transfers: RegExp;
  /** Under which condition: what stands behind it. */
  condition: RegExp;
  /** Conditions that a flow has by itself, and one that is asked for. */
  notUnderstood: RegExp;
  noTime: RegExp;
  urgent: RegExp;
  messages: RegExp;
  callsBack: RegExp;
  textsCaller: RegExp;
  emailsCaller: RegExp;
  answers: RegExp;
  /** The business by its name, as the first group. */
  business: RegExp;
  /** What the agent says and asks by itself. */
  say: {
    greeting: (business: string) => string;
    name: string;
    phone: string;
    email: string;
    reason: string;
    message: string;
    urgent: string;
    sms: string;
    mailSubject: string;
    mail: string;
  };
}
