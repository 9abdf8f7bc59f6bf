import type { Expression } from '#domain/agents/expressions.ts';
import type { Choice } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { choicesOf } from '../compose/choices.ts';
import { type Drawing, lastStep, leadOn, type Out } from './drawing.ts';
import { labelOfName, slotsOfBrief } from './slots.ts';
import type { Spot, SpotSlot, Way } from './spots.ts';
import { sayable } from './texts.ts';
import { cut, labelOfCondition, orList, partQuestion, piecesOf, sentencesOf, tellingWords } from './words.ts';

/** How a place in which a model talked is drawn without one: what it says, what it asks, and where its ways part. */

const meaningOf = ({ when }: Way) => (when.kind === 'meaning' ? when.text : '');

/** Choices of ways that a model told apart by their meaning, with words that callers may say for each. */
function choicesOfWays(ways: readonly Way[]): Choice[] {
  const labels = ways.map((way) => way.label ?? labelOfCondition(meaningOf(way)));
  const telling = tellingWords(ways.map((way) => `${way.label ?? ''} ${meaningOf(way)}`));
  const words = ways.map((way, at) => [
    ...new Set(
      [...piecesOf(labelOfCondition(meaningOf(way))), ...telling[at]!].map((one) => cut(one.toLowerCase(), 80)),
    ),
  ]);
  return choicesOf(labels.map((label) => cut(label, 80))).map((choice, at) => ({
    ...choice,
    synonyms: words[at]!.filter(
      (word) => word !== choice.label.toLowerCase() && !words.some((other, n) => n !== at && other.includes(word)),
    ).slice(0, 30),
  }));
}

