import { z } from 'zod';
import type { ModelOutcome } from '#domain/models/models.ts';
import type { SpeechModel } from '#domain/models/speech-models.ts';
import type { ConnectionRow } from '#server/platform/db/schema/models.table.ts';
import type { Scope } from '#server/scope.ts';
import { noModel } from '#voice/call/outside-waits.ts';
import type { CallPorts } from '#voice/call/ports.ts';
import { type Intent, ModelCall, type ModelResult } from '#voice/flow/conversation.ts';
import { leastPatienceMs, longestTalkMs, modelPatienceMs } from '#voice/flow/model/bounds.ts';
import { askConnection } from './asking/ask-connection.ts';
import { type ModelAccess, openModel } from './asking/open-model.ts';
import { Proposal, proposalTokens, questionOf, resultOf } from './asking/proposal.ts';
import { isResting, noteOutcome } from './asking/resting.ts';
import { aloudTokens, talkAloud } from './asking/talk-aloud.ts';
import { talkOnce } from './asking/talk-once.ts';
import { optionsFor, talkQuestionOf, talkTokens } from './asking/talk-question.ts';
import { ladder } from './connections.ts';
import { type CallSpeech, speechConnectionOf } from './speech-to-speech.ts';

type Want = Extract<Intent, { type: 'ask_model' }>;

/** Of the time that is left, what a model may take to its first token while another one stands behind it. */
const firstShare = 0.45;
/** The same of one that speaks, whose first words take longer. */
const spokenShare = 0.65;

const sentences: Record<Exclude<ModelOutcome, 'answered'>, string> = {
  late: 'The model took too long to respond.',
  stopped: 'The model’s response was no longer needed.',
  refused: 'The model declined to respond.',
  garbage: 'The model didn’t respond in the required format.',
  broken: 'The model provider returned an error.',
  unreachable: 'Couldn’t reach the model provider.',
  quota: 'You’ve used up your quota with the model provider.',
  key: 'The model provider rejected the key.',
  budget: 'The spending limit for this call or month has been reached.',
};

/** Who is asked, in order: what failed of late rests, but someone is always left. */
function awake(scope: Scope, rows: ConnectionRow[]): ConnectionRow[] {
  const ready = rows.filter(({ id }) => !isResting(scope.services, id));
  return ready.length > 0 ? ready : rows.slice(0, 1);
}

interface About {
  callId: string;
  proposalId: string;
  signal: AbortSignal;
  persona: string | undefined;
  firstMs: number;
}
interface Came {
  outcome: ModelOutcome;
  result: ModelResult | null;
  hasSpoken: boolean;
}

/** Asks one model for a proposal in one piece. */
async function propose(
  scope: Scope,
  row: ConnectionRow,
  want: Want,
  { persona, firstMs, totalMs, ...of }: About & { totalMs: number },
): Promise<Came> {
  const question = {
    ...questionOf(want, persona),
    answer: Proposal,
    mostTokens: proposalTokens,
    totalMs,
    firstMs,
  };
  const { outcome, answer } = await askConnection(scope, row, question, of);
  return { outcome, result: answer === undefined ? null : resultOf(want, answer), hasSpoken: false };
}

/** A model that hears and speaks, and the call that it does so in. */
interface Aloud {
  with: SpeechModel;
  speech: CallSpeech;
}

/**
 * Lets one model talk freely: its sentences are handed on as they come, its calls are the result. One that speaks is asked the
 * same; its sound waits for what becomes of its words.
 */
