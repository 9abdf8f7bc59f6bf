import { useQuery } from '@tanstack/react-query';
import { Ellipsis, LayoutTemplate, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SubaccountTemplate } from '#domain/agency/subaccount-templates.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SubaccountTabs } from './subaccount-tabs.tsx';
import { TemplateDialog } from './template-dialog.tsx';

const count = (n: number, one: string) => `${n} ${n === 1 ? one : `${one}s`}`;

/** What a template gives, in a line. */
const aboutOf = ({
  settings: { agentIds, roleIds, limits, timeZone, businessHours, facts, language, planId, permissions },
}: SubaccountTemplate) =>
  [
    agentIds.length > 0 && count(agentIds.length, 'agent'),
    roleIds.length > 0 && count(roleIds.length, 'role'),
    Object.keys(limits).length > 0 && count(Object.keys(limits).length, 'limit'),
    timeZone?.replaceAll('_', ' '),
    language,
    businessHours && 'business hours',
    facts && count(Object.keys(facts).length, 'answer'),
    permissions && 'permissions',
    planId && 'a plan',
  ]
    .filter(Boolean)
    .join(', ') || 'Same as any new workspace';

function TemplateMenu({ template, onChange }: { template: SubaccountTemplate; onChange: () => void }) {
  const [asking, setAsking] = useState(false);
  const remove = useChange(() => api.subaccountTemplates.remove({ params: { templateId: template.id } }), {
    reloads: 'subaccountTemplates',
    says: `${template.name} was deleted`,
  });
  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`Actions for ${template.name}`}>
            <Ellipsis />
          </Button>
        }
      >
        <MenuItem onSelect={onChange}>
          <Pencil /> Edit
        </MenuItem>
        <MenuItem destructive onSelect={() => setAsking(true)}>
          <Trash2 /> Delete
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${template.name}?`}
        action="Delete template"
        onConfirm={() => remove.mutateAsync()}
      >
        Subaccounts created from this template won’t change.
      </ConfirmDialog>
    </>
  );
}

/** What subaccounts can start from. */
export default function TemplatesPage() {
  const { data, error, refetch } = useQuery(query.subaccountTemplates.list());
  const mayManage = useCan('settings:manage');
  const [open, setOpen] = useState<SubaccountTemplate | 'new'>();
  const add = mayManage && (
    <Button onClick={() => setOpen('new')}>
      <Plus /> New template
    </Button>
  );
  const columns: Column<SubaccountTemplate>[] = [
    {
      id: 'name',
      title: 'Template',
      className: 'w-full max-w-0',
      skeleton: 'h-9 w-56 max-w-full',
      cell: (template) => (
        <>
          <span dir="auto" className="block truncate text-left font-medium" title={template.name}>
            {template.name}
          </span>
          <span className="block truncate text-muted text-sm">{aboutOf(template)}</span>
        </>
      ),
    },
    {
      id: 'created',
      title: 'Created',
      className: 'max-sm:hidden',
      cellClassName: 'whitespace-nowrap text-muted',
      skeleton: 'h-4 w-20',
      cell: ({ createdAt }) => <Moment iso={createdAt} format="date" />,
    },
    {
      id: 'actions',
      title: 'Actions',
      actions: true,
      cell: (template) => (mayManage ? <TemplateMenu template={template} onChange={() => setOpen(template)} /> : null),
    },
  ];
  return (
    <>
      <PageHeader
        title="Subaccount templates"
        subtitle="The starting point for new subaccounts: settings, limits, roles, and copies of your agents."
        actions={data && data.items.length > 0 && add}
      />
      <SubaccountTabs />
      <DataList
        label="Templates"
        columns={columns}
        rows={data?.items}
        keyOf={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={
          <EmptyState icon={LayoutTemplate} title="No templates yet" action={add}>
            Creating a subaccount copies its template. Later changes to the template don’t affect the subaccount.
          </EmptyState>
        }
      />
      {open !== undefined && (
        <TemplateDialog template={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
