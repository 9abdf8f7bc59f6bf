import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { areaLabels, areas, builtInRoles, type RoleRow } from '#domain/identity/permissions.ts';
import type { Role } from '#domain/identity/roles.ts';
import { useCan } from '#web/lib/can.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { query } from '#web/lib/query.ts';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { grantable } from '../team/team-row.ts';
import { permissionWords } from './permission-labels.ts';
import { PermissionsMatrix } from './permissions-matrix.tsx';
import { useRoleChanges } from './role-changes.ts';
import { RoleFormDialog } from './role-form-dialog.tsx';
import { RoleMenu } from './role-menu.tsx';

const columnsOf = (mine: readonly Role[], changeable: (role: Role) => boolean): Column<Role>[] => [
  {
    id: 'name',
    title: 'Role',
    className: 'w-full max-w-0',
    skeleton: 'h-9 w-56 max-w-full',
    cell: ({ name, description, builtIn, ...role }) => (
      <>
        <span className="flex items-center gap-2">
          <span dir="auto" className="truncate text-left font-medium" title={name}>
            {name}
          </span>
          {!builtIn && <Badge tone="accent">Custom</Badge>}
        </span>
        <span className="block truncate text-muted text-sm max-sm:whitespace-normal">{description}</span>
        <span className="mt-1 block whitespace-normal text-muted text-sm md:hidden">Can: {permissionWords(role)}</span>
      </>
    ),
  },
  {
    id: 'permissions',
    title: 'Permissions',
    className: 'max-md:hidden',
    cellClassName: 'min-w-56 text-muted',
    skeleton: 'h-4 w-48',
    cell: permissionWords,
  },
  {
    id: 'users',
    title: 'Users',
    numeric: true,
    skeleton: 'h-4 w-6',
    cell: ({ members }) => formatNumber(members),
  },
  {
    id: 'actions',
    title: 'Actions',
    actions: true,
    cell: (role) => (changeable(role) ? <RoleMenu role={role} grantable={mine} /> : null),
  },
];

/** What the agency of a subaccount lets no one do, whatever their role. */
function AgencyLimit({ most }: { most: RoleRow }) {
  const { agency } = useWorkspace();
  const less = areas.filter((area) => most[area] !== 'full').map((area) => `${areaLabels[area]} ${most[area]}`);
  if (!most.calls) less.push('no calls and transcripts');
  if (less.length === 0) return null;
  return (
    <Banner tone="info" className="mb-4">
      {agency?.name ?? 'The agency'} limits what anyone here can do, regardless of role: {less.join(', ')}.
    </Banner>
  );
}

/** The roles of the workspace, what each may do, and with `?create` the dialog that makes one. */
export default function PermissionsPage() {
  const { data, error, refetch } = useQuery(query.roles.list());
  const { search, setSearch } = useListAddress();
  const [params, setParams] = useSearchParams();
  const workspace = useWorkspace();
  const mayManage = useCan('team:manage');
  const { create } = useRoleChanges();
  const roles = data?.items ?? [];
  const mine = grantable(workspace, roles);
  const changeable = ({ id }: Role) => mayManage && id !== 'owner' && mine.some((role) => role.id === id);
  const wanted = search.trim().toLowerCase();
  const found = data?.items.filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(wanted));
  const limit = data?.limit ?? null;
  const full = limit !== null && roles.length - builtInRoles.length >= limit;

  function closeDialog() {
    const next = new URLSearchParams(params);
    next.delete('create');
    setParams(next, { replace: true });
  }

  return (
    <>
      <PageHeader
        title="Permissions"
        subtitle="Roles and their permissions in this workspace."
        actions={
          <>
            <SearchInput
              placeholder="Search roles"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              className="w-56 max-sm:w-full"
            />
            {mayManage && !full && (
              <Link to="?create" className={buttonStyles()}>
                <Plus /> Create role
              </Link>
            )}
          </>
        }
      />
      {full && (
        <Banner tone="warning" className="mb-4">
          This workspace has reached its limit of {limit} custom roles. Delete one to create another.
        </Banner>
      )}
      {data?.most && <AgencyLimit most={data.most} />}
      <DataList
        label="Roles"
        columns={columnsOf(mine, changeable)}
        rows={found}
        keyOf={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={<NothingFound title={`No roles match “${search.trim()}”`} onClear={() => setSearch('')} />}
      />
      {found && found.length > 0 && (
        <section aria-labelledby="matrix" className="mt-8">
          <h2 id="matrix" className="font-semibold text-lg">
            Role permissions
          </h2>
          <p className="mt-0.5 mb-4 text-muted">
            View is read-only. Limited can also create and edit. Full can also activate, delete, and export.{' '}
            {mayManage
              ? 'Changes take effect immediately. You can’t grant more access than you have.'
              : 'Your role has view-only access.'}
          </p>
          <PermissionsMatrix roles={found} changeable={changeable} />
        </section>
      )}
      {mayManage && !full && data && params.has('create') && (
        <RoleFormDialog
          models={mine.filter(({ id }) => id !== 'owner')}
          onSave={({ name, description, model }) =>
            create.mutateAsync({ name, description, levels: (model ?? roles.at(-1)!).levels })
          }
          onClose={closeDialog}
        />
      )}
    </>
  );
}
