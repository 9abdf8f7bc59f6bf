import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import type { AgentLanguage } from '#domain/platform/agent-languages.ts';
import type { Json } from '#domain/platform/json.ts';
import { spokenIn } from '../other-languages.ts';
import { collected, type Snapshot } from '../snapshot.ts';
import { Stage } from '../stage.ts';
import { startedAt } from './dialogue-script.ts';
import { scriptedBackend } from './scripted-backend.ts';

/**
 * What a caller of an agent says: a name, their turns with bars between them, the outcome, and values at the end. In front
 * of the turns, in brackets, may stand the language of an agent that also speaks the one of the caller.
 */
export type Caller = [name: string, turns: string, outcome: string, values: Record<string, Json>];

/** Callers of agents, by template, in one language. */
export interface CallersOf {
  language: AgentLanguage;
  of: Record<string, Caller[]>;
}

export interface Told {
  /** All lines, as golden dialogues write them. */
  lines: string[];
  /** What the agent said once it spoke the language of the caller. */
  said: string[];
  outcome: string;
  values: Record<string, Json>;
  snapshot: Snapshot;
}

/** Plays a caller to an agent of a template, in the words that it has in the caller's language. */
export function tell(template: string, language: AgentLanguage, turns: string): Told {
  const [, first, words = ''] = /^(?:\[([a-zA-Z-]+)\] )?(.*)$/s.exec(turns)!;
  const own = (first ?? language) as AgentLanguage;
  const found = agentTemplates.find(({ id }) => id === template)!;
  const { flow, greeting, name } = spokenIn(found, 'en-US', own);
  const backend = scriptedBackend({});
  // Set by the first step, before anyone looks.
  const told: Told = { lines: [], said: [], outcome: 'open', values: {}, snapshot: null as unknown as Snapshot };
  const stage: Stage = new Stage(
    flow,
    startedAt,
    (intent) =>
      intent.type === 'run_action'
        ? {
            after: 500,
            event: { type: 'action_done', runId: intent.runId, result: backend(intent.action, intent.input) },
          }
        : null,
    ({ snapshot, intents }) => {
      for (const intent of intents) {
        if (intent.type === 'say') told.lines.push(`A: ${intent.text}`);
        if (intent.type === 'say' && snapshot.setting.language === language) told.said.push(intent.text);
        if (intent.type === 'end') told.outcome = intent.outcome;
      }
    },
  );
  const also = [...new Set<AgentLanguage>(['en-US', language])].filter((tag) => tag !== own);
  stage.happen({
    type: 'started',
    setting: {
      agentName: name,
      businessName: 'Acme',
      timeZone: 'America/New_York',
      channel: 'test',
      greeting,
      known: {},
      language: own,
      otherLanguages: also,
      country: countries[language],
    },
  });
  for (const text of words.split(' / ')) {
    told.lines.push(`C: ${text}`);
    if (stage.snapshot?.end === null) stage.happen({ type: 'caller_said', text }, 5_000);
  }
  const last = stage.snapshot!;
  const variables = last.frames.flatMap((frame) => Object.entries(frame.variables));
  told.values = Object.fromEntries([...collected(last), ...variables].map(([key, { value }]) => [key, value]));
  told.snapshot = last;
  return told;
}

/** Where numbers of callers are dialled without a prefix. */
const countries: Partial<Record<AgentLanguage, string>> = {
  'de-DE': 'DE',
  'es-ES': 'ES',
  'es-US': 'US',
  'fr-FR': 'FR',
};
