import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UnloadedService } from '#web/dashboard/models/service-card.tsx';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ConnectToolServer } from './connect-tool-server.tsx';
import { ToolServerRow } from './tool-server-row.tsx';

const title = 'MCP servers';
const hint =
  'Tools agents can use in calls with the “Use a Tool” step. Agents can use only the tools you check. If a tool changes, you’ll need to review it again.';

function Servers() {
  const mayManage = useCan('actions:manage');
  const [isConnecting, setIsConnecting] = useState(false);
  const { data, error, refetch } = useQuery(query.toolServers.list());
  if (data === undefined) {
    const failed = 'Couldn’t load MCP servers.';
    return <UnloadedService title={title} hint={hint} failed={failed} error={error} onRetry={refetch} />;
  }
  return (
    <Card aria-label={title}>
      <CardHeader
        title={title}
        hint={hint}
        action={
          mayManage && (
            <Button variant="outline" onClick={() => setIsConnecting(true)}>
              Connect
            </Button>
          )
        }
      />
      {data.items.length > 0 && (
        <CardBody>
          <ul className="flex flex-col gap-4">
            {data.items.map((server) => (
              <ToolServerRow key={server.id} server={server} mayManage={mayManage} />
            ))}
          </ul>
        </CardBody>
      )}
      {isConnecting && <ConnectToolServer onClose={() => setIsConnecting(false)} />}
    </Card>
  );
}

/** Connected MCP servers, for those who may see actions. */
export function ToolServersCard() {
  return useCan('actions:read') ? <Servers /> : null;
}
