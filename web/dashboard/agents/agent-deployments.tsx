import { href, Link } from 'react-router';
import type { Agent } from '#domain/agents/agents.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { StatusChip } from '#web/ui/status-chip.tsx';
import { PhoneDeployment } from './phone-deployment.tsx';

const linkStyles = 'text-accent-text underline underline-offset-4';

const request = (path: string, body: object) =>
  [
    `curl -X POST ${location.origin}${path} \\`,
    '  -H "Authorization: Bearer $PARLEY_API_KEY" \\',
    '  -H "Content-Type: application/json" \\',
    `  -d '${JSON.stringify(body)}'`,
  ].join('\n');

/** The ways on which an agent can be reached today, and how. */
export function AgentDeployments({ agent }: { agent: Agent }) {
  const path = `/v1/agents/${agent.id}`;
  return (
    <div className="flex flex-col gap-6">
      <PhoneDeployment agent={agent} />
      <Card>
        <CardHeader title="Browser" hint="Workspace members can talk to the agent on this page." />
        <CardBody>
          <p>
            Version {agent.version} is live. <StatusChip status={agent.status} />{' '}
            {agent.status === 'inactive' && (
              <span className="text-muted">Only workspace members can try the agent.</span>
            )}
          </p>
        </CardBody>
      </Card>
      <Card>
        <CardHeader
          title="Website"
          hint="Add chat and voice to your website with a single tag."
          action={
            <Link
              to={href('/dashboard/agents/:agentId/widget', { agentId: agent.id })}
              className={buttonStyles({ variant: 'outline' })}
            >
              Set up widget
            </Link>
          }
        />
      </Card>
      <Card>
        <CardHeader title="Chat" hint="The same conversation as text, for your own site or app." />
        <CardBody className="flex flex-col gap-3">
          <CodeBlock label="request that starts a chat" code={request(`${path}/chats`, { variables: {} })} />
        </CardBody>
      </Card>
      <Card>
        <CardHeader
          title="API"
          hint="Calls over a WebSocket. The response includes a ticket that opens the connection."
        />
        <CardBody className="flex flex-col gap-3">
          <CodeBlock label="request that starts a call" code={request(`${path}/calls`, { channel: 'browser' })} />
          <p className="text-muted">
            Generate the token under{' '}
            <Link to="/dashboard/integrations/access-tokens" className={linkStyles}>
              Access Tokens
            </Link>
            . Everything else is in the{' '}
            <Link to="/dashboard/integrations/api-reference" className={linkStyles}>
              API Reference
            </Link>
            .
          </p>
        </CardBody>
      </Card>
    </div>
  );
}
