import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { explore } from '#voice/flow/lint/explore.ts';
const t = agentTemplates.find(({ name }) => name === 'Sales Assistant')!;
console.log(JSON.stringify(explore(t.flow).ports.missing));
