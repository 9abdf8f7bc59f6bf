import type { Expression, Operator } from '#domain/agents/expressions.ts';
import type { Json } from '#domain/platform/json.ts';
import { briefOf, languageOf, meantWay, nameOf, personaOf, phoneOf, spotOf, straight, voiceOf } from './agent-parts.ts';
import { compare } from './liquid.ts';
import type { Part } from './part.ts';
import { requestOf } from './requests.ts';
import { slotOf } from './slots.ts';
import type { Doing, Imported, Spot, Way } from './spots.ts';
import { type Reading, spokenText, writtenText } from './texts.ts';
import { freeTools } from './vapi-tools.ts';

/** What comparisons are called in Retell's equations. */
const operators: Record<string, Operator> = {
  '==': 'eq',
  '=': 'eq',
  '!=': 'ne',
  '>': 'gt',
  '>=': 'gte',
  '<': 'lt',
  '<=': 'lte',
  contains: 'contains',
  CONTAINS: 'contains',
};

function equation(part: Part, reading: Reading): Expression | null {
  const name = part.in('left', 'variable').text?.replace(/^\{\{\s*|\s*\}\}$/g, '') ?? null;
  const operator = part.in('operator', 'op').text ?? '';
  if (name === null || !/^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(name)) return null;
  const left: Expression = { var: reading.names.key(name) };
  if (/^(exists|is_set|exist)$/i.test(operator)) return { op: 'is_set', args: [left] };
  if (/^(not_exist|not_exists|does_not_exist)$/i.test(operator))
    return { op: 'not', args: [{ op: 'is_set', args: [left] }] };
  const right = part.in('right', 'value').value;
  const value = typeof right === 'string' || typeof right === 'number' || typeof right === 'boolean' ? right : null;
  if (/^(not_contains|does_not_contain)$/i.test(operator))
    return { op: 'not', args: [compare('contains', left, String(value ?? ''), reading)] };
  const op = Object.hasOwn(operators, operator) ? operators[operator]! : null;
  return op === null || value === null ? null : compare(op, left, value, reading);
}

/** The condition of a way: equations are worked out, words were a model's. */
function conditionOf(edge: Part, reading: Reading): { expression: Expression } | { words: Part } {
  const condition = edge.in('transition_condition').isThere ? edge.in('transition_condition') : edge.in('condition');
  const words = condition.isForm ? condition.in('prompt', 'text') : condition;
  const both = condition.isForm && edge.in('condition').text !== null ? [edge.in('condition')] : [];
  reading.ledger.came([condition.in('type'), ...both], 'Paths between steps.');
  const equations = condition.in('equations').items();
  if (equations.length === 0) return { words };
  const read = equations.slice(0, 10).map((one) => equation(one, reading));
  const known = read.filter((one) => one !== null);
  if (known.length < equations.length)
    reading.ledger.lost(condition.in('equations'), 'Unsupported equations. Build them in the Decision Point.');
  else reading.ledger.came([condition.in('equations'), condition.in('operator')], 'Conditions: Decision Points.');
  if (known.length === 0) return { words };
  const isAny = /^(\|\||or)$/i.test(condition.in('operator').text ?? '');
  return { expression: known.length === 1 ? known[0]! : { op: isAny ? 'or' : 'and', args: known } };
}

function wayOf(edge: Part, reading: Reading): Way {
  const to = edge.in('destination_node_id').id;
  reading.ledger.came([edge.in('destination_node_id'), edge.in('id')], 'Paths between steps.');
  const found = conditionOf(edge, reading);
  if ('expression' in found)
    return { label: null, when: { kind: 'holds', expression: found.expression }, to, part: edge };
  return meantWay(found.words, edge.in('label'), to, edge, reading);
}

function waysOf(node: Part, reading: Reading): Way[] {
  const ways = node
    .in('edges')
    .items()
    .map((edge) => wayOf(edge, reading));
  const more = ['else_edge', 'always_edge', 'skip_response_edge', 'edge', 'success_edge'].flatMap((name): Way[] => {
    const edge = node.in(name);
    if (!edge.isForm) return [];
    const found = wayOf(edge, reading);
    return [{ ...found, when: { kind: 'always' } }];
  });
  const failed = node.in('failed_edge', 'failure_edge');
  const wrong = failed.isForm ? [{ ...wayOf(failed, reading), when: { kind: 'result' as const, ok: false } }] : [];
  return [...ways, ...more, ...wrong];
}

