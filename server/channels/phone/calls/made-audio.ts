import type { RecordedSentences } from '#server/calls/recorded-speech.ts';
import { sayWav, turnAudio } from '#server/calls/turn-audio.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import type { CallPlan } from '#voice/call/call-plan.ts';

/** Samples a second of a phone line. */
const phoneRate = 8_000;
/** A carrier gets what it is to play within seconds. Longer than that, and of more turns, nothing is kept; in ms. */
const keptMs = 60_000;
const mostKept = 400;

/** What is to be said, where that is known: it is not read again. */
interface Said {
  text: string;
  /** BCP 47; left out: the agent's own. */
  language?: string | undefined;
  plan: CallPlan;
  recorded: RecordedSentences | undefined;
}

interface Made {
  wav: Promise<Buffer>;
  until: number;
}
const making = new WeakMap<Services, Map<string, Made>>();

/**
 * What the agent says in one turn, as a carrier plays it. It is made once: while the carrier reads what it is to do, or when it
 * comes for it. Where that was another process, or long ago, it is made again from what is stored.
 * @throws AppError not_found, not_ready
 */
export function madeAudio(scope: Scope, callId: string, seq: number, said?: Said): Promise<Buffer> {
  const { services, workspaceId } = scope;
  const { clock } = services;
  const all = making.get(services) ?? new Map<string, Made>();
  making.set(services, all);
  const name = `${workspaceId}/${callId}/${seq}`;
  const known = all.get(name);
  if (known !== undefined && known.until > clock.now()) return known.wav;
  const never = new AbortController().signal;
  const options = { priority: 'call', rate: phoneRate } as const;
  const wav = said
    ? sayWav(
        scope,
        {
          ...said.plan.voice,
          language: said.language ?? said.plan.voice.language,
          text: said.text,
          pronunciation: said.plan.pronunciation ?? [],
          heardMs: null,
          callId,
          recorded: said.recorded,
        },
        never,
        options,
      )
    : turnAudio(scope, callId, seq, never, options);
  all.delete(name);
  all.set(name, { wav, until: clock.now() + keptMs });
  // What could not be made is tried again by anyone who comes for it.
  wav.catch(() => all.get(name)?.wav === wav && all.delete(name));
  for (const [oldest, { until }] of all) {
    if (all.size <= mostKept && until > clock.now()) break;
    all.delete(oldest);
  }
  return wav;
}
