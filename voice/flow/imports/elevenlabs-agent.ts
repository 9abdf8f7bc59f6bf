import type { Json } from '#domain/platform/json.ts';
import { briefOf, languageOf, nameOf, personaOf, phoneOf, spotOf, straight, voiceOf } from './agent-parts.ts';
import { modelsIn, readTree } from './elevenlabs-conditions.ts';
import type { Part } from './part.ts';
import { ImportRefused } from './refused.ts';
import { requestOf } from './requests.ts';
import { slotOf } from './slots.ts';
import type { Doing, Imported, Spot, Way } from './spots.ts';
import { type Reading, spokenText } from './texts.ts';
import { cut } from './words.ts';

/** The kind of a node; where the file leaves it out, what only that kind has tells it. */
function kindOf(node: Part): string {
  const type = node.in('type').text;
  if (type !== null) return type;
  if (node.in('transfer_destination').isThere || node.in('transfer_type').isThere) return 'phone_number';
  if (node.in('tools').isList) return 'tool';
  if (node.in('agent_id').isThere) return 'standalone_agent';
  if (node.in('additional_prompt').isThere || node.in('conversation_config').isThere) return 'override_agent';
  if (node.in('message', 'text').isThere) return 'say';
  return 'end';
}

/** When a way is taken, in one direction of its line. */
function wayOf(condition: Part, to: string | null, edge: Part, reading: Reading): Way {
  const { ledger } = reading;
  const type = condition.in('type').text ?? 'unconditional';
  const given = condition.in('label').text;
  const label = given === null ? null : cut(given, 80);
  ledger.came([condition.in('type'), condition.in('label')], 'Paths between steps.');
  if (type === 'llm') {
    const words = condition.in('condition', 'prompt');
    ledger.changed(words, 'Plain-text conditions became question choices. Check their wording.');
    return { label, when: { kind: 'meaning', text: words.text ?? label ?? 'Other' }, to, part: edge };
  }
  if (type === 'result') {
    ledger.came(condition.in('successful'), 'Paths based on a tool’s result.');
    return { label, when: { kind: 'result', ok: condition.in('successful').isTrue }, to, part: edge };
  }
  if (type === 'expression') {
    const tree = condition.in('expression');
    const models = modelsIn(tree);
    const expression = readTree(tree, reading);
    if (models.length > 0)
      ledger.lost(
        models,
        'The part of an expression that a model evaluates was left out. The rest determines the path.',
      );
    if (expression !== null) {
      ledger.came(tree, 'Conditions: Decision Points.');
      return { label: label ?? 'Condition', when: { kind: 'holds', expression }, to, part: edge };
    }
    ledger.lost(tree, 'Unsupported conditions. Build them in the Decision Point.');
    const words = models[0]?.in('prompt').text;
    return { label, when: words ? { kind: 'meaning', text: words } : { kind: 'always' }, to, part: edge };
  }
  return { label, when: { kind: 'always' }, to, part: edge };
}

function toolDoing(node: Part, reading: Reading, id: string): { doing: Doing; note: string } {
  const tools = node.in('tools').items();
  const names = tools.map((tool) => tool.in('tool_id', 'name').id ?? 'tool');
  reading.ledger.changed(tools, 'Tools the file only names. Add each request in its step.', id);
  const [tool] = tools;
  const request = requestOf(
    {
      url: node.in('url'),
      method: node.in('method'),
      headers: node.in('request_headers'),
      parameters: (tool ?? node).in('parameters'),
    },
    reading,
    id,
  );
  return {
    doing: { does: 'request', request },
    note: `By hand: the tool${names.length > 1 ? 's' : ''} ${names.join(', ')}`.slice(0, 500),
  };
}

function doingOf(
  node: Part,
  kind: string,
  reading: Reading,
  id: string,
): { doing: Doing; briefPart?: Part; note?: string } {
  const { ledger } = reading;
  switch (kind) {
    case 'start':
      return { doing: { does: 'part' } };
    case 'end':
      return { doing: { does: 'end', text: '' } };
    case 'tool':
      return toolDoing(node, reading, id);
    case 'phone_number': {
      const destination = node.in('transfer_destination');
      ledger.came(destination.in('type'), 'Numbers callers are transferred to.', id);
      ledger.changed(
        node.in('transfer_type'),
        'How calls are transferred. In Parley, the caller waits while the other person is briefed.',
        id,
      );
      const phone = phoneOf(destination.in('phone_number', 'sip_uri'), reading, id);
      return { doing: { does: 'transfer', text: '', phone } };
    }
    case 'standalone_agent':
      ledger.changed(node.in('agent_id'), 'An agent on the other platform. Choose one of yours in the step.', id);
      return { doing: { does: 'agent', text: spokenText(node.in('transfer_message'), reading, id) } };
    case 'say': {
      const message = node.in('message', 'text', 'prompt');
      const part = message.isForm ? message.in('text', 'prompt', 'message') : message;
      return { doing: { does: 'talk', say: spokenText(part, reading, id), brief: '', slots: [] } };
    }
    default: {
      if (kind !== 'override_agent')
        ledger.changed(
          node.in('type'),
          `Steps with the unknown type "${kind.slice(0, 40)}". Check what they should do.`,
          id,
        );
      const own = node.in('additional_prompt');
      const agent = node.at('conversation_config', 'agent');
      const briefPart = own.text === null ? agent.at('prompt', 'prompt') : own;
      const say = spokenText(agent.in('first_message'), reading, id);
      return { doing: { does: 'talk', say, brief: briefOf(briefPart, reading, id), slots: [] }, briefPart };
    }
  }
}

