import type { Flow, FlowNode, FlowTranslation, Graph } from '#domain/agents/workflows.ts';
import { type AgentLanguage, agentLanguages, baseLanguage } from '#domain/platform/agent-languages.ts';
import type { Json } from '#domain/platform/json.ts';
import { languageOf } from '#voice/languages/catalog.ts';
import { stepOf } from './steps/catalog.ts';

/** A text of a flow that callers hear, see or are written, with the title of the first step that has it. */
export interface FlowText {
  text: string;
  step: string;
  kind: 'spoken' | 'written' | 'choice';
  /** Of a choice: other words that mean it. */
  synonyms: readonly string[];
}

/** Fields whose texts are no words: names of values, ways, addresses. */
const wordless: ReadonlySet<string> = new Set(['name', 'value', 'port', 'to', 'phone', 'email', 'type']);

/** Whether there is something to translate beside references. */
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\{[^|}]*(\|[^}]*)?\}\}/g, '$1'));

/** @param synonyms other words that mean a choice, which stand behind its own in a translation */
type Put = (text: string, kind: FlowText['kind'], synonyms: readonly string[]) => string;

const isChoice = (value: object): value is { value: string; label: string; synonyms: string[] } =>
  'label' in value && 'synonyms' in value && 'value' in value;

/** Other words that mean a choice stand behind it. */
const choiceOf = (words: string) => words.split('|').map((word) => word.trim());

/** A step's configuration with its texts put in other words. */
function mapped(config: Json, kindOf: ReadonlyMap<string, 'spoken' | 'written'>, put: Put, field = ''): Json {
  if (typeof config === 'string') {
    const kind = wordless.has(field) || !hasWords(config) ? undefined : kindOf.get(config);
    return kind === undefined ? config : put(config, kind, []);
  }
  if (typeof config !== 'object' || config === null) return config;
  if (Array.isArray(config)) return config.map((part) => mapped(part, kindOf, put, field));
  if (isChoice(config)) {
    const words = put(config.label, 'choice', config.synonyms);
    if (words === config.label) return config;
    const [label = config.label, ...synonyms] = choiceOf(words).filter((word) => word !== '');
    return { ...config, label, synonyms };
  }
  return Object.fromEntries(Object.entries(config).map(([name, part]) => [name, mapped(part, kindOf, put, name)]));
}

function mapNode(node: FlowNode, put: Put): FlowNode {
  const configured = stepOf(node);
  if (!configured) return node;
  const { spoken, written } = configured.step.texts(configured.config);
  const kindOf = new Map([
    ...written.map((text) => [text, 'written'] as const),
    ...spoken.map((text) => [text, 'spoken'] as const),
  ]);
  return { ...node, config: mapped(configured.config as Json, kindOf, put) as FlowNode['config'] };
}

/** All that a flow says and writes, each text once, in the order of its steps; of the workflows that it runs, too. */
export function textsOf(flow: Flow): FlowText[] {
  const texts = new Map<string, FlowText>();
  for (const { nodes } of [flow, ...Object.values(flow.workflows ?? {})])
    for (const node of nodes)
      mapNode(node, (text, kind, synonyms) => {
        if (!texts.has(text)) texts.set(text, { text, step: node.title, kind, synonyms });
        return text;
      });
  return [...texts.values()];
}

/** A row's words in a language; where it has none, those of another region. */
function wordsIn({ in: words }: FlowTranslation, tag: string): string | undefined {
  const own = words[tag as AgentLanguage];
  return own ?? Object.entries(words).find(([other]) => baseLanguage(other) === baseLanguage(tag))?.[1];
}

/** What a text is in a language: as the flow has it, else as the language has it of its own. */
export function translationOf(translations: readonly FlowTranslation[], text: string, tag: string): string | undefined {
  const row = translations.find((one) => one.text === text);
  return (row && wordsIn(row, tag)) ?? languageOf(tag)?.written[text];
}

function inGraph<G extends Graph>(graph: G, translations: readonly FlowTranslation[], tag: string): G {
  const nodes = graph.nodes.map((node) => mapNode(node, (text) => translationOf(translations, text, tag) ?? text));
  return { ...graph, nodes };
}

const known = new WeakMap<Flow, Map<string, Flow>>();

/** Whether there may be other words for a text of a flow. */
const isTranslated = ({ translations = [], workflows = {} }: Flow, tag: string): boolean =>
  Object.keys(languageOf(tag)?.written ?? {}).length > 0 ||
  [translations, ...Object.values(workflows).map((one) => one.translations ?? [])].some((rows) =>
    rows.some((row) => wordsIn(row, tag) !== undefined),
  );

/**
 * A flow as it is led in a language, by the same steps and ways: texts that have no translation stay as they are. What a
 * flow says of a text goes before what a workflow that it runs does.
 */
