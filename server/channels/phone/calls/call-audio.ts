import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '#server/services.ts';

const purpose = 'phone-audio';

const signatureOf = (key: Buffer, callId: string, seq: number) =>
  createHmac('sha256', key).update(`${callId}/${seq}`).digest('base64url').slice(0, 32);

/** The end of an address at which a carrier gets what the agent says in one turn. Anyone who has it needs no more. */
export const audioName = ({ secrets }: Services, callId: string, seq: number): string =>
  `${callId}/${seq}/${signatureOf(secrets.key(purpose), callId, seq)}.wav`;

/** Whether an address was made here. */
export function isAudioName({ secrets }: Services, callId: string, seq: number, signature: string): boolean {
  const given = Buffer.from(signature);
  return secrets.keys(purpose).some((key) => {
    const right = Buffer.from(signatureOf(key, callId, seq));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}
