import { afterAll, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { bringNumber, openCarrierStub, PhoneLine } from '#server/testing/phone-line.ts';
import { startApp } from '#server/testing/start-app.ts';

const carrier = await openCarrierStub();
afterAll(carrier.close);
const app = await startApp({ PUBLIC_URL: 'https://voice.example.com', TWILIO_BASE_URL: carrier.base });

test('a turn', async () => {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  await bringNumber(owner, agentId);
  const voice = carrier.asked.findLast(({ fields }) => fields.VoiceUrl !== undefined)!.fields.VoiceUrl!;
  const line = new PhoneLine(app, 7001);
  await line.ask(voice, { CallStatus: 'ringing' });
  for (const words of [
    'a haircut',
    "it's John Smith",
    'john dot smith at example dot com',
    'yes',
    'skip',
    'tomorrow at half past two',
    'yes please',
    'no thanks',
  ]) {
    const action = line.verb('Gather')?.attributes.action ?? line.verb('Redirect')!.text;
    const counted = await countStatements(app.services.db, () =>
      line.ask(action, { SpeechResult: words, Confidence: '0.9' }),
    );
    console.log(words, counted.transactions, counted.statements.length, line.verbs.map(({ verb }) => verb).join());
    console.log(counted.statements.map((one) => '   ' + one.replace(/\s+/g, ' ').slice(0, 190)).join('\n'));
    for (let n = 0; n < 5 && line.verb('Gather') === undefined && line.verb('Redirect'); n++) {
      const more = await countStatements(app.services.db, () => line.ask(line.verb('Redirect')!.text));
      console.log('  redirect', more.transactions, more.statements.length, line.verbs.map(({ verb }) => verb).join());
    }
  }
  expect(1).toBe(1);
});
