import { briefOf, meantWay, nameOf, personaOf, spotOf } from './agent-parts.ts';
import type { Part } from './part.ts';
import { slotOf } from './slots.ts';
import type { Imported, Spot } from './spots.ts';
import { type Reading, spokenText } from './texts.ts';

/** Kinds of nodes that are no place of the conversation. */
const beside = new Set(['globalNode', 'webhook', 'qa', 'trigger']);

function readNode(node: Part, reading: Reading): Spot {
  const { ledger } = reading;
  const id = node.in('id').id ?? node.path;
  const type = node.in('type').text ?? 'agentNode';
  const data = node.in('data');
  const title = data.in('name', 'label').text ?? id;
  ledger.came([node.in('id'), node.in('type'), data.in('name'), data.in('is_start'), data.in('is_end')], 'Steps.', id);
  if (!['startCall', 'agentNode', 'endCall'].includes(type))
    ledger.changed(
      node.in('type'),
      `Steps with the unknown type "${type.slice(0, 40)}". Check what they should do.`,
      id,
    );
  const greeting = data.in('greeting', 'greeting_text');
  const prompt = data.in('prompt');
  // What is to be said and what a model is told stand in the same member: short words of someone who speaks are said.
  const isSaid =
    type !== 'agentNode' &&
    prompt.text !== null &&
    prompt.text.length <= 300 &&
    !/\b(you are|ask|tell|user|caller|customer|agent|must|should)\b/i.test(prompt.text);
  const said =
    greeting.text === null ? (isSaid ? spokenText(prompt, reading, id) : '') : spokenText(greeting, reading, id);
  const brief = isSaid ? '' : briefOf(prompt, reading, id);
  if (type === 'endCall' || data.in('is_end').isTrue)
    return spotOf(id, title, { does: 'end', text: said }, node, { note: brief, briefPart: null });
  const isFinding = data.in('extraction_enabled').value !== false;
  const slots = isFinding
    ? data
        .in('extraction_variables')
        .items()
        .map((one, at) => slotOf(one.in('name').text ?? `answer_${at + 1}`, one, reading, id))
    : [];
  if (slots.length > 0) {
    ledger.came(data.in('extraction_enabled'), 'What’s collected from callers.', id);
    ledger.changed(data.in('extraction_prompt'), 'What a model looked for is now a question. Check the wording.', id);
  }
  return spotOf(id, title, { does: 'talk', say: said, brief, slots }, node, { briefPart: isSaid ? null : prompt });
}

/** A Dograh workflow, as its editor stores it. */
export function importDograhWorkflow(file: Part, reading: Reading): Imported {
  const { ledger } = reading;
  const inner = file.in('workflow_definition', 'workflow_json');
  const workflow = inner.isForm ? inner : file;
  const nodes = workflow.in('nodes').items();
  const places = nodes.filter((node) => !beside.has(node.in('type').text ?? ''));
  const global = nodes.filter((node) => node.in('type').text === 'globalNode');
  for (const node of nodes) {
    const type = node.in('type').text ?? '';
    if (type === 'globalNode')
      ledger.came([node.in('id'), node.in('type'), node.at('data', 'name')], 'Who the agent is (its persona).');
    else if (beside.has(type))
      ledger.lost(
        node,
        'What happens during and after calls. Set it up under "After each call", in Actions, and in Webhooks.',
      );
  }
  const spots = places.map((node) => readNode(node, reading));
  for (const edge of workflow.in('edges').items()) {
    const from = spots.find(({ id }) => id === edge.in('source').id);
    const to = edge.in('target').id;
    ledger.came([edge.in('source'), edge.in('target'), edge.in('id'), edge.in('type')], 'Paths between steps.');
    ledger.changed(edge.at('data', 'transition_speech'), 'What’s said on a path. Move it to the next step.');
    const way = meantWay(edge.at('data', 'condition'), edge.at('data', 'label'), to, edge, reading);
    if (from) from.ways.push(way);
    else ledger.lost(edge, 'Paths from steps that aren’t in the file.');
  }
  const start =
    places.find((node) => node.in('type').text === 'startCall' || node.at('data', 'is_start').isTrue) ?? places[0];
  return {
    agent: {
      name: nameOf(file.in('name', 'workflow_name'), reading, 'Imported workflow'),
      persona: personaOf(
        global.map((node) => node.at('data', 'prompt')),
        reading,
      ),
      greeting: '',
      language: null,
      voice: null,
    },
    spots,
    start: start?.in('id').id ?? '',
  };
}
