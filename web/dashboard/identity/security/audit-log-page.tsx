import { ScrollText } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AuditEntry } from '#domain/platform/audit.ts';
import { type AuditAction, auditActions } from '#domain/platform/audit-actions.ts';
import { api } from '#web/lib/api.ts';
import { keyOf } from '#web/lib/query.ts';
import { usePages } from '#web/lib/use-pages.ts';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { AuditEntryDialog } from './audit-entry-dialog.tsx';
import { AuditExport } from './audit-export.tsx';
import { type AuditFilter, AuditFilters, filterNames } from './audit-filters.tsx';
import { auditColumns } from './audit-table.tsx';
import { AuditVerify } from './audit-verify.tsx';

/** Midnight of a day as this browser's zone has it, some days later; undefined for none. */
function midnight(day: string, later = 0): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const at = new Date(`${day}T00:00`);
  at.setDate(at.getDate() + later);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** The query of the endpoint. What no one could have chosen on the page is left out. */
const wanted = ({ action, person, object, from, to, q }: AuditFilter) => ({
  action: action in auditActions ? (action as AuditAction) : undefined,
  person: person || undefined,
  object: object || undefined,
  from: midnight(from),
  to: midnight(to, 1),
  search: q.trim() || undefined,
});

function useEntries(filter: AuditFilter) {
  return usePages([...keyOf('audit', 'list'), filter], (cursor, signal) =>
    api.audit.list({ query: { ...wanted(filter), cursor, limit: 50 } }, { signal }),
  );
}

/** Every change of the workspace, searched on the server. */
export default function AuditLogPage() {
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState<AuditEntry | null>(null);
  const columns = useMemo(() => auditColumns(setShown), []);
  const filter = Object.fromEntries(filterNames.map((name) => [name, params.get(name) ?? ''])) as AuditFilter;
  const text = useDeferredValue(filter.q);
  const list = useEntries({ ...filter, q: text });
  const isFiltered = filterNames.some((name) => filter[name] !== '');

  function change(more: Partial<AuditFilter>) {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(more)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true });
  }

  return (
    <>
      <PageHeader
        title="Audit Log"
        subtitle="Every change in this workspace. Entries can’t be edited or deleted, and each one is chained to the one before it."
        actions={
          <>
            <AuditVerify />
            <AuditExport />
          </>
        }
      />
      <AuditFilters filter={filter} onChange={change} />
      <DataList
        label="Entries"
        columns={columns}
        {...list}
        keyOf={({ seq }) => String(seq)}
        empty={
          isFiltered ? (
            <NothingFound
              title="No matching entries"
              clear="Show all entries"
              onClear={() => setParams({}, { replace: true })}
            />
          ) : (
            <EmptyState icon={ScrollText} title="Nothing recorded yet">
              Changes in this workspace appear here as they happen.
            </EmptyState>
          )
        }
      />
      {shown && (
        <AuditEntryDialog
          entry={shown}
          onClose={() => setShown(null)}
          onSameObject={(object) => {
            setShown(null);
            setParams({ object }, { replace: true });
          }}
        />
      )}
    </>
  );
}
