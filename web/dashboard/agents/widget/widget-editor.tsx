import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Agent } from '#domain/agents/agents.ts';
import { type Widget, WidgetDomain } from '#domain/channels/widgets.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { invalidate } from '#web/lib/query.ts';
import { toastError } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { LimitFields } from './limit-fields.tsx';
import { LookFields } from './look-fields.tsx';
import { WebsiteFields } from './website-fields.tsx';
import { domainsOf } from './widget-labels.ts';
import { WidgetPreview } from './widget-preview.tsx';

interface WidgetEditorProps {
  agent: Agent;
  widget: Widget;
  mayManage: boolean;
}

/** Why what is written is no list of domains. */
function faultOf(domains: string[]): string | undefined {
  const wrong = domains.find((domain) => !WidgetDomain.safeParse(domain).success);
  return wrong && `“${wrong.slice(0, 40)}”: write a domain like example.com, or *.example.com, without https://.`;
}

/** One widget: its settings, with the real panel beside them. Give it `key={widget.id}`. */
export function WidgetEditor({ agent, widget, mayManage }: WidgetEditorProps) {
  const [look, setLook] = useState(widget.look);
  const [limits, setLimits] = useState(widget.limits);
  const [written, setWritten] = useState(widget.domains.join('\n'));
  const [deleting, setDeleting] = useState(false);
  const params = { widgetId: widget.id };
  const domains = domainsOf(written);
  const fault = faultOf(domains);
  const save = useChange(() => api.widgets.update({ params, body: { look, limits, domains } }), {
    reloads: 'widgets',
    says: { title: 'Saved', description: 'Websites show the changes within five minutes.' },
    next: (saved) => setWritten(saved.domains.join('\n')),
    refusal: 'shown',
  });
  const turn = useChange((enabled: boolean) => api.widgets.update({ params, body: { enabled } }), {
    reloads: 'widgets',
  });
  const enabled = turn.isPending ? turn.variables : widget.enabled;

  async function act(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      await invalidate('widgets');
    } catch (error) {
      toastError(error);
      throw error;
    }
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]">
      <form
        aria-label="Website widget"
        noValidate
        className="flex min-w-0 flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (fault === undefined) save.mutate();
        }}
      >
        {agent.status !== 'active' && (
          <Banner tone="warning">{agent.name} is inactive: no website shows the widget until you activate it.</Banner>
        )}
        <Switch
          label="On"
          hint="If turned off, no website shows the widget, and ongoing chats end."
          checked={enabled}
          disabled={!mayManage || turn.isPending}
          onChange={(on) => turn.mutate(on)}
        />
        <WebsiteFields
          widget={widget}
          domains={written}
          fault={fault}
          onChange={setWritten}
          onRenewKey={() => act(() => api.widgets.renewKey({ params }))}
          disabled={!mayManage}
        />
        <LookFields
          look={look}
          agentName={agent.name}
          onChange={(change) => setLook({ ...look, ...change })}
          disabled={!mayManage}
        />
        <LimitFields
          widget={widget}
          limits={limits}
          onChange={(change) => setLimits({ ...limits, ...change })}
          disabled={!mayManage}
        />
        {save.error && <Banner>{messageOf(save.error)}</Banner>}
        {mayManage && (
          <div className="flex flex-wrap justify-between gap-2">
            <Button variant="outline" type="button" onClick={() => setDeleting(true)}>
              <Trash2 /> Delete widget
            </Button>
            <Button type="submit" busy={save.isPending} disabled={fault !== undefined}>
              Save
            </Button>
          </div>
        )}
      </form>
      <div className="lg:sticky lg:top-6">
        {agent.status === 'active' && enabled ? (
          <WidgetPreview
            key={widget.key}
            widgetId={widget.id}
            widgetKey={widget.key}
            look={look}
            agentName={agent.name}
          />
        ) : (
          <p className="rounded-lg border border-line border-dashed p-6 text-center text-muted">
            The preview appears once the agent is active and the widget is on.
          </p>
        )}
      </div>
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={`Delete ${widget.name}?`}
        action="Delete widget"
        onConfirm={() => act(() => api.widgets.remove({ params }))}
      >
        Pages with the widget’s tag will stop showing the widget. Its conversations are kept.
      </ConfirmDialog>
    </div>
  );
}
