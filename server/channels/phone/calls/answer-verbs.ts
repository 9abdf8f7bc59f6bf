import type { Verb, Words } from '#server/carriers/verbs.ts';
import type { GatherAnswer } from '#voice/call/gather-call.ts';
import type { TransferTo } from '#voice/flow/conversation.ts';
import type { SocketKind } from '../streams/opened-by.ts';

/** Where a call's answers lead, and how its sentences are heard. */
export interface Places {
  /** Of the next request of this call, which refers to a position. */
  next(position: number, what: Next): string;
  audio(seq: number): string;
  /** Of what a person hears before the caller is put through. */
  whisper: string;
  /** Of websockets, and what the next one has to bring along. */
  socket(kind: SocketKind): { url: string; ticket: string };
}
export type Next =
  | { type: 'heard' }
  /** `agent`: who has the call once this one is over. */
  | { type: 'waited'; times: number; agent: string | null }
  | { type: 'transferred' }
  /** A media stream or a relay has ended, whatever ended it. `times`: how many were lost before it. */
  | { type: 'streamed'; times: number };

export interface Line {
  /** The workspace's number: callers see it when they are put through. */
  number: string;
  /** Where callers are put through who ask for the person on duty. */
  onDuty: string | null;
  /** How often the line has waited since the last turn. */
  waited: number;
  /** The agent that the caller is handed to when this conversation has ended. */
  agent: string | null;
  /** What the caller is listened to over, as they speak; null: the carrier listens, turn by turn. */
  over: SocketKind | null;
  /** How many of those the call has lost. */
  lost: number;
}

/** Seconds that a person's phone rings. */
const ringFor = 25;
/** Answers that one key gives. */
const ofOneKey = ['yes_no', 'choice', 'rating'];
/** Answers that people make pauses in, and the pause in seconds behind which they have finished. */
const spelled = ['phone', 'email', 'code', 'address'];
const spelledPause = 3;

const seconds = (ms: number) => Math.max(1, Math.round(ms / 1000));

/** Where a caller is put through to; null for no one. */
export const numberOf = (to: TransferTo, { onDuty }: Pick<Line, 'onDuty'>): string | null =>
  to.kind === 'person' ? (to.phone ?? onDuty) : null;

/** What a carrier is to do for an answer of the engine. */
export function verbsOf(answer: GatherAnswer, line: Line, places: Places): Verb[] {
  const { position, says, next, language, among } = answer;
  const plays = says.map(({ seq }): Words => ({ verb: 'Play', url: places.audio(seq) }));
  const keys: Verb[] = answer.keys === null ? [] : [{ verb: 'Keys', digits: answer.keys }];
  const { agent, waited } = line;
  const goOn: Verb = { verb: 'Redirect', url: places.next(position, { type: 'waited', times: waited + 1, agent }) };
  switch (next.do) {
    case 'hang_up':
      return [...plays, { verb: 'Hangup' }];
    case 'ask': {
      const pause: Verb[] = next.afterMs > 0 ? [{ verb: 'Pause', seconds: seconds(next.afterMs) }] : [];
      return [...plays, ...keys, ...pause, goOn];
    }
    case 'transfer': {
      const number = numberOf(next.to, line);
      if (number === null) return [...plays, goOn];
      const action = places.next(position, { type: 'transferred' });
      return [...plays, { verb: 'Dial', number, callerId: line.number, action, ringFor, whisper: places.whisper }];
    }
    case 'listen': {
      const { expects, hints, silenceMs, bargeIn } = next;
      if (line.over !== null && keys.length === 0) {
        const { url, ticket } = places.socket(line.over);
        const parameters = { ticket };
        const ended = places.next(position, { type: 'streamed', times: line.lost });
        if (line.over === 'relay') {
          const hearsAll = among.length > 1;
          return [{ verb: 'Relay', url, action: ended, language, hearsAll, hints, parameters }];
        }
        return [
          { verb: 'Stream', url, parameters },
          { verb: 'Redirect', url: ended },
        ];
      }
      // A yes to what was spelled is waited for no longer than any other, and the key that says it is one.
      const asksYes = expects.includes('yes_no');
      const isOneKey = asksYes || (expects.length > 0 && expects.every((type) => ofOneKey.includes(type)));
      // What the law wants to be heard is said before anyone is listened to.
      const spokenInto = says.findLastIndex(({ interruptible }) => !interruptible) + 1;
      return [
        ...plays.slice(0, spokenInto),
        ...keys,
        {
          verb: 'Gather',
          action: places.next(position, { type: 'heard' }),
          hears: {
            language,
            silenceAfter: seconds(silenceMs),
            finishedAfter: expects.some((type) => spelled.includes(type)) && !asksYes ? spelledPause : 'auto',
            hints,
            ...(isOneKey && { keys: 1 }),
            bargeIn,
          },
          says: plays.slice(spokenInto),
        },
      ];
    }
  }
}
