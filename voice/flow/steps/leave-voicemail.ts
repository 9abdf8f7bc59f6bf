import { z } from 'zod';
import { end, say, spoken } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({ message: z.string().min(1).max(2000) });

export const leaveVoicemail = defineStep<z.infer<typeof Config>, object>({
  ...plainStep,
  type: 'leave_voicemail',
  title: 'Leave Voicemail',
  description: 'Says a message to an answering machine in one go, and hangs up.',
  icon: 'voicemail',
  help: 'For calls that an answering machine took: the message is said in one go, and the call ends.',
  config: Config,
  initial: { message: 'Hello, this is {{agent_name}}. We will try again later. Goodbye.' },
  ends: true,
  ports: () => [],
  texts: ({ message }) => ({ spoken: [message], written: [] }),
  enter({ talk, config }) {
    say(talk, spoken(talk, config.message), false);
    end(talk, 'completed', 'neutral');
    return 'ended';
  },
});
