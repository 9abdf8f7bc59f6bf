import { RefreshCw, Trash2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { ServerTool, ToolServer } from '#domain/actions/tool-servers.ts';
import { api } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

const states: Record<ServerTool['state'], { tone: ComponentProps<typeof Badge>['tone']; words: string } | null> = {
  offered: null,
  allowed: null,
  changed: { tone: 'warning', words: 'Changed: needs review' },
  gone: { tone: 'danger', words: 'No longer available' },
};

/** A tool, as its server describes it, with what it's given. */
function Tool({ tool, allowed, onChange }: { tool: ServerTool; allowed: boolean; onChange?: (on: boolean) => void }) {
  const state = states[tool.state];
  const inputs = tool.inputs.map(({ name, required }) => (required ? name : `${name}?`)).join(', ');
  return (
    <Checkbox
      checked={allowed}
      disabled={onChange === undefined || tool.state === 'gone'}
      onChange={(on) => onChange?.(on)}
      label={
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{tool.title}</span>
          <code className="font-mono text-muted text-sm">
            {tool.name}({inputs})
          </code>
          {tool.looksOnly && <Badge>Read-only</Badge>}
          {state && <Badge tone={state.tone}>{state.words}</Badge>}
        </span>
      }
      hint={tool.description !== '' && `The server says: ${tool.description}`}
    />
  );
}

/** A connected server: its tools, and which of them calls may use. */
export function ToolServerRow({ server, mayManage }: { server: ToolServer; mayManage: boolean }) {
  const [isAsked, setIsAsked] = useState(false);
  const params = { toolServerId: server.id };
  const refresh = useChange(() => api.toolServers.refresh({ params }, { timeoutMs: 30_000 }), {
    reloads: 'toolServers',
  });
  const remove = useChange(() => api.toolServers.remove({ params }), {
    reloads: 'toolServers',
    says: `${server.name} was disconnected`,
  });
  const allow = useChange(
    (tools: { name: string; hash: string }[]) => api.toolServers.allow({ params, body: { tools } }),
    { reloads: 'toolServers' },
  );
  const isAllowed = ({ state }: ServerTool) => state === 'allowed';
  function set(tool: ServerTool, on: boolean) {
    const others = server.tools.filter((one) => isAllowed(one) && one.name !== tool.name);
    allow.mutate((on ? [...others, tool] : others).map(({ name, hash }) => ({ name, hash })));
  }

  return (
    <li className="flex flex-col gap-4 border-line border-t pt-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="font-semibold">{server.name}</h3>
          <p className="truncate text-muted text-sm">{server.url}</p>
        </div>
        {mayManage && (
          <div className="flex shrink-0 gap-1">
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Refresh the tools from ${server.name}`}
              busy={refresh.isPending}
              onClick={() => refresh.mutate()}
            >
              <RefreshCw />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Disconnect ${server.name}`}
              onClick={() => setIsAsked(true)}
            >
              <Trash2 />
            </Button>
          </div>
        )}
      </div>
      {server.problem !== null && <Banner tone="warning">{server.problem}</Banner>}
      <fieldset disabled={allow.isPending} className="flex flex-col gap-3">
        <legend className="sr-only">{server.name} tools agents can use in calls</legend>
        {server.tools.map((tool) => (
          <Tool
            key={tool.name}
            tool={tool}
            allowed={isAllowed(tool)}
            {...(mayManage && { onChange: (on: boolean) => set(tool, on) })}
          />
        ))}
        {server.tools.length === 0 && <p className="text-muted">This server has no tools.</p>}
      </fieldset>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={`Disconnect ${server.name}?`}
        action="Disconnect"
        onConfirm={() => remove.mutateAsync()}
      >
        Starting with the next call, steps that use this server’s tools will take the “Error” path.
      </ConfirmDialog>
    </li>
  );
}
