import { Flow } from '#domain/agents/workflows.ts';

export interface ShortFlowOptions {
  /** A notice after the greeting that cannot be interrupted. */
  disclosure?: string;
  /** Whether a mail is sent before the end, and the caller waits for it. */
  mail?: boolean;
}

/** A conversation of two questions, for tests of everything around it: what it is about, and whether that is sure. */
export function shortFlow({ disclosure = '', mail = false }: ShortFlowOptions = {}): Flow {
  const sendMail = { to: 'team', subject: 'A call', body: 'About {{topic}}', wait: true };
  return Flow.parse({
    name: 'Short',
    nodes: [
      {
        id: 'start',
        type: 'start',
        title: 'Start',
        config: { greeting: 'Hello and welcome to the line, this is Ada speaking.', disclosure },
      },
      {
        id: 'ask',
        type: 'ask',
        title: 'Ask',
        config: { slots: [{ name: 'topic', type: 'text', prompt: 'What is your call about today?' }] },
      },
      {
        id: 'sure',
        type: 'ask',
        title: 'Sure',
        config: { slots: [{ name: 'sure', type: 'yes_no', prompt: 'And are you quite sure about that?' }] },
      },
      ...(mail ? [{ id: 'mail', type: 'send_email', title: 'Mail', config: sendMail }] : []),
      { id: 'end', type: 'end', title: 'End', config: { message: 'Thank you for calling, and goodbye.' } },
    ],
    edges: [
      { from: 'start', port: 'next', to: 'ask' },
      { from: 'ask', port: 'filled', to: 'sure' },
      { from: 'sure', port: 'filled', to: mail ? 'mail' : 'end' },
      ...(mail ? [{ from: 'mail', port: 'ok', to: 'end' }] : []),
    ],
  });
}
