import type { Call } from '#domain/calls/calls.ts';
import type { CallClient } from './call-client.ts';

type Dialogue = [says: string, answered: RegExp][];

const bookingFor = (time: string): Dialogue => [
  ['a haircut', /name/],
  ["it's John Smith", /email/],
  ['john dot smith at example dot com', /right\?/],
  ['yes', /phone/],
  ['skip', /When/],
  [time, /Should I book/],
  ['yes please', /anything else/],
  ['no thanks', /Goodbye/],
];

/** What a caller types to an Appointment Scheduler at `testNow`, and what each answer has to be about. */
export const bookingDialogue = bookingFor('tomorrow at half past two');
/** The same on any day, for servers that go by the real time. */
export const mondayDialogue = bookingFor('next monday at half past two');

/** What is stored of a call's caller. */
export const saidByCaller = ({ turns }: Call): string[] =>
  turns.filter(({ role }) => role === 'caller').map(({ text }) => text);

/** What the agent asks of `book_time` then. */
export const bookingInput = {
  start: '2026-11-25T13:00:00Z',
  durationMinutes: 30,
  title: 'Check-up',
  attendee: { name: 'Ann Lee', email: null, phone: null },
  notes: null,
};

/** Types one answer, and waits until it stands in the transcript and the agent has said what it has to. */
export async function typeAnswer(client: CallClient, text: string, about: RegExp): Promise<void> {
  client.send({ type: 'typed', id: `id-${text.replace(/\W/g, '-')}`, text });
  const said = await client.next('turn', (turn) => turn.role === 'caller' && turn.text === text);
  await client.next('turn', (turn) => turn.role === 'agent' && turn.seq > said.seq && about.test(turn.text));
}
