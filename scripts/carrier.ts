import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { startCarrier } from '#server/carriers/simulator/standalone.ts';
import { systemClock } from '#voice/clock.ts';

/**
 * The carrier simulator as a server of its own, by hand: `npm run carrier`, and a server with TWILIO_BASE_URL set to what it
 * prints, or any program whose Twilio client is led there. What it has is gone when it stops.
 */

const { values } = parseArgs({ options: { port: { type: 'string', default: '12113' }, host: { type: 'string' } } });

const log = pino({ level: 'info' });
const carrier = await startCarrier(systemClock, log, {
  port: Number(values.port),
  ...(values.host !== undefined && { host: values.host }),
});
const { accountSid, token } = carrier.newAccount();

process.stdout.write(
  `TWILIO_BASE_URL=${carrier.origin} Account SID ${accountSid} Auth Token ${token} Buy a number, or simulate a call to one: curl -u ${accountSid}:${token} -H content-type:application/json ${carrier.origin}/control/calls  -d '{"from": "+15715550199", "to": "+15715550100", "says": ["I need a checkup"]}'`,
);
