import type { PersonaStyle, TestCoverage } from '#domain/agents/agent-tests.ts';

/** The ways of a persona, as people call them. */
export const styleWords: Record<PersonaStyle, string> = {
  hurried: 'In a hurry',
  chatty: 'Chatty',
  hesitant: 'Hesitant',
  over_answers: 'Gives extra details',
  corrects: 'Corrects themselves',
  wrong_answers: 'Gives wrong answers',
  speaks_over: 'Talks over the agent',
  other_language: 'Other language',
  asks_aside: 'Asks a side question',
  silent: 'Stays silent',
  refuses: 'Refuses',
};

/** What coverage counts. */
export const coverageWords: Record<keyof TestCoverage, string> = {
  nodes: 'Steps',
  ports: 'Paths',
  outcomes: 'Decisions',
  slots: 'Answers',
  actions: 'Action results',
};

/** How a question went. */
export const wayWords: Record<TestCoverage['slots']['missing'][number]['way'], string> = {
  filled: 'answered',
  corrected: 'corrected',
  refused: 'refused',
  no_match: 'not understood',
  silence: 'silence',
};
