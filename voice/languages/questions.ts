/** How callers ask something of their own, in one language. All over words in lower case with single spaces between. */
export interface Questions {
  /** What may stand before a question and says nothing: "so", "before that", "can you tell me". */
  leads: RegExp;
  /** How a question begins. */
  opens: RegExp;
  /** Words that ask, wherever they stand. In any spelling, with accents. */
  asking: RegExp;
  /** Begins what is told and looks like a question without its accent: "que". In any spelling; where there is such a word. */
  told?: RegExp;
  /** Begins what is told for certain, where no question mark stands: "que les clients paient", "was wir bräuchten". In any spelling. */
  tells?: RegExp;
  /**
   * What asks indirectly, "I was wondering whether": what stands before the question with the word that leads to it; the verbs that it
   * is turned with, "you are open", and whether they stand last; what is contracted, "you're"; and what makes a question of any other.
   */
  indirect: {
    whether: RegExp;
    verbs: ReadonlySet<string>;
    isVerbLast: boolean;
    contracted: readonly (readonly [RegExp, string])[];
    opener: string;
  };
  /**
   * How a question may be formed that other words are, too: "is support extra", "and if I can't make it", "vous travaillez le samedi".
   * It counts where it is on what businesses are asked every day.
   */
  weak: RegExp;
  /** Says that a question follows, whatever its form: "I have a question". */
  announces: RegExp;
  /** What tells whose words a question goes by, and is on nothing itself: "my wife says". */
  reports: RegExp;
  /** What stands at its end and says nothing of what it is on: "is that so". */
  ends: RegExp;
  /** How one begins that goes on from the one before: "and on Sundays", "what about dogs". */
  follows: RegExp;
  /** Words by which a question leans on the one before: "is that free". */
  refers: RegExp;
  /** What such a question replaces in the one before: "on Saturdays" where it begins with "on". The first group is the word. */
  replaces: RegExp;
  /** What is worded as a question and asks for something to be done: "can I book". */
  requests: RegExp;
  /** Asks whether a thing can be had or done, which is what someone calls for. */
  comesFor: RegExp;
  /** Asks which times were offered: "what day was that". */
  offered: RegExp;
  /** Makes a question of what stands before it: "Monday's the 23rd, right". */
  tags: RegExp;
  /**
   * Whether a question of the agent's asks for a result, "has that solved it", and what tells only of an act: "I did that"; what
   * tells that it's as bad as before, "looks the same", and that all is well: "it's letting me in now".
   */
  results: { asks: RegExp; acts: RegExp; fails?: RegExp; works?: RegExp };
  /**
   * Whether a question of the agent's asks how much hangs on something, "is this stopping you from working?", in any spelling;
   * and what tells that much does, "everything is down", and that it can wait.
   */
  urgency: {
    asks: RegExp;
    urgent: RegExp;
    waits: RegExp;
    /** Speaks of it, so that an answer given before may be another: "it's urgent after all"; left out where no one looked. */
    named?: RegExp;
    /** Takes it back: "urgent is too big a word". */
    backs?: RegExp;
  };
  /**
   * Whether a question of the agent's asks for the company that someone is with, in any spelling; what stands before its name,
   * as it is written, "I work for"; what says that there is none, "just me"; what is told in its place, "I need help with"; and what
   * stands behind it and is none of it, "not Apex, mind you".
   */
  companies: {
    asks: RegExp;
    leads: RegExp;
    none: RegExp;
    needs: RegExp;
    /** Of `needs`, what only opens a call, before it's told who calls. */
    calls?: RegExp;
    tails: RegExp;
    /** Says how it's called from now on, as it is written; the first group that is there is the name. */
    renames: RegExp;
    /** Between what was said and what is: "it's". As it is written. */
    is: RegExp;
  };
  /**
   * Whether a question of the agent's asks what is wrong, in any spelling: it is answered in sentences, "the chain keeps coming
   * off", and not with the name of a service.
   */
  troubles: RegExp;
  /** What someone's company is called: "firm". In lower case, without accents. */
  companyWords: readonly string[];
  /** Asks what they gave themselves: "which one did I give you". */
  ofGiven?: RegExp;
  /** Asks for a sum of money, where a number of other things is told of more often than one so small: "four of us". */
  sums?: RegExp;
  /**
   * Whether a question of the agent's asks for some of their time, "may I ask you a few questions", in any spelling; what puts
   * that off, "I'm driving"; what only tells that it is them, "speaking", which agrees to nothing; and what agrees to it as
   * long as it stays what it is, "only by mail", and in other words than a yes, "all right, but quickly".
   */
  consents: { asks: RegExp; putsOff: RegExp; identifies: RegExp; provided?: RegExp; agrees?: RegExp };
  /** Asks how the agent is, and nothing else. */
  wellbeing: RegExp;
}

/** All patterns of it, for the stamp of a language. */
export const patternsOf = ({
  results,
  consents,
  companies,
  companyWords: _,
  urgency,
  told,
  tells,
  ofGiven,
  indirect,
  ...questions
}: Questions): RegExp[] => [
  ...Object.values(questions),
  ...(told ? [told] : []),
  ...(tells ? [tells] : []),
  ...(ofGiven ? [ofGiven] : []),
  indirect.whether,
  ...Object.values(results),
  ...Object.values(consents),
  ...Object.values(companies),
  ...Object.values(urgency).filter((pattern) => pattern !== undefined),
];
