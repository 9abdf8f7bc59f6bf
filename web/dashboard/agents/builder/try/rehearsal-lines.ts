import type { Intent } from '#voice/flow/conversation.ts';
import type { RehearsedStep } from './rehearsal.ts';

/** One line of a conversation that is tried out. */
export interface RehearsalLine {
  key: string;
  by: 'caller' | 'agent' | 'note';
  text: string;
}

const words = (name: string) => name.replaceAll('_', ' ');

const calendar = 'In a test calendar, open weekdays from 9 to 5';
/** Actions that something answers here, too. */
const doneHere: Record<string, string> = {
  find_answer: 'Looked up in the Knowledge Base',
  find_times: calendar,
  book_time: calendar,
  find_appointments: calendar,
  move_time: calendar,
  cancel_time: calendar,
};

/** What an intent reads like where nothing is really done; null for what no one notices. */
function noteOf(intent: Intent): string | null {
  switch (intent.type) {
    case 'run_action':
      return doneHere[intent.action] ?? `${words(intent.action)}: simulated`;
    case 'make_task':
      return `Your team would be notified: ${intent.summary}`;
    case 'transfer':
      return 'The call would be transferred';
    case 'end':
      return `The call ends: ${words(intent.reason)}, ${intent.outcome}`;
    case 'ask_model':
      return 'A language model would be asked; here, the script continues';
    case 'tag':
      return `Tagged ${intent.tags.join(', ')}`;
    case 'press_keys':
      return `Presses keys: ${intent.digits}`;
    case 'record':
      return intent.on ? 'Recording would start' : 'Recording would stop';
    default:
      return null;
  }
}

function heardIn({ event }: RehearsedStep): string | null {
  if (event.type === 'caller_said') return event.text;
  if (event.type === 'key_pressed') return `Keys ${event.digits}`;
  return event.type === 'silence' ? '(silence)' : null;
}

/** The lines of one step, in order. @param at which step it is, from 0 */
export function linesOf(step: RehearsedStep, at: number): RehearsalLine[] {
  const heard = heardIn(step);
  const followed = step.intents.flatMap((intent): Omit<RehearsalLine, 'key'>[] => {
    if (intent.type === 'say') return [{ by: 'agent', text: intent.text }];
    const note = noteOf(intent);
    return note === null ? [] : [{ by: 'note', text: note }];
  });
  const all = heard === null ? followed : [{ by: 'caller' as const, text: heard }, ...followed];
  return all.map((line, n) => ({ key: `${at}.${n}`, ...line }));
}
