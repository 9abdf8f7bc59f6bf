import { z } from 'zod';
import type { CallLine } from '#voice/call/line.ts';
import type { StreamSocket } from './media-stream.ts';

/** A carrier that takes less than is sent to it has lost the call: an hour of talk has a tenth of it, in bytes. */
const maxBufferedBytes = 1_000_000;
/** A carrier that was told the end closes the socket; one that does not within so long is gone, in ms. */
export const closesWithinMs = 5_000;

const Words = z.string().max(20_000);

/** What a carrier sends over a relay, as far as a call needs it: twilio.com/docs/voice/conversationrelay/websocket-messages. */
export const RelayMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('setup'),
    callSid: z.string().max(64),
    accountSid: z.string().max(64),
    customParameters: z.record(z.string().max(64), z.string().max(500)).default({}),
  }),
  /** What was understood; `last` behind an utterance's end. */
  z.object({ type: z.literal('prompt'), voicePrompt: Words, last: z.boolean().default(true) }),
  z.object({ type: z.literal('dtmf'), digit: z.string().max(4) }),
  z.object({ type: z.literal('interrupt'), utteranceUntilInterrupt: Words.default('') }),
  z.object({ type: z.literal('error'), description: z.string().max(2_000).default('') }),
  /** Who speaks, as `on` and `off`, and what was played: told where the document asks for it. */
  z.object({ type: z.literal('info'), name: z.string().max(64), value: z.coerce.string().max(20_000).default('') }),
]);
export type RelayMessage = z.infer<typeof RelayMessage>;

export interface RelayLine extends CallLine {
  press(digits: string): void;
}

/**
 * A phone at the other end of a carrier that listens and speaks itself: sentences go out as text. Whatever ends it here ends
 * the relay alone, and the carrier asks what to do next.
 * @param options `spokenInto`: whether callers may interrupt at all by speaking. `hearsAll`: whether the carrier tells by itself
 * which language is spoken. `ended`: the carrier was told the end
 */
export function relayLine(
  socket: StreamSocket,
  { spokenInto, hearsAll, ended }: { spokenInto: boolean; hearsAll: boolean; ended(): void },
): RelayLine {
  let language: string | null = null;
  function tell(message: object): void {
    if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
    else socket.send(JSON.stringify(message));
  }
  function end(why: string): void {
    tell({ type: 'end', handoffData: JSON.stringify({ why }) });
    ended();
  }
  return {
    audio: true,
    state: () => {},
    language(tag) {
      if (tag === language) return;
      language = tag;
      tell({ type: 'language', ttsLanguage: tag, ...(!hearsAll && { transcriptionLanguage: tag }) });
    },
    turn: () => {},
    sayStart: (_generation, _seq, { text, interruptible }) =>
      tell({ type: 'text', token: text, last: true, interruptible: interruptible && spokenInto }),
    frame: () => {},
    sayEnd: () => {},
    clear: () => {},
    ended: end,
    leave: end,
    press: (digits) => tell({ type: 'sendDigits', digits }),
  };
}
