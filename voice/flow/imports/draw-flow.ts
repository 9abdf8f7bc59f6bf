import type { Flow } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { layOut } from '../compose/layout.ts';
import { isPromise } from '../lint/promises.ts';
import { stepOf } from '../steps/catalog.ts';
import { boundLoops } from './bound-loops.ts';
import { drawLead } from './draw-lead.ts';
import { drawTalk, leadOnAsking } from './draw-talk.ts';
import { type Drawing, lastStep } from './drawing.ts';
import { Graph } from './graph.ts';
import type { Imported, Spot, Way } from './spots.ts';
import { type Reading, withFallbacks } from './texts.ts';

function drawRequest(drawing: Drawing, spot: Spot): void {
  const { graph, reading } = drawing;
  if (spot.doing.does !== 'request') return;
  const { save, failed, ...request } = spot.doing.request;
  for (const { name } of save) reading.names.variable(name, 'text');
  const config: Record<string, Json> = {
    ...request,
    headers: request.headers.map((header) => ({ ...header })),
    save: Object.fromEntries(save.map(({ name, place }) => [name, place])),
  };
  const id = graph.add(spot.title, 'api_request', spot.title, config);
  drawing.entries.set(spot.id, id);
  const wrong = spot.ways.find(({ when }) => when.kind === 'result' && !when.ok);
  const right = spot.ways.filter((way) => way !== wrong);
  let port: { from: string; port: string } = { from: id, port: 'error' };
  if (failed) {
    const said = graph.add(`${spot.title} failed`, 'say', `${spot.title}: did not work`, { text: failed });
    graph.link(id, 'error', said);
    port = { from: said, port: 'next' };
  }
  if (wrong) drawing.open.push({ ...port, way: wrong });
  else if (failed) graph.link(port.from, port.port, lastStep(drawing));
  leadOnAsking(drawing, { ...spot, ways: right }, { from: id, port: 'ok' });
}

const simple: Partial<Record<Spot['doing']['does'], [type: string, port: string | null]>> = {
  transfer: ['transfer_person', 'nobody'],
  agent: ['transfer_agent', 'error'],
  press: ['press_digits', 'next'],
  sms: ['send_sms', 'ok'],
  end: ['end', null],
};

function configOf(doing: Spot['doing']): Record<string, Json> {
  switch (doing.does) {
    case 'transfer':
      return { ...(doing.text && { text: doing.text }), phone: doing.phone };
    case 'agent':
      return { text: doing.text, agentId: 'choose' };
    case 'press':
      return { digits: doing.digits };
    case 'sms':
      return { to: doing.to, text: doing.text };
    case 'end':
      return { ...(doing.text && { message: doing.text }), outcome: 'success' };
    default:
      return {};
  }
}

function drawPlain(drawing: Drawing, spot: Spot): void {
  const { graph, entries, open, through, reading } = drawing;
  const { doing, title, ways } = spot;
  if (doing.does === 'part') {
    const isStraight = ways.every(({ when }) => when.kind === 'always');
    if (isStraight) through.set(spot.id, ways[0] ?? null);
    else leadOnAsking(drawing, spot, null);
    return;
  }
  const [type, port] = simple[doing.does]!;
  const id = graph.add(title, type, title, configOf(doing));
  entries.set(spot.id, id);
  if (port === null) return;
  // Behind a transfer only what follows when no one is there.
  const isTransfer = doing.does === 'transfer' || doing.does === 'agent';
  const wanted = isTransfer ? ways.filter(({ when }) => when.kind !== 'result' || !when.ok) : ways;
  if (isTransfer) {
    const [first] = wanted;
    if (first) open.push({ from: id, port, way: first });
    if (ways.length > (first ? 1 : 0))
      reading.ledger.remark('Paths after a successful transfer. In Parley, the call ends there.', spot.id);
  } else leadOnAsking(drawing, spot, { from: id, port });
}

function drawSpot(drawing: Drawing, spot: Spot): void {
  if (spot.doing.does === 'talk') drawTalk(drawing, spot);
  else if (spot.doing.does === 'lead') drawLead(drawing, spot);
  else if (spot.doing.does === 'request') drawRequest(drawing, spot);
  else drawPlain(drawing, spot);
}

/** The step where a way ends; null where it leads nowhere. Spots that only lead on are passed. */
function targetOf({ entries, through }: Drawing, way: Way): string | null {
  const seen = new Set<string>();
  for (let to = way.to; to !== null && !seen.has(to); ) {
    seen.add(to);
    const entry = entries.get(to);
    if (entry) return entry;
    to = through.get(to)?.to ?? null;
  }
  return null;
}