async function letTalk(
  scope: Scope,
  row: ConnectionRow,
  want: Want,
  { persona, firstMs, said, ...of }: About & { said: (sentence: string) => void },
  aloud?: Aloud,
): Promise<Came> {
  const asked = await talkQuestionOf(want, persona);
  // One that hears would follow an accent, or a word, into another language.
  const spoken = `\n\nYou are heard: speak at a natural pace, in ${want.language ?? 'English'} and no other language.`;
  const talk = aloud ? { ...asked, instructions: `${asked.instructions}${spoken}` } : asked;
  const timed = { ...talk, firstMs, totalMs: longestTalkMs };
  const question = {
    ...timed,
    data: JSON.stringify(talk.messages),
    answer: z.array(ModelCall),
    mostTokens: aloud ? aloudTokens : talkTokens,
  };
  let hasSpoken = false;
  const spoke = (sentence: string) => {
    hasSpoken = true;
    said(sentence);
  };
  const told = { clock: scope.services.clock, signal: of.signal, said: spoke };
  const providerOptions = optionsFor(row.service, of.callId);
  const ask = async (access: ModelAccess) =>
    aloud
      ? talkAloud(aloud.speech.session(access, aloud.with), aloud.speech.sound, { ...timed, said: want.said }, told)
      : talkOnce(await openModel(scope.services, access), { ...timed, providerOptions }, told);
  const { outcome, answer } = await askConnection(scope, row, question, { ...of, ask });
  return { outcome, result: answer === undefined ? null : { ok: true, calls: answer }, hasSpoken };
}

/** How a connection's model that hears rests, beside its model that writes. */
const restOf = ({ id }: ConnectionRow) => `${id} speech`;

/**
 * Asks the workspace's models, one behind the other within one deadline, on behalf of a call. One that hears and speaks is
 * asked before them where the step wants one and the caller's sound comes here.
 * @param persona its agent's
 */
export function modelsFor(
  scope: Scope,
  callId: string,
  persona?: string,
  speech?: CallSpeech,
): NonNullable<CallPorts['askModel']> {
  const { services, workspaceId } = scope;
  const { clock, db, log } = services;
  const noted = (row: ConnectionRow, model: string, rest: string, { outcome, result }: Came): ModelResult => {
    noteOutcome(services, rest, outcome);
    if (result) return result;
    const code = outcome as Exclude<ModelOutcome, 'answered'>;
    if (code !== 'stopped') log.warn({ callId, service: row.service, model, code }, sentences[code]);
    return { ok: false, code, message: sentences[code] };
  };
  const ask: NonNullable<CallPorts['askModel']> = async (want, signal, said) => {
    const deadline = clock.now() + (want.withinMs ?? modelPatienceMs);
    const rows = await db.tenant(workspaceId, (tx) => ladder(tx, workspaceId));
    if (rows.length === 0) return noModel;
    const asked = awake(scope, rows);
    let failed: ModelResult = noModel;
    const speaker = speechConnectionOf(rows);
    const { aloud } = want;
    if (want.mode === 'talk' && aloud && speaker && speech?.isHeard() && !isResting(services, restOf(speaker))) {
      const firstMs = Math.max(leastPatienceMs, (deadline - clock.now()) * spokenShare);
      const about = { callId, proposalId: want.proposalId, signal, persona, firstMs, said };
      const row = { ...speaker, model: aloud.model };
      const came = await letTalk(scope, row, want, about, { with: aloud, speech });
      failed = noted(speaker, aloud.model, restOf(speaker), came);
      if (failed.ok || came.outcome === 'budget' || came.hasSpoken) return failed;
    }
    for (const [at, row] of asked.entries()) {
      const totalMs = deadline - clock.now();
      if (signal.aborted || ((at > 0 || failed !== noModel) && totalMs < leastPatienceMs)) break;
      const isLast = at === asked.length - 1;
      const firstMs = isLast ? totalMs : Math.max(leastPatienceMs, totalMs * firstShare);
      const about = { callId, proposalId: want.proposalId, signal };
      const came =
        want.mode === 'talk'
          ? await letTalk(scope, row, want, { ...about, persona, firstMs, said })
          : await propose(scope, row, want, { ...about, persona, firstMs, totalMs });
      failed = noted(row, row.model, row.id, came);
      // What one has begun to say, no other one goes on with.
      if (failed.ok || came.outcome === 'budget' || came.hasSpoken) break;
    }
    return failed;
  };
  return speech ? (want, signal, said) => speech.answering(() => ask(want, signal, said)) : ask;
}
