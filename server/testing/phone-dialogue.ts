import { Flow } from '#domain/agents/workflows.ts';

/** The booking of a caller whose number is known, and what each answer has to be about. */
export const bookingByPhone: [says: string, about: RegExp][] = [
  ['a haircut', /name/],
  ["it's John Smith", /email/],
  ['john dot smith at example dot com', /right\?/],
  ['yes', /5 7 1/],
  ['yes', /When/],
  ['tomorrow at half past two', /Should I book/],
  ['yes please', /anything else/],
  ['no thanks', /Goodbye/],
];

/** Puts the caller through to the person on duty, and asks on where no one is there. */
export const throughToPerson = Flow.parse({
  name: 'Through',
  nodes: [
    { id: 'start', type: 'start', title: 'Start', config: { greeting: 'Hello.' } },
    {
      id: 'ask',
      type: 'ask',
      title: 'Ask',
      config: { slots: [{ name: 'topic', type: 'text', prompt: 'What is it about?' }] },
    },
    { id: 'through', type: 'transfer_person', title: 'Through', config: {} },
    {
      id: 'later',
      type: 'ask',
      title: 'Later',
      config: { slots: [{ name: 'later', type: 'yes_no', prompt: 'They are on the phone. Shall they call you?' }] },
    },
    { id: 'end', type: 'end', title: 'End', config: { message: 'Goodbye.' } },
  ],
  edges: [
    { from: 'start', port: 'next', to: 'ask' },
    { from: 'ask', port: 'filled', to: 'through' },
    { from: 'through', port: 'nobody', to: 'later' },
    { from: 'later', port: 'filled', to: 'end' },
  ],
});