/** Nodes by their ids, whether they are a record or a list. */
const entriesOf = (part: Part): { id: string; part: Part }[] =>
  part.isList
    ? part.items().map((item, at) => ({ id: item.in('id').id ?? String(at), part: item }))
    : part.members().map(({ name, part: item }) => ({ id: name, part: item }));

/** Ways in the order in which their node names them. */
function inOrder(node: Part, edges: { id: string; way: Way }[], reading: Reading): Way[] {
  const order = node
    .in('edge_order')
    .items()
    .map((one) => one.id);
  reading.ledger.came(node.in('edge_order'), 'The order of paths.');
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return edges.sort((a, b) => rank(a.id) - rank(b.id)).map(({ way }) => way);
}

function readWorkflow(workflow: Part, reading: Reading): { spots: Spot[]; start: string } {
  const { ledger } = reading;
  const nodes = entriesOf(workflow.in('nodes'));
  const ways = new Map<string, { id: string; way: Way }[]>();
  const add = (from: string | null, id: string, way: Way) => {
    if (from !== null) ways.set(from, [...(ways.get(from) ?? []), { id, way }]);
  };
  for (const { id, part: edge } of entriesOf(workflow.in('edges'))) {
    const from = edge.in('source').id;
    const to = edge.in('target').id;
    ledger.came([edge.in('source'), edge.in('target'), edge.in('id')], 'Paths between steps.');
    const forward = edge.in('forward_condition');
    const backward = edge.in('backward_condition');
    if (forward.isForm || !backward.isForm) add(from, id, wayOf(forward, to, edge, reading));
    if (backward.isForm) add(to, id, wayOf(backward, from, edge, reading));
  }
  const spots = nodes.map(({ id, part: node }): Spot => {
    const kind = kindOf(node);
    ledger.came([node.in('type'), node.in('label'), node.in('id')], 'Steps.', id);
    const { doing, briefPart, note } = doingOf(node, kind, reading, id);
    const title = node.in('label', 'name').text ?? (kind === 'start' ? 'Start' : id);
    const spot = spotOf(id, title, doing, node, { briefPart: briefPart ?? null });
    return { ...spot, ...(note && { note }), ways: inOrder(node, ways.get(id) ?? [], reading) };
  });
  const start =
    nodes.find(({ part }) => kindOf(part) === 'start')?.id ??
    (nodes.some(({ id }) => id === 'start_node') ? 'start_node' : nodes[0]?.id);
  if (start === undefined) throw new ImportRefused('The workflow in the file has no nodes.');
  return { spots, start };
}

/** An ElevenLabs agent; without a workflow its instruction leads the whole call. */
export function importElevenLabsAgent(file: Part, reading: Reading): Imported {
  const { ledger, names } = reading;
  const config = file.in('conversation_config');
  const agent = config.in('agent');
  const bare = file.in('nodes').isThere && file.in('edges').isThere ? file : null;
  const workflow = bare ?? (file.in('workflow').isForm ? file.in('workflow') : config.in('workflow'));
  const prompt = agent.at('prompt', 'prompt');
  for (const { name, part } of agent.at('dynamic_variables', 'dynamic_variable_placeholders').members()) {
    if (!['string', 'number', 'boolean'].includes(typeof part.value)) continue;
    names.variable(
      names.key(name),
      typeof part.value === 'number' ? 'number' : typeof part.value === 'boolean' ? 'yes_no' : 'text',
      part.value as Json,
    );
    ledger.came(part, 'Initial values became variables.');
  }
  const first = agent.in('first_message');
  const hasNodes =
    workflow.isForm && entriesOf(workflow.in('nodes')).some(({ part }) => !['start', 'end'].includes(kindOf(part)));
  const about = {
    name: nameOf(file.in('name'), reading, 'Imported agent'),
    persona: personaOf([prompt], reading),
    language: languageOf(agent.in('language'), reading),
    voice: voiceOf(config.at('tts', 'voice_id'), reading),
  };
  if (hasNodes) {
    const { spots, start } = readWorkflow(workflow, reading);
    return { agent: { ...about, greeting: spokenText(first, reading, start) }, spots, start };
  }
  if (prompt.text === null && first.text === null && !workflow.in('nodes').isThere)
    throw new ImportRefused('The agent in the file has neither a prompt nor a workflow.');
  ledger.changed(prompt, 'The prompt became a Conversation step, split into its fields by headings.', 'lead');
  const slots = file
    .at('platform_settings', 'data_collection')
    .members()
    .map(({ name, part }) => slotOf(name, part, reading, 'lead', false));
  return {
    agent: { ...about, greeting: '' },
    start: 'lead',
    spots: [
      spotOf(
        'lead',
        'Lead the call',
        { does: 'lead', say: spokenText(first, reading, 'lead'), brief: prompt.text ?? '', slots },
        file,
        {
          ways: [{ ...straight('end', file), label: 'Done' }],
          briefPart: prompt,
        },
      ),
      spotOf('end', 'End Call', { does: 'end', text: '' }, file),
    ],
  };
}
