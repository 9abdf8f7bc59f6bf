import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { Flow } from '#domain/agents/workflows.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { agents, agentVersions } from '#server/platform/db/schema/agents.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';

/** An agent that asks for numbers and reads them back: "I understood: 48,213. Is that right?" */
function numbersFlow(questions: number): Flow {
  const numbers = Array.from({ length: questions }, (_, index) => ({
    id: `q${index}`,
    type: 'ask',
    title: `Question ${index}`,
    config: {
      slots: [
        { name: `n${index}`, type: 'number', confirm: 'explicit', prompt: 'And which number comes next, please?' },
      ],
    },
  }));
  return Flow.parse({
    name: 'Numbers',
    nodes: [
      { id: 'start', type: 'start', title: 'Start', config: { greeting: 'Welcome to the numbers.' } },
      ...numbers,
      { id: 'end', type: 'end', title: 'End', config: { message: 'Thank you and goodbye.' } },
    ],
    edges: [
      { from: 'start', port: 'next', to: 'q0' },
      ...numbers.map(({ id }, index) => ({ from: id, port: 'filled', to: numbers[index + 1]?.id ?? 'end' })),
    ],
  });
}

/** A new workspace with one agent that asks for so many numbers. */
export async function makeNumbersAgent(scope: Scope, questions: number): Promise<string> {
  const agentId = newId();
  const [template] = agentTemplates;
  const { persona, voice, language, speed } = template!;
  const flow = numbersFlow(questions);
  const configuration = { name: 'Bench', persona, voice, language, speed, greeting: 'Welcome.', flow };
  const createdAt = new Date();
  const { workspaceId } = scope;
  await scope.services.db.system('test', async (tx) => {
    await tx
      .insert(workspaces)
      .values({ id: workspaceId, name: 'Bench', timeZone: 'Europe/Berlin', createdBy: newId(), createdAt });
    await tx
      .insert(agents)
      .values({ workspaceId, id: agentId, template: template!.id, status: 'active', version: 1, createdAt });
    await tx.insert(agentVersions).values({ workspaceId, agentId, version: 1, configuration, createdAt });
  });
  return agentId;
}
