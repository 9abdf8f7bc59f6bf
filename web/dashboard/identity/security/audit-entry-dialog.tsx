import type { AuditEntry } from '#domain/platform/audit.ts';
import { auditActions } from '#domain/platform/audit-actions.ts';
import type { Json } from '#domain/platform/json.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { actorName } from './audit-table.tsx';

const isFields = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (value: Json | undefined) => {
  if (value === undefined || value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
};

/** What was before and after, member by member. */
function Changes({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const [old, now] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  if (names.length === 0) return <p className="text-muted">Nothing else was recorded.</p>;
  return (
    <ul aria-label="What changed" className="divide-y divide-line rounded-md border border-line">
      {names.map((name) => (
        <li key={name} className="grid gap-x-4 gap-y-1 px-3 py-2 sm:grid-cols-[8rem_1fr_1fr]">
          <span className="break-words font-medium">{name}</span>
          {[
            ['Before', old[name]],
            ['After', now[name]],
          ].map(([label, value]) => (
            <div key={label as string} className="min-w-0">
              <span className="block text-muted text-xs">{label as string}</span>
              <span className="whitespace-pre-wrap break-words font-mono text-sm">{shown(value as Json)}</span>
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

interface AuditEntryDialogProps {
  entry: AuditEntry;
  onClose: () => void;
  /** Shows everything that was done to the same thing. */
  onSameObject: (id: string) => void;
}

/** One entry in full. */
export function AuditEntryDialog({ entry, onClose, onSameObject }: AuditEntryDialogProps) {
  const { seq, createdAt, action, ip, object, before, after, hash } = entry;
  const facts = [
    ['When', <Moment key="at" iso={createdAt} />],
    ['Who', actorName(entry)],
    ['From', ip ?? 'Automated (no IP address)'],
    ['On', `${object.kind} ${object.id}`],
    ['Hash', hash],
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={auditActions[action]}
      description={`Entry ${seq}`}
      footer={
        <Button variant="outline" onClick={() => onSameObject(object.id)}>
          All entries on this {object.kind}
        </Button>
      }
    >
      <dl className="mb-4 grid gap-x-4 gap-y-1.5 sm:grid-cols-[5rem_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <Changes before={before} after={after} />
    </Dialog>
  );
}
