import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { workflowTemplates } from '#domain/agents/workflow-templates.data.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import type { BusinessHours } from '#domain/identity/business-hours.ts';
import type { Json } from '#domain/platform/json.ts';
import type { FlowEvent, Intent, ModelResult, Setting } from '../conversation.ts';
import { collected, type Snapshot } from '../snapshot.ts';
import { type Answer, type Scene, Stage } from '../stage.ts';
import { languageFlows } from './language-flows.data.ts';
import { type Backend, scriptedBackend } from './scripted-backend.ts';
import { testFlows } from './test-flows.data.ts';

/**
 * A golden dialogue: the whole conversation as text, one line a happening.
 *
 *     A: said by the agent    A! said, cannot be interrupted    C: said by the caller    K: keys    S: silence
 *     I: the caller interrupts after hearing these words    R: an action with its input    P: a person is wanted
 *     E: end reason and outcome    = slot: value, at the end    X: the caller hangs up
 *
 * The lines of the caller (C, K, S, I, X) are played to the engine; all lines together have to come out the same.
 */
export interface GoldenDialogue {
  name: string;
  /** The id of a template of agents or workflows, or the name of one of `testFlows`. */
  flow: string;
  /** BCP 47; American English without it. */
  language?: string;
  known?: Record<string, Json>;
  hours?: BusinessHours;
  /** Whether no one has set them. */
  hoursAreUsual?: true;
  backend?: Backend;
  /** There are documents, and words that questions to them share; empty for any question. What they answer is the backend's. */
  knowledge?: string;
  script: string;
}

/** Friday, 20 November 2026, 10:00 in New York. */
export const startedAt = Date.parse('2026-11-20T15:00:00Z');

/** What a run of a dialogue leaves: its lines, and each step for closer checks. */
export interface Played {
  lines: string[];
  flow: Flow;
  events: FlowEvent[];
  snapshots: Snapshot[];
  intents: Intent[][];
}

/** The caller's side of a script. */
export function callerLines(script: string): string[] {
  return script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[CKSIX]:/.test(line));
}

/** The flow and the setting that a dialogue is played in. */
export function stageOf(dialogue: GoldenDialogue): { flow: Flow; setting: Setting } {
  const template = agentTemplates.find(({ id }) => id === dialogue.flow);
  const workflow = workflowTemplates.find(({ id }) => id === dialogue.flow);
  const flow = template?.flow ?? workflow?.flow ?? testFlows[dialogue.flow] ?? languageFlows[dialogue.flow];
  if (!flow) throw new Error(`There is no flow "${dialogue.flow}".`);
  const setting: Setting = {
    agentName: template?.name ?? 'Test Agent',
    businessName: 'Acme',
    timeZone: 'America/New_York',
    channel: 'test',
    greeting: template?.greeting ?? null,
    known: dialogue.known ?? {},
    ...(dialogue.language !== undefined && { language: dialogue.language }),
    ...(dialogue.hours && { hours: dialogue.hours }),
    ...(dialogue.hoursAreUsual && { hoursAreUsual: true }),
    ...(dialogue.knowledge !== undefined && { knowledge: { when: dialogue.knowledge } }),
  };
  return { flow, setting };
}

export type AskModel = Extract<Intent, { type: 'ask_model' }>;

/**
 * Plays the caller's lines of a dialogue to the engine, answering its actions, and writes down what happens.
 * @param model helps at every question; without one no one is asked
 */
export function play(dialogue: GoldenDialogue, model?: (asked: AskModel) => ModelResult): Played {
  const { flow, setting: own } = stageOf(dialogue);
  const setting = model ? { ...own, model: { assist: true, facts: [], never: [] } } : own;
  const lines: string[] = [];
  const backend = scriptedBackend(dialogue.backend ?? {});
  const stage = new Stage(
    flow,
    startedAt,
    (intent) => {
      if (intent.type === 'run_action') {
        const result = backend(intent.action, intent.input);
        return { after: 500, event: { type: 'action_done', runId: intent.runId, result } };
      }
      if (intent.type !== 'ask_model' || !model) return null;
      return { after: 500, event: { type: 'proposed', proposalId: intent.proposalId, result: model(intent) } };
    },
    ({ intents }) => lines.push(...intents.flatMap(describeIntent)),
  );
  stage.happen({ type: 'started', setting });
  for (const line of callerLines(dialogue.script)) {
    lines.push(line);
    stage.happen(eventOf(line, stage.scenes), 5000);
  }
  const { scenes } = stage;
  const last = stage.snapshot!;
  const values = [...collected(last), ...last.frames.flatMap(({ variables }) => Object.entries(variables))];
  for (const [name, { value }] of values.sort(([, a], [, b]) => a.order - b.order))
    lines.push(`= ${name}: ${JSON.stringify(value)}`);
  return {
    lines,
    flow,
    events: scenes.map(({ event }) => event),
    snapshots: scenes.map(({ snapshot }) => snapshot),
    intents: scenes.map(({ intents }) => intents),
  };
}

function eventOf(line: string, scenes: readonly Scene[]): Answer {
  const text = line.slice(2).trim();
  if (line.startsWith('S:')) return { type: 'silence' };
  if (line.startsWith('K:')) return { type: 'key_pressed', digits: text };
  if (line.startsWith('X:')) return { type: 'ended', reason: 'caller_hangup' };
  if (line.startsWith('C:')) return { type: 'caller_said', text };
  const says = scenes.flatMap(({ intents }) => intents).filter((intent) => intent.type === 'say');
  const cut = says.findLast((say) => say.text.startsWith(text));
  return { type: 'interrupted', sayId: cut?.id ?? 'none', heard: text };
}

function describeIntent(intent: Intent): string[] {
  if (intent.type === 'say') return [`A${intent.interruptible ? ':' : '!'} ${intent.text}`];
  if (intent.type === 'run_action')
    return [`R: ${intent.action}${intent.wait ? '' : ' (not waited for)'} ${JSON.stringify(intent.input)}`];
  if (intent.type === 'make_task') return [`P: ${intent.summary}`];
  return intent.type === 'end' ? [`E: ${intent.reason}, ${intent.outcome}`] : [];
}
