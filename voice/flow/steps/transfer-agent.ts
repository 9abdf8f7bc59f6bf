import { z } from 'zod';
import { summary } from '../repair/hand-off.ts';
import { end, say, spoken, transfer } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({
  text: z.string().max(600).default(''),
  agentId: z.string().min(1).max(60),
});

export const transferAgent = defineStep<z.infer<typeof Config>, object>({
  ...plainStep,
  type: 'transfer_agent',
  title: 'Transfer to Agent',
  description: 'Transfers the conversation to another agent, along with what was said.',
  icon: 'bot',
  help: 'Another one of your agents continues, and knows what was said.',
  config: Config,
  initial: { agentId: 'choose' },
  ends: true,
  ports: () => [{ id: 'error', label: 'Not there', required: false }],
  texts: ({ text }) => ({ spoken: [text], written: [] }),
  enter({ talk, config }) {
    say(talk, spoken(talk, config.text), false);
    transfer(talk, { kind: 'agent', agentId: config.agentId }, summary(talk));
    return 'wait';
  },
  transferred({ talk }, result) {
    if (!result.ok) return { port: 'error' };
    end(talk, 'handed_off', 'success');
    return 'ended';
  },
});
