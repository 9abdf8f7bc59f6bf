import { bookedIn } from './booking-edits.ts';
import { askedIn, type EditedDraft, promptIn } from './draft.ts';
import { tellingWords } from './find-question.ts';
import { wordsOf } from './outcome.ts';

/** Messages that work on a draft, with the names of its own questions. */
function sayable(draft: EditedDraft): string[] {
  const { flow, settings } = draft;
  const all = askedIn(flow);
  const [first] = all;
  const yesNo = all.find(({ slot }) => slot.type === 'yes_no');
  const choice = all.find(({ slot }) => slot.type === 'choice');
  const name = first && wordsOf(first.slot.name);
  return [
    ...(name
      ? [`Ask for the insurance before the ${name}`, `Make the ${name} optional`, `Don’t ask for the ${name}`]
      : ['Ask for the insurance first']),
    ...(name ? [`Ask for the ${name} as “${first.slot.prompt}”`] : []),
    ...(choice ? [`Add “other” to the ${wordsOf(choice.slot.name)}`] : []),
    ...(yesNo ? [`If they say yes to ${wordsOf(yesNo.slot.name)}, end the call`] : []),
    ...(bookedIn(draft)
      ? [
          'Never book on Mondays',
          'Only book between 9 and 5',
          'Appointments take 45 minutes',
          'Book at least a day ahead',
        ]
      : []),
    ...(promptIn(flow) ? ['Never quote prices', 'Always mention the parking garage'] : []),
    'Change the greeting to “Hello, how can I help?”',
    'Change the goodbye to “Thank you, goodbye!”',
    'Say “Hello” instead of “Hi”',
    'Transfer callers who ask for a person to +12025550123',
    'Send a text after booking',
    'Email the team',
    'Stop sending the confirmation email',
    'Create a follow-up for the team',
    'Answer questions from our documents',
    ...(settings ? ['End the call when a caller says “that is all”', 'Also speak Spanish', 'Talk slower'] : []),
  ];
}

/** How many are offered. */
const most = 3;

/** Of the messages that work, those that are nearest to one that didn't. */
export function suggestionsFor(draft: EditedDraft, message: string): string[] {
  const wanted = new Set(tellingWords(message.slice(0, 300)));
  return sayable(draft)
    .map((text, at) => ({ text, at, shared: tellingWords(text).filter((word) => wanted.has(word)).length }))
    .sort((one, other) => other.shared - one.shared || one.at - other.at)
    .slice(0, most)
    .map(({ text }) => text);
}
