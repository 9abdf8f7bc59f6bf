import type { CallClient } from './call-client.ts';

/** What a caller types to an Appointment Scheduler at `testNow`, and what each answer has to be about. */
export const bookingDialogue: [says: string, answered: RegExp][] = [
  ['a haircut', /name/],
  ["it's John Smith", /email/],
  ['john dot smith at example dot com', /Is that right/],
  ['yes', /phone/],
  ['skip', /When/],
  ['tomorrow at half past two', /Shall I book/],
  ['yes please', /goodbye/],
];

/** Types one answer, and waits until it stands in the transcript and the agent has said what it has to. */
export async function typeAnswer(client: CallClient, text: string, about: RegExp): Promise<void> {
  client.send({ type: 'typed', id: `id-${text.replace(/\W/g, '-')}`, text });
  const said = await client.next('turn', (turn) => turn.role === 'caller' && turn.text === text);
  await client.next('turn', (turn) => turn.role === 'agent' && turn.seq > said.seq && about.test(turn.text));
}
