import { mostEndWords } from '#domain/agents/call-settings.ts';
import type { EditedSettings } from '#domain/agents/draft-edits.ts';
import { PromptConfig } from '#domain/agents/prompt-agents.ts';
import type { FlowNode } from '#domain/agents/workflows.ts';
import { agentLanguages } from '#domain/platform/agent-languages.ts';
import type { Json } from '#domain/platform/json.ts';
import { stepOf } from '../steps/catalog.ts';
import { type EditedDraft, mainWay, promptIn, withConfig } from './draft.ts';
import { type EditOf, listed, type Outcome, quoted, refused } from './outcome.ts';
import { placeInWords, putStep } from './question-edits.ts';

const noSettings = (what: string) =>
  refused(`A workflow doesn’t have its own ${what}. Change it in the agent that runs it.`);

export function greet({ flow, settings }: EditedDraft, { text }: EditOf<'greet'>): Outcome {
  const start = mainWay(flow)[0];
  const says = `Greet callers with ${quoted(text)}.`;
  if ((settings?.greeting ?? start?.config.greeting) === text) return refused('The greeting already says that.');
  if (settings) return { draft: { flow, settings: { ...settings, greeting: text } }, says, nodeId: start?.id ?? null };
  if (!start) return refused('The flow has no Start Call step.');
  return { draft: { flow: withConfig(flow, start.id, { greeting: text }), settings }, says, nodeId: start.id };
}

export function sayGoodbye({ flow, settings }: EditedDraft, { text, all }: EditOf<'say_goodbye'>): Outcome {
  const ends = flow.nodes.filter(({ type }) => type === 'end');
  const main = mainWay(flow).findLast(({ type }) => type === 'end') ?? ends[0];
  if (!main) return refused('The flow has no End Call step.');
  const meant = all ? ends : [main];
  if (meant.every(({ config }) => config.message === text)) return refused('The goodbye already says that.');
  const next = meant.reduce((graph, { id }) => withConfig(graph, id, { message: text }), flow);
  const others = ends.length - meant.length;
  const kept =
    others === 0 ? '' : ` ${others === 1 ? 'The other goodbye stays' : `The ${others} other goodbyes stay`}.`;
  const where = all && ends.length > 1 ? `all ${ends.length} End Call steps` : quoted(main.title);
  return {
    draft: { flow: next, settings },
    says: `Say goodbye with ${quoted(text)} in ${where}.${kept}`,
    nodeId: main.id,
  };
}

/** Every text of a step's settings changed; the same object where none was. */
function mapTexts(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) {
    const next = value.map((item) => mapTexts(item, change));
    return next.every((item, at) => item === value[at]) ? value : next;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]): [string, Json] => [key, mapTexts(item, change)]);
  return entries.every(([key, item]) => item === value[key]) ? value : Object.fromEntries(entries);
}