/** Leaves a task before what promises that someone will be heard of, where no one is told otherwise. */
function keepPromises({ graph, reading }: Drawing): void {
  const { nodes, edges } = graph.flow;
  const configured = nodes.map((node) => ({ node, step: stepOf(node) }));
  if (configured.some(({ step }) => step?.step.tells?.(step.config))) return;
  const promising = configured.filter(({ step }) => step?.step.texts(step.config).spoken.some(isPromise));
  for (const { node } of promising) {
    if (node.type === 'start') continue;
    const task = graph.add('leave_task', 'leave_task', 'Leave a Task', { kind: 'follow_up' });
    for (const edge of edges) if (edge.to === node.id) edge.to = task;
    graph.link(task, 'next', node.id);
  }
  if (promising.length > 0) reading.ledger.remark('A text makes a promise, so a task is left in the Inbox.');
}

/** Gives texts words for what may not be set, now that all names are known. */
function fillTexts({ graph, reading: { names } }: Drawing, tag: string): void {
  const { sure } = names;
  const walk = (value: Json, key: string): Json => {
    if (typeof value === 'string') return spokenKeys.has(key) ? withFallbacks(value, tag, sure, names) : value;
    if (Array.isArray(value)) return value.map((one) => walk(one, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name)]));
  };
  for (const node of graph.flow.nodes) node.config = walk(node.config, '') as Record<string, Json>;
}

const spokenKeys = new Set(['text', 'message', 'prompt', 'intro', 'before', 'after', 'greeting', 'opening']);

/**
 * The flow of what was read. Answers which step each spot became, too.
 * @param tag BCP 47: the language that it is led in
 */
export function drawFlow(
  imported: Imported,
  reading: Reading,
  tag: string,
): { flow: Flow; entryOf: (spot: string) => string | null } {
  const graph = new Graph(imported.agent.name);
  const drawing: Drawing = {
    graph,
    reading,
    entries: new Map(),
    open: [],
    through: new Map(),
    isAnywhere: false,
    ownerOf: new Map(),
    anywhere: imported.spots.flatMap(({ anywhere, id, part, title }) =>
      anywhere === null ? [] : [{ label: title, when: { kind: 'meaning' as const, text: anywhere }, to: id, part }],
    ),
  };
  const start = graph.add('start', 'start', 'Start Call', { greeting: imported.agent.greeting });
  const groups = new Map<string, string[]>();
  for (const spot of imported.spots) {
    const before = graph.flow.nodes.length;
    drawSpot(drawing, spot);
    const own = graph.flow.nodes.slice(before).map(({ id }) => id);
    for (const id of own) drawing.ownerOf.set(id, spot.id);
    if (spot.group !== null) groups.set(spot.group, [...(groups.get(spot.group) ?? []), ...own]);
    const beside = drawing.entries.get(spot.id);
    if (spot.note && beside && !graph.note(spot.note, beside))
      reading.ledger.lost(spot.part, 'Notes next to steps. A flow can have up to 50.', spot.id);
  }
  drawing.open.push({
    from: start,
    port: 'next',
    way: { label: null, when: { kind: 'always' }, to: imported.start, part: imported.spots[0]!.part },
  });
  for (const { from, port, way } of drawing.open) {
    const to = targetOf(drawing, way);
    if (to !== null) graph.link(from, port, to);
    else
      reading.ledger.remark(
        'Paths that don’t lead anywhere in the file. Connect them.',
        drawing.ownerOf.get(from) ?? null,
      );
  }
  if (drawing.anywhere.length > 0) {
    const parts = drawing.anywhere.map(({ part }) => part.in('global_node_setting', 'global_node_plan'));
    const what = drawing.isAnywhere
      ? 'Global steps. Callers can ask for them wherever paths split.'
      : 'Global steps that nothing leads to yet. Connect them.';
    reading.ledger.changed(parts, what);
  }
  boundLoops(graph, reading);
  keepPromises(drawing);
  fillTexts(drawing, tag);
  for (const [title, nodes] of groups) if (nodes.length > 1) graph.group(title, nodes);
  graph.flow.variables = reading.names.variables.slice(0, 50);
  Object.assign(graph.flow, { nodes: layOut(graph.flow).nodes });
  graph.placeNotes();
  const entryOf = (spot: string) => drawing.entries.get(spot) ?? null;
  return { flow: graph.flow, entryOf };
}