/** What a place says and is told to do: a fixed text is said, a prompt was a model's. */
function talkOf(node: Part, reading: Reading, id: string): { doing: Doing; briefPart: Part | null } {
  const instruction = node.in('instruction');
  const text = instruction.isForm ? instruction.in('text', 'prompt') : instruction;
  reading.ledger.came(instruction.in('type'), 'Steps.', id);
  const isFixed = instruction.in('type').text === 'static_text' || instruction.in('type').text === 'static';
  if (isFixed)
    return { doing: { does: 'talk', say: spokenText(text, reading, id), brief: '', slots: [] }, briefPart: null };
  return {
    doing: { does: 'talk', say: '', brief: briefOf(text, reading, id), slots: [] },
    briefPart: text.isThere ? text : null,
  };
}

type Tools = ReadonlyMap<string, Part>;

function requestDoing(node: Part, tools: Tools, reading: Reading, id: string): Doing {
  const toolId = node.in('tool_id').id;
  const tool = (toolId === null ? null : tools.get(toolId)) ?? node.in('tool');
  reading.ledger.came(
    [
      node.in('tool_id'),
      node.in('tool_type'),
      tool.in('tool_id'),
      tool.in('name'),
      tool.in('type'),
      tool.in('description'),
    ],
    'Tools that are steps.',
    id,
  );
  const instruction = node.in('instruction');
  const request = requestOf(
    {
      url: tool.in('url'),
      method: tool.in('method'),
      headers: tool.in('headers'),
      parameters: tool.in('parameters'),
      saved: tool.in('response_variables'),
      before:
        instruction.in('type').text === 'static_text'
          ? instruction.in('text')
          : node.in('speak_during_execution_message'),
    },
    reading,
    id,
  );
  if (instruction.in('type').text !== 'static_text') briefOf(instruction.in('text'), reading, id);
  reading.ledger.came(instruction.in('type'), 'Steps.', id);
  return { does: 'request', request };
}

