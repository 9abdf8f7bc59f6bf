/** What a stand-in in earnest makes of requests that are no part of a conversation: plans, finds, other words. */

const firstPlan = {
  name: 'A first plan',
  greeting: 'Hello, this is {{agent_name}}.',
  answers: false,
  branches: [],
  handOver: null,
  questions: [
    { name: 'name', ask: 'May I have your name, please?', type: 'name', choices: [], required: true },
    { name: 'need', ask: 'What can we do for you?', type: 'text', choices: [], required: true },
  ],
  actions: [{ does: 'email_team', subject: 'A new call', text: '' }],
  closing: 'Thank you for your call. Goodbye!',
};

interface Asked {
  description?: string;
  transcript?: string;
  fields?: { name: string; type: string; choices?: string[] }[];
  criteria?: { name: string }[];
  call?: { who: string; said: string }[];
  texts?: { of: number; text: string }[];
}

/** The plan, the finds or the other words that are asked for; null where it is something else. */
export function simpleFinds(asked: Asked): object | null {
  const { description, transcript, fields, criteria, call, texts } = asked;
  const about = description ?? transcript;
  if (about !== undefined) {
    const booking = /\b(appointment|book|visit|inspection)/i.test(about)
      ? { ask: 'When would suit you?', durationMinutes: 30 }
      : null;
    return { ...firstPlan, goal: about.slice(0, 200).replace(/[{}]/g, ''), booking };
  }
  if (texts) return { items: texts.map(({ of, text }) => ({ of, text: `Well, ${text}` })) };
  if (!fields || !criteria || !call) return null;
  const caller = call.find(({ who }) => who === 'caller')?.said ?? '';
  const agent = call.find(({ who }) => who === 'agent')?.said ?? '';
  return {
    fields: fields
      .filter(({ type }) => type === 'text')
      .map(({ name }) => ({ name, value: caller.slice(0, 100), quote: caller.slice(0, 100) })),
    criteria: criteria.map(({ name }) => ({
      name,
      verdict: 'met',
      reason: 'It stands in what the agent said.',
      quote: agent.slice(0, 100),
    })),
  };
}
