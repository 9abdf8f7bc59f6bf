import type { Json } from '#domain/platform/json.ts';
import { type Drawing, lastStep } from './drawing.ts';
import type { Spot } from './spots.ts';
import { cut, labelOfCondition, partQuestion, slugOf } from './words.ts';

/** What is asked where the file leaves to its model what to ask; the report says to check it. */
const openQuestion = 'What should they know?';

/**
 * Draws a place whose whole order stands in an instruction for a model: a Language Model step leads it. Where no model is
 * connected, a message is taken.
 */
export function drawLead(drawing: Drawing, spot: Spot): void {
  const { graph, entries, open, reading } = drawing;
  if (spot.doing.does !== 'lead') return;
  const { say, brief, slots } = spot.doing;
  const { question } = partQuestion(say);
  const prompt = question ?? 'How can I help you?';
  const taken = new Set(['too_long', 'no_model', 'no_match', 'no_input', 'constructor']);
  const ways = spot.ways.slice(0, 9).map((way) => {
    const meaning = way.when.kind === 'meaning' ? labelOfCondition(way.when.text) : 'Done';
    const label = way.label ?? meaning;
    let port = slugOf(label, 30) || 'way';
    for (let n = 2; taken.has(port); n++) port = `${slugOf(label, 30) || 'way'}_${n}`;
    taken.add(port);
    return { way, port, label: cut(label, 80) };
  });
  const isDone = ways.some(({ port }) => port === 'done');
  const drawn = [
    ...ways.map(({ port, label }) => ({ port, label })),
    ...(isDone ? [] : [{ port: 'done', label: 'Done' }]),
  ];
  const asked = slots.slice(0, 10).map(
    ({ name, type, prompt: line, choices, required }): Record<string, Json> => ({
      name,
      type,
      prompt: line,
      required,
      ...(type === 'choice' && { choices: choices.map((choice) => ({ ...choice })) }),
    }),
  );
  const id = graph.add(spot.title, 'language_model', spot.title, {
    goal: cut(brief, 4000) || 'Help the caller.',
    prompt,
    slots: asked,
    ways: drawn,
    knowledge: true,
  });
  entries.set(spot.id, id);
  for (const { way, port } of ways) open.push({ from: id, port, way });
  if (!isDone) graph.link(id, 'done', lastStep(drawing));
  const name = reading.names.own('message');
  reading.names.slot(name, 'text');
  const ask = graph.add('take_message', 'ask', 'Take a message', {
    intro: 'I will take a message for the team.',
    slots: [{ name, type: 'text', prompt: openQuestion }],
  });
  const task = graph.add('leave_task', 'leave_task', 'Leave a Task', { kind: 'message' });
  graph.link(id, 'no_model', ask);
  graph.link(ask, 'filled', task);
  graph.link(task, 'next', lastStep(drawing));
  reading.ledger.remark('Where no language model is connected, a message is taken and left in the Inbox.');
}
