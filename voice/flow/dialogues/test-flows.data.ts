import type { Flow } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';

/** Builds a flow from `[id, type, config]` and `from.port > to`. */
export function flowOf(
  name: string,
  nodes: [id: string, type: string, config: Record<string, Json>][],
  edges: string[],
): Flow {
  return {
    name,
    nodes: nodes.map(([id, type, config]) => ({ id, type, title: id, config, x: 0, y: 0 })),
    edges: edges.map((line) => {
      const [from = '', port = '', to = ''] = line.split(/\.| > /);
      return { from, port, to };
    }),
  };
}

/** Flows for what the templates do not do: every slot type, required answers, loops, waiting mails. */
export const testFlows: Record<string, Flow> = {
  visit: flowOf(
    'A visit',
    [
      ['start', 'start', { greeting: 'Hello.', disclosure: 'This call may be recorded.' }],
      [
        'who',
        'ask',
        {
          slots: [
            { name: 'name', type: 'name', prompt: 'Who is calling?' },
            { name: 'moment', type: 'date_time', prompt: 'When shall we come?' },
            { name: 'guests', type: 'number', prompt: 'How many people are you?', min: 1, max: 20 },
          ],
        },
      ],
      [
        'more',
        'ask',
        {
          slots: [
            {
              name: 'colour',
              type: 'choice',
              prompt: 'Red or blue?',
              choices: [
                { value: 'red', label: 'red' },
                { value: 'blue', label: 'blue' },
              ],
            },
          ],
        },
      ],
      ['bye', 'end', { message: 'See you on {{moment}}, {{name}}.' }],
    ],
    ['start.next > who', 'who.filled > more', 'more.filled > bye'],
  ),
  trip: flowOf(
    'A trip',
    [
      ['start', 'start', { greeting: 'Hello.' }],
      [
        'dates',
        'ask',
        {
          slots: [
            { name: 'day', type: 'date', prompt: 'On which day do you leave?' },
            { name: 'hour', type: 'time', prompt: 'At what time?' },
            { name: 'phone', type: 'phone', prompt: 'What is your number?', confirm: 'never' },
          ],
        },
      ],
      ['bye', 'end', { message: 'You leave on {{day}} at {{hour}}.' }],
      ['refused', 'end', { message: 'Without that I cannot help you.', outcome: 'failure' }],
      ['silent', 'end', { message: 'Nobody there.', outcome: 'failure' }],
    ],
    [
      'start.next > dates',
      'dates.filled > bye',
      'dates.refused > refused',
      'dates.no_input > silent',
      'dates.no_match > refused',
    ],
  ),
  loop: flowOf(
    'Until it is enough',
    [
      ['start', 'start', { greeting: 'Hello.' }],
      ['ask', 'ask', { slots: [{ name: 'enough', type: 'yes_no', prompt: 'Is it enough?' }] }],
      [
        'check',
        'decision',
        { branches: [{ port: 'done', label: 'Enough', when: { op: 'eq', args: [{ var: 'enough' }, true] } }] },
      ],
      ['bye', 'end', {}],
    ],
    [
      'start.next > ask',
      'ask.filled > check',
      'check.done > bye',
      'check.else > ask',
      'ask.no_input > ask',
      'ask.no_match > ask',
    ],
  ),
  mail: flowOf(
    'A waiting mail',
    [
      ['start', 'start', { greeting: 'Hello.' }],
      ['ask', 'ask', { slots: [{ name: 'email', type: 'email', prompt: 'Where to?', confirm: 'never' }] }],
      ['send', 'send_email', { to: '{{email}}', subject: 'Hi', body: 'Hello', wait: true }],
      ['bye', 'end', { message: 'Sent.' }],
      ['sorry', 'end', { message: 'It could not be sent.', outcome: 'failure' }],
    ],
    ['start.next > ask', 'ask.filled > send', 'send.ok > bye', 'send.error > sorry'],
  ),
  note: flowOf(
    'A number and a note',
    [
      ['start', 'start', { greeting: 'Hello.' }],
      [
        'table',
        'ask',
        {
          slots: [
            { name: 'guests', type: 'number', prompt: 'How many people are you?', min: 1, max: 20 },
            { name: 'note', type: 'text', prompt: 'Is there anything that we should know?' },
          ],
        },
      ],
      ['bye', 'end', { message: 'A table for {{guests}}.' }],
    ],
    ['start.next > table', 'table.filled > bye'],
  ),
};