export function inLanguage(flow: Flow, tag: string): Flow {
  const led = known.get(flow) ?? new Map<string, Flow>();
  known.set(flow, led);
  const before = led.get(tag);
  if (before) return before;
  const own = flow.translations ?? [];
  const translate = (): Flow => ({
    ...inGraph(flow, own, tag),
    ...(flow.workflows && {
      workflows: Object.fromEntries(
        Object.entries(flow.workflows).map(([key, workflow]) => [
          key,
          inGraph(workflow, [...own, ...(workflow.translations ?? [])], tag),
        ]),
      ),
    }),
  });
  const result = isTranslated(flow, tag) ? translate() : flow;
  led.set(tag, result);
  return result;
}

const bars = (label: string, synonyms: readonly string[]) => [label, ...synonyms].join(' | ');

/** Translations of a text without those that its language has of its own. */
function ownOf({ text, in: words }: FlowTranslation): FlowTranslation {
  const own = Object.entries(words).filter(([tag, other]) => languageOf(tag)?.written[text] !== other);
  return { text, in: Object.fromEntries(own) };
}

/**
 * A flow whose texts are those of another language from now on. What they were stands among the translations; a text that has
 * none stays as it is, and so do words for texts that stand elsewhere, such as the mail to the caller.
 * @param from the language that its texts are in
 * @param beside texts that belong to it and are kept elsewhere
 */
export function turnedTo(flow: Flow, from: AgentLanguage, to: AgentLanguage, beside: readonly string[] = []): Flow {
  if (from === to) return flow;
  const rows = [flow, ...Object.values(flow.workflows ?? {})].flatMap(({ translations = [] }) => translations);
  const others = beside.map((text): FlowText => ({ text, step: '', kind: 'spoken', synonyms: [] }));
  const texts = [...textsOf(flow), ...others];
  // Words for what stands outside of the flow: its texts are not turned.
  const outside = (flow.translations ?? []).filter((row) => !texts.some(({ text }) => text === row.text));
  const turned = texts.flatMap(({ text, kind, synonyms }): FlowTranslation[] => {
    const known = rows.find((row) => row.text === text)?.in ?? {};
    const other = translationOf(rows, text, to);
    if (other === undefined) return Object.keys(known).length > 0 ? [{ text, in: known }] : [];
    const words = agentLanguages.flatMap(({ tag }) => {
      const its =
        baseLanguage(tag) === baseLanguage(to)
          ? undefined
          : tag === from
            ? bars(text, synonyms)
            : (known[tag] ?? languageOf(tag)?.written[text]);
      return its === undefined ? [] : [[tag, its] as const];
    });
    return [{ text: kind === 'choice' ? choiceOf(other)[0]! : other, in: Object.fromEntries(words) }];
  });
  const translations = [...turned.map(ownOf), ...outside].filter((row) => Object.keys(row.in).length > 0);
  const { translations: _, ...led } = inLanguage(flow, to);
  return translations.length > 0 ? { ...led, translations } : led;
}

/** References of a text, to be found in each of its translations. */
export const referencesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*([a-z][a-z0-9_.]*)/g)].map(([, name]) => name!))].sort();

/** A flow and its greeting as they are in another language from now on. */
export function spokenIn<T extends { flow: Flow; greeting: string }>(
  its: T,
  from: AgentLanguage,
  to: AgentLanguage,
): T {
  const { flow, greeting } = its;
  return {
    ...its,
    flow: turnedTo(flow, from, to, [greeting]),
    greeting: translationOf(flow.translations ?? [], greeting, to) ?? greeting,
  };
}

/** A flow with one of its texts put otherwise; its translations stay with it. */
export function withText(flow: Flow, text: string, next: string): Flow {
  const put = (one: string, kind: FlowText['kind'], synonyms: readonly string[]) =>
    one !== text ? one : kind === 'choice' ? bars(next, synonyms) : next;
  return {
    ...flow,
    nodes: flow.nodes.map((node) => mapNode(node, put)),
    ...(flow.translations && {
      translations: flow.translations.map((row) => (row.text === text ? { ...row, text: next } : row)),
    }),
  };
}

/** A flow with the words of a text in a language; the language's own where they are empty. */
export function withTranslation(flow: Flow, text: string, tag: AgentLanguage, words: string): Flow {
  const rows = flow.translations ?? [];
  const { [tag]: _, ...others } = rows.find((row) => row.text === text)?.in ?? {};
  const kept = { text, in: words.trim() === '' ? others : { ...others, [tag]: words } };
  const isKept = Object.keys(kept.in).length > 0;
  const found = rows.some((row) => row.text === text);
  const next = found
    ? rows.flatMap((row) => (row.text !== text ? [row] : isKept ? [kept] : []))
    : isKept
      ? [...rows, kept]
      : rows;
  const { translations: __, ...rest } = flow;
  return next.length > 0 ? { ...rest, translations: next } : rest;
}
