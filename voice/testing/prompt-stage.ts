import type { Flow } from '#domain/agents/workflows.ts';
import type { Intent, ModelCall, ModelResult, Setting } from '#voice/flow/conversation.ts';
import { type Backend, scriptedBackend } from '#voice/flow/dialogues/scripted-backend.ts';
import { Stage } from '#voice/flow/stage.ts';

export type Asked = Extract<Intent, { type: 'ask_model' }>;

/** What a stand-in of a model answers: sentences in order, tools that it calls, and how it ends where it fails. */
export interface TalkAnswer {
  said?: readonly string[];
  calls?: readonly { tool: string; args?: Record<string, string> }[];
  fails?: string;
}
export type Talker = (asked: Asked) => TalkAnswer;

const languageTags = { en: 'en-US', de: 'de-DE', es: 'es-ES', fr: 'fr-FR' } as const;

/** Thursday, 26 November 2026, ten in the morning in New York. */
const startedAt = Date.parse('2026-11-26T15:00:00Z');

/** A call with an agent by prompt, on a clock of its own, with a stand-in for the model and a small calendar. */
export function promptCall(
  flow: Flow,
  talker: Talker | null,
  {
    language = 'en',
    backend = {},
    known = {},
    setting = {},
  }: {
    language?: keyof typeof languageTags;
    backend?: Backend;
    known?: Setting['known'];
    setting?: Partial<Setting>;
  } = {},
) {
  const lines: string[] = [];
  const acts: { action: string; input: unknown }[] = [];
  const asked: Asked[] = [];
  const held: Extract<Intent, { type: 'held' }>[] = [];
  const answer = scriptedBackend(backend);
  const stage = new Stage(
    flow,
    startedAt,
    (intent) => {
      if (intent.type === 'run_action') {
        if (!['find_times', 'find_answer', 'find_appointments'].includes(intent.action))
          acts.push({ action: intent.action, input: intent.input });
        lines.push(`R: ${intent.action}`);
        const result =
          intent.action === 'run_action' ? { ok: true as const, output: {} } : answer(intent.action, intent.input);
        return { after: 300, event: { type: 'action_done', runId: intent.runId, result } };
      }
      if (intent.type === 'transfer')
        return {
          after: 300,
          event: {
            type: 'transfer_ended',
            transferId: intent.transferId,
            result: { ok: false, code: 'nobody', message: '' },
          },
        };
      if (intent.type !== 'ask_model') return null;
      asked.push(intent);
      const { proposalId } = intent;
      const done = (result: ModelResult, after: number) =>
        ({ after, event: { type: 'proposed', proposalId, result } }) as const;
      if (!talker) return done({ ok: false, code: 'no_model', message: '' }, 0);
      const { said = [], calls = [], fails } = talker(intent);
      const parts = said.map((text, n) => ({
        after: 200,
        event: { type: 'model_said', proposalId, n, text } as const,
      }));
      const named: ModelCall[] = calls.map(({ tool, args = {} }, n) => ({ id: `call-${n}`, tool, args }));
      const end: ModelResult =
        fails === undefined ? { ok: true, calls: named } : { ok: false, code: fails, message: '' };
      return [...parts, done(end, 200)];
    },
    ({ intents }) => {
      for (const intent of intents) {
        if (intent.type === 'say') lines.push(`A: ${intent.text}`);
        if (intent.type === 'held') held.push(intent);
        if (intent.type === 'end') lines.push(`E: ${intent.reason}, ${intent.outcome}`);
      }
    },
  );
  stage.happen({
    type: 'started',
    setting: {
      agentName: 'Mia',
      businessName: 'Harbor Dental',
      timeZone: 'America/New_York',
      channel: 'test',
      greeting: null,
      known,
      language: languageTags[language],
      ...setting,
    },
  });
  return {
    stage,
    lines,
    acts,
    asked,
    held,
    says(text: string) {
      lines.push(`C: ${text}`);
      stage.happen({ type: 'caller_said', text }, 4000);
    },
    silent() {
      stage.happen({ type: 'silence' }, 8000);
    },
    get isOver() {
      return stage.snapshot?.end != null;
    },
    agent: () => lines.filter((line) => line.startsWith('A:')).map((line) => line.slice(3)),
  };
}
