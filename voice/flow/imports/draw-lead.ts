import { PromptConfig } from '#domain/agents/prompt-agents.ts';
import type { Json } from '#domain/platform/json.ts';
import { type Drawing, lastStep } from './drawing.ts';
import { promptBoxes, toolsIn } from './prompt-boxes.ts';
import { slotsOfBrief } from './slots.ts';
import type { Spot } from './spots.ts';
import { cut, labelOfCondition, partQuestion, slugOf } from './words.ts';

/** Fields and ways of one prompt. */
const mostFields = 12;
const mostWays = 9;

/**
 * Draws a place whose whole order stands in an instruction for a model: a Conversation by that prompt. Without a model it asks
 * its fields and offers its tools.
 */
export function drawLead(drawing: Drawing, spot: Spot): void {
  const { graph, entries, open, reading } = drawing;
  if (spot.doing.does !== 'lead') return;
  const { say, brief, slots } = spot.doing;
  const { question } = partQuestion(say);
  const prompt = question ?? 'How can I help you?';
  const taken = new Set(['too_long', 'no_match', 'no_input', 'refused', 'constructor']);
  const ways = spot.ways.slice(0, mostWays).map((way) => {
    const meaning = way.when.kind === 'meaning' ? labelOfCondition(way.when.text) : 'Done';
    const label = way.label ?? meaning;
    let port = slugOf(label, 30) || 'way';
    for (let n = 2; taken.has(port); n++) port = `${slugOf(label, 30) || 'way'}_${n}`;
    taken.add(port);
    const when = way.when.kind === 'meaning' ? cut(way.when.text, 300) : '';
    return { way, port, label: cut(label, 80), when };
  });
  const isDone = ways.some(({ port }) => port === 'done');
  const drawn = [
    ...(isDone ? [] : [{ port: 'done', label: 'Done', when: '' }]),
    ...ways.map(({ port, label, when }) => ({ port, label, when, needsFields: port === 'done' })),
  ];
  const found = slots.length > 0 || !spot.briefPart ? slots : slotsOfBrief(spot.briefPart, reading);
  const fields = found.slice(0, mostFields).map(
    ({ name, type, prompt: line, choices, required }): Record<string, Json> => ({
      name,
      type,
      prompt: line,
      required,
      ...(type === 'choice' && { choices: choices.map((choice) => ({ ...choice })) }),
    }),
  );
  const { boxes, left } = promptBoxes(brief);
  if (left > 0)
    reading.ledger.remark(`${left} lines of the prompt were left out. Add them to your Knowledge Base.`, spot.id);
  const names = new Set(fields.map(({ name }) => name));
  const isTransferred = spot.ways.some(({ label }) => label === 'Talk to a person');
  const config = PromptConfig.parse({
    ...boxes,
    goals: boxes.goals.length > 0 ? boxes.goals : ['Help the caller.'],
    prompt,
    fields,
    tools: [...toolsIn(`${brief}\n${spot.note}`), 'message', ...(isTransferred ? [] : ['person'])],
    booking: {
      title: names.has('name') ? 'Appointment with {{name|a caller}}' : 'Appointment',
      attendee: {
        name: names.has('full_name') ? '{{full_name|}}' : names.has('name') ? '{{name|}}' : '',
        email: names.has('email') ? '{{email|}}' : '',
        phone: names.has('phone') ? '{{phone|}}' : '',
      },
    },
    ways: drawn,
  });
  const id = graph.add(spot.title, 'prompt', spot.title, JSON.parse(JSON.stringify(config)) as Record<string, Json>);
  entries.set(spot.id, id);
  for (const { way, port } of ways) open.push({ from: id, port, way });
  if (!isDone) graph.link(id, 'done', lastStep(drawing));
  reading.ledger.remark(
    'The prompt became a Conversation step. A language model talks, and nothing is done without a clear yes. Without a model, the agent asks for its fields.',
    spot.id,
  );
}
