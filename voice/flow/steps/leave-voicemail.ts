import { z } from 'zod';
import { end, say, spoken } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({ message: z.string().min(1).max(2000) });

export const leaveVoicemail = defineStep<z.infer<typeof Config>, object>({
  ...plainStep,
  type: 'leave_voicemail',
  title: 'Leave Voicemail',
  description: 'Leaves a voicemail and hangs up.',
  icon: 'voicemail',
  help: 'For calls answered by a machine. Says the message all at once and ends the call.',
  config: Config,
  initial: { message: "Hello, this is {{agent_name}}. We'll try again later. Goodbye." },
  ends: true,
  ports: () => [],
  texts: ({ message }) => ({ spoken: [message], written: [] }),
  enter({ talk, config }) {
    say(talk, spoken(talk, config.message), false);
    end(talk, 'completed', 'neutral');
    return 'ended';
  },
});
