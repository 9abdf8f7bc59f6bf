import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import type { Json } from '#domain/platform/json.ts';
import { dialogues } from '#voice/flow/dialogues/all-dialogues.ts';
import { play } from '#voice/flow/dialogues/dialogue-script.ts';
import { valueNeighbours } from '#voice/flow/dialogues/neighbours.values.data.ts';
import { explore } from '#voice/flow/lint/explore.ts';
import { validateFlow } from '#voice/flow/validate-flow.ts';
import { understand } from '#voice/understanding/understand.ts';

/** What a page runs of the engine, to compare it with the same on the server: plain data in, plain data out. */

/** Every golden dialogue, turn by turn: its lines, and the snapshot that it leaves. */
export const playedDialogues = (): Json =>
  dialogues.map((dialogue) => {
    const { lines, snapshots } = play(dialogue);
    return { name: dialogue.name, lines, snapshot: JSON.stringify(snapshots.at(-1)) };
  });

/** Values of all types, read in both regions. */
export const understoodPhrases = (): Json =>
  valueNeighbours.flatMap(({ says }) =>
    says.flatMap((one) =>
      (['date', 'time', 'date_time', 'number', 'money', 'duration', 'phone', 'email', 'name'] as const).map((type) => {
        const text = typeof one === 'string' ? one : one[0];
        const language = text.length % 2 === 0 ? 'en-US' : 'en-GB';
        const read = understand({ type, language, text, at: '2026-11-20T10:00:00', zone: 'America/New_York' });
        return JSON.stringify(read);
      }),
    ),
  );

/** Runs of each agent that are looked at in a page. */
const states = 300;

/** What the rules and the runs say of the agents, and of one of them with a way that leads nowhere. */
export const lintedFlows = (): Json => {
  const flows = agentTemplates.map(({ flow }) => flow);
  const [cut] = structuredClone(flows);
  cut!.edges.pop();
  return [...flows, cut!].map((flow) => JSON.stringify([validateFlow(flow), explore(flow, { states })]));
};
