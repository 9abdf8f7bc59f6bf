import { Fragment } from 'react';
import {
  type Area,
  areaLabels,
  areas,
  can,
  isWithin,
  type Level,
  levels,
  type RoleRow,
} from '#domain/identity/permissions.ts';
import type { Role } from '#domain/identity/roles.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { cn } from '#web/ui/cn.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '#web/ui/table.tsx';
import { useRoleChanges } from './role-changes.ts';

const levelLabels: Record<Level, string> = { none: 'None', view: 'View', limited: 'Limited', full: 'Full' };

/** A row in which only one area is given, to ask whether that much may be handed out. */
const only = (area: Area, level: Level): RoleRow => ({
  ...(Object.fromEntries(areas.map((one) => [one, one === area ? level : 'none'])) as Record<Area, Level>),
  calls: false,
});

interface CellProps {
  /** "Contacts for Member". */
  label: string;
  value: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** Absent where it cannot be changed. */
  onChange?: ((value: string) => void) | undefined;
}

/** One level: a word, or a choice for who may change it. */
function Cell({ label, value, options, onChange }: CellProps) {
  const quiet = value === 'none' || value === 'no';
  const shown = options.find((option) => option.value === value)?.label;
  return (
    <TableCell className={cn('whitespace-nowrap', quiet && 'text-muted')}>
      {onChange ? (
        <NativeSelect
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="w-24"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <span className="px-2.5">{shown}</span>
      )}
    </TableCell>
  );
}

const firstColumn = 'sticky left-0 z-10 min-w-36 bg-surface text-left font-medium max-sm:min-w-28';

/** Roles by areas. What one may change is changed in place and holds at once. */
export function PermissionsMatrix({
  roles,
  changeable,
}: {
  roles: readonly Role[];
  changeable: (role: Role) => boolean;
}) {
  const { permissions } = useWorkspace();
  const { setLevels } = useRoleChanges();
  const change = (role: Role, given: Partial<RoleRow>) => setLevels.mutate({ role, levels: given });

  return (
    <Table label="Permissions by role" className="w-auto min-w-full">
      <TableHead>
        <tr>
          <TableHeading className="sticky left-0 z-10 bg-sunken shadow-[inset_0_-1px_0_var(--color-line)]">
            Area
          </TableHeading>
          {roles.map(({ id, name }) => (
            <TableHeading key={id}>
              <span className="block max-w-36 truncate px-2.5" title={name}>
                {name}
              </span>
            </TableHeading>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {areas.map((area) => (
          <Fragment key={area}>
            <TableRow>
              <th scope="row" className={cn('h-11 px-3 py-2', firstColumn)}>
                {areaLabels[area]}
              </th>
              {roles.map((role) => (
                <Cell
                  key={role.id}
                  label={`${areaLabels[area]} for ${role.name}`}
                  value={role.levels[area]}
                  options={levels.map((level) => ({
                    value: level,
                    label: levelLabels[level],
                    disabled: !isWithin(only(area, level), permissions),
                  }))}
                  onChange={changeable(role) ? (level) => change(role, { [area]: level as Level }) : undefined}
                />
              ))}
            </TableRow>
            {area === 'analytics' && (
              <TableRow>
                <th scope="row" className={cn('h-11 px-3 py-2 pl-6 text-muted', firstColumn)}>
                  Calls and transcripts
                </th>
                {roles.map((role) => (
                  <Cell
                    key={role.id}
                    label={`Calls and transcripts for ${role.name}`}
                    value={can(role.levels, 'calls:read') ? 'yes' : 'no'}
                    options={[
                      { value: 'no', label: 'No' },
                      { value: 'yes', label: 'Yes', disabled: !permissions.calls },
                    ]}
                    onChange={
                      changeable(role) && can(role.levels, 'analytics:read')
                        ? (value) => change(role, { calls: value === 'yes' })
                        : undefined
                    }
                  />
                ))}
              </TableRow>
            )}
          </Fragment>
        ))}
      </TableBody>
    </Table>
  );
}
