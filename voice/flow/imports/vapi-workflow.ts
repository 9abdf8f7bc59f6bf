import { briefOf, languageOf, meantWay, nameOf, personaOf, spotOf, voiceOf } from './agent-parts.ts';
import { readLiquid } from './liquid.ts';
import type { Part } from './part.ts';
import { slotOf, slotsOfSchema } from './slots.ts';
import type { Imported, Spot, SpotSlot, Way } from './spots.ts';
import { type Reading, spokenText } from './texts.ts';
import { isEnding, spotOfTool } from './vapi-tools.ts';

/** A node is named by its id in the documentation's form, by its name in the API's. */
export const idOfNode = (node: Part): string => node.in('id').id ?? node.in('name').id ?? node.path;

function slotsOf(node: Part, reading: Reading, about: string): SpotSlot[] {
  const plan = node.in('variable_extraction_plan');
  // A name may stand for another: anyone who refers to it means the same value.
  for (const alias of plan.in('aliases').items()) {
    const of = alias.in('value').text?.match(/^\{\{\s*([\w.$[\]-]+)\s*\}\}$/)?.[1];
    const name = alias.in('key').text;
    if (of && name) {
      reading.names.alias(name, of);
      reading.ledger.came([alias.in('key'), alias.in('value')], 'Other names for what’s collected.', about);
    }
  }
  return [
    ...[...node.in('extract_variables').items(), ...plan.in('output').items()].map((one, at) =>
      slotOf(one.in('name', 'title').text ?? `answer_${at + 1}`, one, reading, about),
    ),
    ...slotsOfSchema(plan.in('schema'), reading, about),
  ];
}

function readNode(node: Part, reading: Reading): Spot {
  const { ledger } = reading;
  const id = idOfNode(node);
  const type = node.in('type').text ?? 'conversation';
  const title = node.in('label', 'name').text ?? id;
  ledger.came([node.in('type'), node.in('name'), node.in('id'), node.in('label'), node.in('is_start')], 'Steps.', id);
  if (type === 'tool') return spotOfTool(id, title, node.in('tool'), node, reading);
  if (/^(end_?call|hangup|transfer_?call|api_?request|sms|dtmf)$/i.test(type)) {
    // In older files the tool is the node itself.
    const said = node.in('first_message').isThere ? node.in('first_message') : node.at('message_plan', 'first_message');
    if (/^(end_?call|hangup)$/i.test(type) || isEnding(node))
      return spotOf(id, title, { does: 'end', text: spokenText(said, reading, id) }, node);
    return spotOfTool(id, title, node, node, reading);
  }
  const promptPart = node.in('prompt', 'system_prompt', 'instruction');
  const first = node.at('message_plan', 'first_message').isThere
    ? node.at('message_plan', 'first_message')
    : node.in('first_message');
  const plan = node.in('global_node_plan');
  const isAnywhere = plan.in('enabled').isTrue || node.in('is_global').isTrue;
  ledger.changed([plan, node.in('is_global')], isAnywhere ? 'Global steps.' : 'Steps that can never be reached.', id);
  const say = spokenText(first, reading, id);
  const brief = briefOf(promptPart, reading, id);
  return spotOf(id, title, { does: 'talk', say, brief, slots: slotsOf(node, reading, id) }, node, {
    anywhere: isAnywhere ? (plan.in('enter_condition').text ?? title) : null,
    briefPart: promptPart.isThere ? promptPart : null,
  });
}

function readWay(edge: Part, reading: Reading): Way {
  const { ledger } = reading;
  const to = edge.in('to', 'target').id;
  ledger.came([edge.in('from', 'source'), edge.in('to', 'target'), edge.in('id')], 'Paths between steps.');
  const condition = edge.in('condition');
  const words = condition.isForm ? condition.in('prompt', 'liquid', 'condition') : condition;
  ledger.came(condition.in('type'), 'Paths between steps.');
  const isLogic =
    /^(logic|liquid)$/.test(condition.in('type').text ?? '') ||
    /^\s*\{\{[\s\S]*(==|!=|>|<|contains)/.test(words.text ?? '');
  const expression = isLogic && words.text ? readLiquid(words.text, reading) : null;
  if (expression !== null) {
    ledger.came(words, 'Conditions: Decision Points.');
    return { label: edge.in('label').text, when: { kind: 'holds', expression }, to, part: edge };
  }
  if (isLogic) ledger.lost(words, 'Unsupported conditions. Build them in the Decision Point.');
  return meantWay(words, edge.in('label'), to, edge, reading);
}

/** A Vapi workflow, retired by Vapi, in the form of its documentation or of its API. */
export function importVapiWorkflow(file: Part, reading: Reading): Imported {
  const workflow = file.in('workflow').isForm ? file.in('workflow') : file;
  const nodes = workflow.in('nodes').items();
  const edges = workflow.in('edges').items();
  const spots = nodes.map((node) => readNode(node, reading));
  for (const edge of edges) {
    const from = spots.find(({ id }) => id === edge.in('from', 'source').id);
    if (from) from.ways.push(readWay(edge, reading));
    else reading.ledger.lost(edge, 'Paths from steps that aren’t in the file.');
  }
  const marked = nodes.findIndex((node) => node.in('is_start').isTrue || node.in('type').text === 'start');
  const free = spots.findIndex(({ id }) => !edges.some((edge) => edge.in('to', 'target').id === id));
  return {
    agent: {
      name: nameOf(workflow.in('name'), reading, 'Imported workflow'),
      persona: personaOf([workflow.in('global_prompt')], reading),
      greeting: '',
      language: languageOf(workflow.at('transcriber', 'language'), reading),
      voice: voiceOf(workflow.at('voice', 'voice_id'), reading),
    },
    spots,
    start: spots[Math.max(marked, marked < 0 ? free : marked, 0)]!.id,
  };
}
