import { afterAll, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { bookingDialogue } from '#server/testing/booking-dialogue.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { bringNumber, openCarrierStub, PhoneLine } from '#server/testing/phone-line.ts';
import { startApp } from '#server/testing/start-app.ts';

const carrier = await openCarrierStub();
afterAll(carrier.close);
const app = await startApp({ PUBLIC_URL: 'https://voice.example.com', TWILIO_BASE_URL: carrier.base });
const { db, jobs } = app.services;

async function newAgent() {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  return { owner, agentId };
}

/** What people say that nothing has to be looked up for. */
const plain = bookingDialogue.slice(0, 5).map(([words]) => words);

test('a turn on the phone is one transaction, and reads none of the turns before it', async () => {
  const { owner, agentId } = await newAgent();
  await bringNumber(owner, agentId);
  const voice = carrier.asked.findLast(({ fields }) => fields.VoiceUrl !== undefined)!.fields.VoiceUrl!;
  const line = new PhoneLine(app, 7_001);
  await line.ask(voice, { CallStatus: 'ringing' });
  await jobs.stop();
  for (const words of plain) {
    const { action } = line.verb('Gather')!.attributes;
    const said = { SpeechResult: words, Confidence: '0.9' };
    const counted = await countStatements(db, () => line.ask(action!, said));
    expect(line.verb('Gather'), words).toBeDefined();
    expect(counted.transactions, words).toBe(1);
    expect(counted.statements.length, counted.statements.join('\n')).toBeLessThanOrEqual(8);
    expect(counted.statements.filter((one) => /^select.* from "call_turns"/.test(one))).toEqual([]);
  }
});

test('a message of a chat is one, and one that reads the answer', async () => {
  const { owner, agentId } = await newAgent();
  const { id: callId } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
  for (const text of plain) {
    const send = () => owner.call(chatsApi.send, { params: { callId }, body: { text } });
    const counted = await countStatements(db, send);
    expect(counted.transactions, counted.statements.join('\n')).toBe(2);
  }
});