/** What a step says or writes: only there words are put in the place of others, and no address or name is. */
function textsOf(node: FlowNode): Set<string> {
  const configured = stepOf(node);
  if (!configured) return new Set();
  const { spoken, written } = configured.step.texts(configured.config);
  return new Set([...spoken, ...written].filter((text) => text !== '' && !/^\{\{[^{}]*\}\}$|^team$/.test(text)));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function reword({ flow, settings }: EditedDraft, { from, to }: EditOf<'reword'>): Outcome {
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(from)}(?![\\p{L}\\p{N}])`, 'giu');
  const put = (text: string) => text.replace(found, () => to);
  const changed: FlowNode[] = [];
  const nodes = flow.nodes.map((node) => {
    const texts = textsOf(node);
    const config = mapTexts(node.config, (text) => (texts.has(text) ? put(text) : text)) as FlowNode['config'];
    if (config === node.config) return node;
    changed.push(node);
    return { ...node, config };
  });
  const greeting = settings ? put(settings.greeting) : null;
  const isGreeting = settings !== null && greeting !== settings.greeting;
  if (changed.length === 0 && !isGreeting) return refused(`No step says ${quoted(from)}.`);
  const where = [...(isGreeting ? ['the greeting'] : []), ...changed.map(({ title }) => quoted(title))];
  return {
    draft: {
      flow: changed.length === 0 ? flow : { ...flow, nodes },
      settings: isGreeting ? { ...settings, greeting: greeting! } : settings,
    },
    says: `Say ${quoted(to)} instead of ${quoted(from)} in ${listed(where.slice(0, 5))}.`,
    nodeId: changed[0]?.id ?? null,
  };
}

export function say({ flow, settings }: EditedDraft, { text, place }: EditOf<'say'>): Outcome {
  const made = putStep(flow, place, { type: 'say', title: 'Say', config: { text } }, 'next');
  if (!made) return refused('The place for this sentence isn’t in the flow.');
  const says = `Say ${quoted(text)} ${placeInWords(flow, place)}.`;
  return { draft: { flow: made.flow, settings }, says, nodeId: made.id };
}

const set = (draft: EditedDraft, change: Partial<EditedSettings>, says: string): Outcome => ({
  draft: { ...draft, settings: { ...draft.settings!, ...change } },
  says,
  nodeId: null,
});

const isSame = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase();

export function endWords(draft: EditedDraft, { add, remove }: EditOf<'end_words'>): Outcome {
  const { settings } = draft;
  if (!settings) return noSettings('words that end a call');
  const missing = remove.filter((word) => !settings.endWords.some(isSame(word)));
  if (missing.length > 0) return refused(`${quoted(missing[0]!)} isn’t one of the phrases that end a call.`);
  const kept = settings.endWords.filter((word) => !remove.some(isSame(word)));
  const fresh = add.filter((word) => !kept.some(isSame(word)));
  if (fresh.length === 0 && remove.length === 0) return refused('These phrases already end a call.');
  if (kept.length + fresh.length > mostEndWords) return refused(`Up to ${mostEndWords} phrases can end a call.`);
  const parts = [
    ...(fresh.length > 0 ? [`End the call when a caller says ${listed(fresh.map(quoted), 'or')}.`] : []),
    ...(remove.length > 0 ? [`Stop ending the call when a caller says ${listed(remove.map(quoted), 'or')}.`] : []),
  ];
  return set(draft, { endWords: [...kept, ...fresh] }, parts.join(' '));
}

const nameOf = (tag: string) => agentLanguages.find((one) => one.tag === tag)?.name ?? tag;

export function languages(draft: EditedDraft, { add, remove }: EditOf<'languages'>): Outcome {
  const { settings } = draft;
  if (!settings) return noSettings('languages');
  const missing = remove.find((tag) => !settings.otherLanguages.includes(tag));
  if (missing === settings.language) return refused(`${nameOf(missing)} is the agent’s main language.`);
  if (missing) return refused(`The agent doesn’t switch to ${nameOf(missing)}.`);
  const kept = settings.otherLanguages.filter((tag) => !remove.includes(tag));
  const fresh = add.filter((tag) => !kept.includes(tag) && tag !== settings.language);
  if (fresh.length === 0 && remove.length === 0) return refused(`The agent already speaks ${listed(add.map(nameOf))}.`);
  const parts = [
    ...(fresh.length > 0 ? [`Switch to ${listed(fresh.map(nameOf))} when a caller speaks it or asks for it.`] : []),
    ...(remove.length > 0 ? [`Stop switching to ${listed(remove.map(nameOf), 'or')}.`] : []),
  ];
  return set(draft, { otherLanguages: [...kept, ...fresh] }, parts.join(' '));
}

export function setSpeed(draft: EditedDraft, { speed }: EditOf<'set_speed'>): Outcome {
  const { settings } = draft;
  if (!settings) return noSettings('voice');
  if (settings.speed === speed) return refused(`The agent already speaks at ${speed} times the normal speed.`);
  return set(draft, { speed }, `Speak at ${speed} times the normal speed instead of ${settings.speed}.`);
}

const lists = { goals: 'goal', facts: 'fact', must: 'rule', mustNot: 'prohibition' } as const;

export function changeLine(draft: EditedDraft, edit: EditOf<'add_line'> | EditOf<'remove_line'>): Outcome {
  const node = promptIn(draft.flow);
  if (!node)
    return refused(
      'Rules in plain words are for prompt-based agents. This agent follows a flow, so say what it should ask, say, or do.',
    );
  const member = edit.does === 'add_line' ? edit.to : edit.from;
  const kind = lists[member];
  const list = (Array.isArray(node.config[member]) ? node.config[member] : []) as string[];
  const found = list.find(isSame(edit.text));
  if (edit.does === 'add_line' && found) return refused(`${quoted(found)} is already a ${kind}.`);
  if (edit.does === 'remove_line' && !found) return refused(`No ${kind} says ${quoted(edit.text)}.`);
  const next = edit.does === 'add_line' ? [...list, edit.text] : list.filter((one) => one !== found);
  const config = { ...node.config, [member]: next };
  const wrong = PromptConfig.safeParse(config).error?.issues[0];
  if (wrong) return refused(`The list of ${kind}s can’t be changed so: ${wrong.message}`);
  return {
    draft: { ...draft, flow: withConfig(draft.flow, node.id, { [member]: next }) },
    says: `${edit.does === 'add_line' ? 'Add' : 'Remove'} the ${kind} ${quoted(edit.text)}.`,
    nodeId: node.id,
  };
}