/** A question that was asked for already and tells the ways apart: each way names choices of its own. */
function knownChoice(slots: readonly SpotSlot[], ways: readonly Way[]): { slot: SpotSlot; values: string[][] } | null {
  for (const slot of slots.filter(({ type }) => type === 'choice')) {
    const values = ways.map((way) => {
      const text = meaningOf(way).toLowerCase();
      const isNamed = ({ label, value }: Choice) =>
        new RegExp(`\\b${label.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'u').test(text) ||
        (value === 'other' && /\belse\b/.test(text));
      return slot.choices.filter(isNamed).map(({ value }) => value);
    });
    const all = values.flat();
    if (values.every((own) => own.length > 0) && new Set(all).size === all.length) return { slot, values };
  }
  return null;
}

/** A text that only says what the caller wants becomes the question that parts the ways. */
const isIntent = ({ name, type }: SpotSlot) =>
  type === 'text' && /^(intent|reason|purpose|topic|need|request)/.test(labelOfName(name));

const somethingElse: Choice = {
  value: 'something_else',
  label: 'Something else',
  synonyms: ['none of these', 'none of them', 'neither', 'other'],
};

interface Parted {
  slots: SpotSlot[];
  /** Ways with conditions in place of meanings. */
  ways: Way[];
}

/** Puts a question in place of what a model decided. */
function partWays(drawing: Drawing, spot: Spot, slots: SpotSlot[], question: string | null): Parted {
  const { reading, anywhere } = drawing;
  const meaning = spot.ways.filter(({ when }) => when.kind === 'meaning');
  const others = spot.ways.filter(({ when }) => when.kind !== 'meaning');
  if (meaning.length === 0) return { slots, ways: others };
  if (meaning.length === 1 && others.length === 0) {
    const [only] = meaning;
    if (meaningOf(only!) !== '')
      reading.ledger.remark('The only outgoing path, which a model chose. It’s always taken.', spot.id);
    return { slots, ways: [{ ...only!, when: { kind: 'always' } }] };
  }
  const holds = (name: string, values: readonly string[]): Expression => ({
    op: 'in',
    args: [{ var: name }, ...values],
  });
  const more = anywhere.filter(({ to }) => to !== spot.id && meaning.every((way) => way.to !== to));
  drawing.isAnywhere ||= more.length > 0;
  const known = knownChoice(slots, meaning);
  if (known) {
    const added = choicesOfWays(more).filter(({ value }) =>
      known.slot.choices.every((choice) => choice.value !== value),
    );
    known.slot.choices = [...known.slot.choices, ...added].slice(0, 20);
    const extra = added.map(
      (choice, at): Way => ({
        ...more[at]!,
        label: choice.label,
        when: { kind: 'holds', expression: holds(known.slot.name, [choice.value]) },
      }),
    );
    const ways = meaning.map((way, at): Way => {
      reading.ledger.remark('Paths a model chose now depend on an answer. Check them.', spot.id);
      const when = { kind: 'holds' as const, expression: holds(known.slot.name, known.values[at]!) };
      return { ...way, label: way.label ?? labelOfCondition(meaningOf(way)), when };
    });
    return { slots, ways: [...others, ...ways, ...extra] };
  }
  const all = [...meaning, ...more].slice(0, 19);
  const named = choicesOfWays(all);
  // What was for every other case has to be sayable as well.
  const hasElse = others.some(({ when }) => when.kind === 'always');
  const choices = hasElse && named.every(({ value }) => value !== 'something_else') ? [...named, somethingElse] : named;
  const list = orList(choices.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1).replaceAll('?', '')));
  const intent = slots.find(isIntent);
  const name = intent?.name ?? reading.names.own(`${spot.title}_way`);
  reading.names.slot(name, 'choice');
  const asked: SpotSlot = {
    name,
    type: 'choice',
    choices,
    required: true,
    part: spot.part,
    prompt: question ?? cut(`What is it about: ${list}?`, 400).replace(/[^?]$/, '$&?').replace(/\.\?$/, '?'),
  };
  reading.ledger.remark(
    'Paths a model chose based on what was said. The agent asks the caller instead. Check them.',
    spot.id,
  );
  const ways = all.map((way, at): Way => {
    const when = { kind: 'holds' as const, expression: holds(name, [choices[at]!.value]) };
    return { ...way, label: choices[at]!.label, when };
  });
  const rest = slots.filter((slot) => slot !== intent);
  return { slots: question === null ? [...rest, asked] : [asked, ...rest], ways: [...others, ...ways] };
}

/** Quoted words of a brief that the agent was to say. */
const quoted = (brief: string): string | null =>
  brief.match(/(?:say|ask|with|greet|read)[^"“'‘.]{0,60}["“‘']([^"”“]{12,400}?)["”]?(?<=[.?!])["”’']/i)?.[1] ?? null;

/** What a brief has the agent tell: "Tell them that we will call" says "We will call". */
function told(brief: string): string | null {
  const found = sentencesOf(brief)
    .map((sentence) => sentence.match(/\b(?:tell|inform|let) (?:the )?(?:\w+ )(?:know )?(?:that )?(.{12,300})$/i)?.[1])
    .find((one) => one !== undefined);
  if (!found) return null;
  const said = found
    .replace(/,? then .*$/, '')
    .replace(/\b(?:you'll|you will)\b/gi, 'we will')
    .replace(/\b(?:they'll|they will)\b/gi, 'you will')
    .replace(/\btheir\b/gi, 'your')
    .replace(/\bthem\b/gi, 'you');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** What is said, asked and found out in a place, as far as its texts tell. */
function contentOf({ reading }: Drawing, spot: Spot, needsWay: boolean) {
  const { say, brief, slots } = spot.doing as { say: string; brief: string; slots: SpotSlot[] };
  const briefPart = spot.part;
  const fromBrief = say === '' ? sayable(quoted(brief) ?? told(brief) ?? '', briefPart, reading) : '';
  const { before, question } = partQuestion(say || fromBrief);
  const found = slots.length > 0 ? slots : spot.briefPart ? slotsOfBrief(spot.briefPart, reading) : [];
  const isLast = spot.ways.length === 0;
  const isSilent = found.length === 0 && !needsWay && question === null && before === '';
  if (!isSilent || isLast || spot.isGreeted) return { before, question, slots: found };
  // Nothing tells what is asked: the caller says what it is about.
  const label = cut(spot.title.toLowerCase().replaceAll('?', ''), 80);
  const isPlain = /^(agent|entry|start|step|node|conversation|main|begin)\b/.test(label);
  return { before, question: isPlain ? 'How can I help you?' : `What should I know about ${label}?`, slots: found };
}

/** Asks for things, at most five a step. Answers the first and the last step. */
function drawAsks(
  { graph }: Drawing,
  spot: Spot,
  slots: readonly SpotSlot[],
  intro: string,
): { first: string; last: string } {
  let first: string | null = null;
  let last = '';
  for (let at = 0; at < slots.length; at += 5) {
    const some = slots.slice(at, at + 5).map(
      ({ name, type, prompt, choices, required }): Record<string, Json> => ({
        name,
        type,
        prompt,
        required,
        ...(type === 'choice' && { choices: choices.map((choice) => ({ ...choice })) }),
      }),
    );
    const id = graph.add(spot.title, 'ask', spot.title, { ...(at === 0 && intro && { intro }), slots: some });
    if (some.some(({ type }) => type === 'choice')) graph.flow.nodes.at(-1)!.mode = 'assisted';
    if (first === null) first = id;
    else graph.link(last, 'filled', id);
    last = id;
  }
  return { first: first!, last };
}

/** Puts the question that a text ends in where it fits: to what is asked anyway, or as a question of its own. */
function putQuestion(
  { reading }: Drawing,
  spot: Spot,
  slots: readonly SpotSlot[],
  question: string,
): SpotSlot[] | null {
  const first =
    slots.find(({ type }) => type === 'text' || type === 'choice') ?? (slots.length === 1 ? slots[0] : null);
  if (first) return slots.map((slot) => (slot === first ? { ...slot, prompt: question } : slot));
  if (slots.length > 0 || spot.ways.length === 0) return null;
  const name = reading.names.own(`${spot.title}_answer`);
  reading.names.slot(name, 'text');
  return [{ name, type: 'text', prompt: question, choices: [], required: true, part: spot.part }];
}

const isParted = ({ ways }: Spot) => ways.length > 1 && ways.some(({ when }) => when.kind === 'meaning');

/** Leads on behind a step, and asks where a model decided on the way. */
export function leadOnAsking(drawing: Drawing, spot: Spot, out: Out | null): void {
  const { slots, ways } = partWays(drawing, spot, [], null);
  if (slots.length === 0) {
    leadOn(drawing, spot, out, ways);
    return;
  }
  const { first, last } = drawAsks(drawing, spot, slots, '');
  if (out) drawing.graph.link(out.from, out.port, first);
  else drawing.entries.set(spot.id, first);
  leadOn(drawing, spot, { from: last, port: 'filled' }, ways);
}

/** Draws a place where the agent talks. */
export function drawTalk(drawing: Drawing, spot: Spot): void {
  const { graph, entries, through } = drawing;
  const needsWay = isParted(spot);
  const content = contentOf(drawing, spot, needsWay);
  const { slots, ways } = partWays(drawing, spot, content.slots, needsWay ? content.question : null);
  const put = content.question !== null && !needsWay ? putQuestion(drawing, spot, slots, content.question) : slots;
  const asked = put ?? slots;
  const before = put === null ? `${content.before} ${content.question}`.trim() : content.before;
  if (asked.length > 0) {
    const { first, last } = drawAsks(drawing, spot, asked, before);
    entries.set(spot.id, first);
    leadOn(drawing, spot, { from: last, port: 'filled' }, ways);
  } else if (ways.length === 0) drawEnd(drawing, spot, before);
  else if (before !== '') {
    const id = graph.add(spot.title, 'say', spot.title, { text: before });
    entries.set(spot.id, id);
    leadOn(drawing, spot, { from: id, port: 'next' }, ways);
  } else {
    const [only] = ways;
    if (ways.length === 1 && only!.when.kind === 'always') through.set(spot.id, only!);
    else leadOn(drawing, spot, null, ways);
  }
}

/** A place that nothing leads on from and that asks nothing: the call ends there. */
function drawEnd(drawing: Drawing, spot: Spot, text: string): void {
  const { graph, entries } = drawing;
  if (
    text === '' &&
    !/goodbye|end the call|thank|bye/i.test(`${(spot.doing as { brief?: string }).brief} ${spot.title}`)
  ) {
    entries.set(spot.id, lastStep(drawing));
    return;
  }
  const config = { ...(text && { message: text }), outcome: 'success' };
  entries.set(spot.id, graph.add(spot.title, 'end', spot.title, config));
}
