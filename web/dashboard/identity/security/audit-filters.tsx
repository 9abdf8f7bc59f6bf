import { useQuery } from '@tanstack/react-query';
import { auditActions } from '#domain/platform/audit-actions.ts';
import { query } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Select } from '#web/ui/select.tsx';

/** What the log is searched by, as the address holds it. */
export const filterNames = ['action', 'person', 'object', 'from', 'to', 'q'] as const;
export type AuditFilter = Record<(typeof filterNames)[number], string>;

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (change: Partial<AuditFilter>) => void;
}

const everything = 'all';

/** A choice of one value, or of all. */
function Choice(props: {
  label: string;
  all: string;
  value: string;
  options: [string, string][];
  set: (value: string) => void;
}) {
  const { label, all, value, options, set } = props;
  return (
    <Select
      aria-label={label}
      className="w-44 max-sm:w-full"
      options={[{ value: everything, label: all }, ...options.map(([id, name]) => ({ value: id, label: name }))]}
      value={value || everything}
      onChange={(next) => set(next === everything ? '' : next)}
    />
  );
}

/** Action, person, days and text. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { data } = useQuery(query.security.factors());
  const people = (data?.items ?? []).map(({ userId, email }): [string, string] => [userId, email]);
  const day = (name: 'from' | 'to', label: string) => (
    <Input
      type="date"
      aria-label={label}
      className="w-40 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1"
      value={filter[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <SearchInput
        className="w-56 max-sm:w-full"
        placeholder="Search entries"
        defaultValue={filter.q}
        key={filter.q === '' ? 'empty' : 'filled'}
        onChange={(event) => onChange({ q: event.target.value })}
      />
      <Choice
        label="Action"
        all="All actions"
        value={filter.action}
        options={Object.entries(auditActions)}
        set={(action) => onChange({ action })}
      />
      <Choice
        label="Person"
        all="Everyone"
        value={filter.person}
        options={people}
        set={(person) => onChange({ person })}
      />
      <span className="flex items-center gap-2 max-sm:w-full">
        {day('from', 'From day')}
        <span className="text-muted">to</span>
        {day('to', 'To day')}
      </span>
      {filter.object && (
        <Button variant="ghost" onClick={() => onChange({ object: '' })}>
          Show all objects
        </Button>
      )}
    </div>
  );
}