function doingOf(
  node: Part,
  tools: Tools,
  reading: Reading,
  id: string,
): { doing: Doing; briefPart?: Part | null; note?: string } {
  const { ledger } = reading;
  const type = node.in('type').text ?? 'conversation';
  const said = () => {
    const instruction = node.in('instruction');
    ledger.came(instruction.in('type'), 'Steps.', id);
    if (instruction.in('type').text === 'prompt') {
      ledger.changed(
        instruction.in('text', 'prompt'),
        'What a model was told to say. The step has its own wording. Check it.',
        id,
      );
      return '';
    }
    return spokenText(instruction.in('text'), reading, id);
  };
  switch (type) {
    case 'end':
      return { doing: { does: 'end', text: said() } };
    case 'branch':
    case 'logic_split':
      return { doing: { does: 'part' } };
    case 'function':
      return { doing: requestDoing(node, tools, reading, id) };
    case 'code':
    case 'mcp': {
      ledger.lost(
        [node.in('code'), node.in('mcp_id'), node.in('mcp_tool_name')],
        'Code and server tools. Call one of your systems instead. The code is in the note.',
        id,
      );
      const note = `By hand: ${node.in('code').text ?? node.in('mcp_tool_name').text ?? type}`.slice(0, 2_000);
      return { doing: { does: 'part' }, note };
    }
    case 'sms': {
      const instruction = node.at('sms_content').isThere ? node.in('sms_content') : node.in('instruction');
      const text = instruction.isForm ? instruction.in('text', 'prompt') : instruction;
      ledger.came([text, instruction.in('type')], 'Text messages.', id);
      return {
        doing: {
          does: 'sms',
          to: '{{phone|}}',
          text: writtenText(text.text ?? 'Thank you for your call!', text, reading).slice(0, 1_600),
        },
      };
    }
    case 'press_digit': {
      const digits = node.in('digits', 'digit').id?.replace(/[^0-9*#w]/g, '') || '1';
      ledger.came(node.in('digits', 'digit'), 'Keys to press.', id);
      if (!node.in('digits', 'digit').isThere)
        ledger.changed(node.in('instruction'), 'Keys a model chose. Add them in the step.', id);
      return { doing: { does: 'press', digits } };
    }
    case 'transfer_call': {
      const destination = node.in('transfer_destination');
      const phone = phoneOf(destination.isForm ? destination.in('number', 'prompt') : destination, reading, id);
      ledger.came(destination.in('type'), 'Numbers callers are transferred to.', id);
      ledger.changed(
        node.in('transfer_option'),
        'How calls are transferred. In Parley, the caller waits while the other person is briefed.',
        id,
      );
      return { doing: { does: 'transfer', text: said(), phone } };
    }
    case 'agent_swap':
      ledger.changed(node.in('agent_id'), 'An agent on the other platform. Choose one of yours in the step.', id);
      return { doing: { does: 'agent', text: said() } };
    case 'extract_dynamic_variables': {
      const slots = node
        .in('variables')
        .items()
        .map((one, at) => slotOf(one.in('name').text ?? `answer_${at + 1}`, one, reading, id));
      return { doing: { does: 'talk', say: '', brief: '', slots } };
    }
    case 'conversation':
    case 'subagent':
    case 'component':
      return talkOf(node, reading, id);
    default:
      ledger.changed(
        node.in('type'),
        `Steps with the unknown type "${type.slice(0, 40)}". Check what they should do.`,
        id,
      );
      return talkOf(node, reading, id);
  }
}

function readNode(node: Part, tools: Tools, reading: Reading, group: string | null): Spot {
  const id = node.in('id').id ?? node.path;
  reading.ledger.came([node.in('id'), node.in('type'), node.in('name')], 'Steps.', id);
  const { doing, briefPart, note } = doingOf(node, tools, reading, id);
  const spot = spotOf(id, node.in('name').text ?? id, doing, node, { group, briefPart: briefPart ?? null });
  const anywhere = node.in('global_node_setting');
  reading.ledger.came(anywhere.in('condition'), 'Global steps.', id);
  return {
    ...spot,
    ...(note && { note }),
    ways: waysOf(node, reading),
    anywhere: anywhere.isForm ? (anywhere.in('condition').text ?? spot.title) : null,
  };
}

/** Values that the file gives at the beginning. */
function takeDefaults(part: Part, { ledger, names }: Reading): void {
  for (const { name, part: value } of part.members()) {
    if (!['string', 'number', 'boolean'].includes(typeof value.value)) continue;
    const type = typeof value.value === 'number' ? 'number' : typeof value.value === 'boolean' ? 'yes_no' : 'text';
    names.variable(names.key(name), type, value.value as Json);
    ledger.came(value, 'Initial values became variables.');
  }
}

/** A Retell conversation flow, alone or within an agent. */
export function importRetellFlow(file: Part, reading: Reading): Imported {
  const inner = file.in('conversation_flow');
  const flow = inner.isForm ? inner : file;
  const { ledger } = reading;
  takeDefaults(flow.in('default_dynamic_variables'), reading);
  const toolParts = flow.in('tools').items();
  const tools = new Map(
    toolParts.flatMap((tool) => (tool.in('tool_id').id === null ? [] : [[tool.in('tool_id').id!, tool] as const])),
  );
  const nodes = flow.in('nodes').items();
  const used = new Set(nodes.flatMap((node) => node.in('tool_id').id ?? []));
  const spots = nodes.map((node) => readNode(node, tools, reading, null));
  for (const component of flow.in('components').items()) {
    const title = component.in('name').text ?? 'Component';
    const id = component.in('conversation_flow_component_id', 'id').id;
    ledger.came(
      [component.in('name'), component.in('conversation_flow_component_id'), component.in('start_node_id')],
      'Components: groups of steps.',
    );
    const inside = component
      .in('nodes')
      .items()
      .map((node) => readNode(node, tools, reading, title));
    const first = component.in('start_node_id').id ?? inside[0]?.id ?? null;
    // Anyone who runs the component goes on where it ends: its own ends lead back to them where only one runs it.
    const runners = nodes.filter((node) => node.in('conversation_flow_component_id', 'component_id').id === id);
    for (const runner of runners) {
      const spot = spots.find((one) => one.id === runner.in('id').id);
      ledger.came(
        [runner.in('conversation_flow_component_id'), runner.in('component_id'), runner.in('component_type')],
        'Components: groups of steps.',
      );
      if (!spot) continue;
      const [next] = spot.ways;
      if (runners.length === 1 && next)
        for (const last of inside)
          if (last.doing.does === 'end' && !last.doing.text)
            Object.assign(last, { doing: { does: 'part' }, ways: [next] });
      Object.assign(spot, { doing: { does: 'part' }, ways: [straight(first, runner)] });
    }
    spots.push(...inside);
  }
  const start = flow.in('start_node_id').id;
  ledger.came(flow.in('start_node_id'), 'Where the conversation starts.');
  const isUsed = (tool: Part) => used.has(tool.in('tool_id').id ?? '');
  const free = freeTools(
    toolParts.filter((tool) => !isUsed(tool)),
    reading,
    start ?? spots[0]?.id ?? '',
  );
  const first = spots.find(({ id }) => id === start) ?? spots[0];
  if (free && first) first.note = [first.note.slice(0, 800), free].filter(Boolean).join('\n\n');
  return {
    agent: {
      name: nameOf(file.in('agent_name', 'name'), reading, 'Imported flow'),
      persona: personaOf([flow.in('global_prompt')], reading),
      greeting: '',
      language: languageOf(file.in('language'), reading),
      voice: voiceOf(file.in('voice_id'), reading),
    },
    spots,
    start: start ?? first?.id ?? '',
  };
}
