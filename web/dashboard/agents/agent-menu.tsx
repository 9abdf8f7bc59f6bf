import { Copy, Download, Ellipsis, MoveRight, Pencil, Power, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AgentSummary } from '#domain/agents/agents.ts';
import { useCan } from '#web/lib/can.tsx';
import { saveYaml } from '#web/lib/save-yaml.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { AskDialog } from '#web/ui/ask-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { useAgentChanges } from './agent-changes.ts';
import { CopyAgentDialog } from './copies/copy-agent-dialog.tsx';
import { DeleteAgentDialog } from './delete-agent-dialog.tsx';

/** What can be done with an agent in the list. Nothing for those who may only look. */
export function AgentMenu({ agent }: { agent: AgentSummary }) {
  const mayWrite = useCan('agents:write');
  const mayManage = useCan('agents:manage');
  const [asking, setAsking] = useState<'name' | 'delete' | 'copy' | 'move'>();
  // Copies are an agency's, and need the right to change subaccounts.
  const isAgency = useWorkspace().agency === null;
  const mayCopy = useCan('settings:manage') && isAgency;
  const { rename, setStatus, remove, dialog } = useAgentChanges();
  const close = () => setAsking(undefined);
  if (!mayWrite && !mayManage) return null;

  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`Actions for ${agent.name}`}>
            <Ellipsis />
          </Button>
        }
      >
        {mayWrite && (
          <MenuItem onSelect={() => setAsking('name')}>
            <Pencil /> Rename
          </MenuItem>
        )}
        {mayWrite && (
          <MenuItem onSelect={() => void saveYaml(`/v1/agents/${agent.id}/export`, agent.name)}>
            <Download /> Download as file
          </MenuItem>
        )}
        {mayManage && (
          <>
            <MenuItem
              onSelect={() =>
                setStatus.mutate({ agentId: agent.id, status: agent.status === 'active' ? 'inactive' : 'active' })
              }
            >
              <Power /> {agent.status === 'active' ? 'Deactivate' : 'Activate'}
            </MenuItem>
            {mayCopy && (
              <>
                <MenuSeparator />
                <MenuItem onSelect={() => setAsking('copy')}>
                  <Copy /> Copy to subaccounts…
                </MenuItem>
                <MenuItem onSelect={() => setAsking('move')}>
                  <MoveRight /> Move to a subaccount…
                </MenuItem>
              </>
            )}
            <MenuSeparator />
            <MenuItem destructive onSelect={() => setAsking('delete')}>
              <Trash2 /> Delete
            </MenuItem>
          </>
        )}
      </Menu>
      {dialog}
      {asking === 'name' && (
        <AskDialog
          title={`Rename ${agent.name}`}
          label="Name"
          value={agent.name}
          missing="Give the agent a name."
          maxLength={80}
          action="Rename"
          onAnswer={(name) => rename.mutate({ agentId: agent.id, name })}
          onClose={close}
        />
      )}
      {(asking === 'copy' || asking === 'move') && (
        <CopyAgentDialog agent={agent} move={asking === 'move'} onClose={close} />
      )}
      {asking === 'delete' && (
        <DeleteAgentDialog agent={agent} onDelete={() => remove.mutateAsync(agent.id)} onClose={close} />
      )}
    </>
  );
}
