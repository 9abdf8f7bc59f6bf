import { useQuery } from '@tanstack/react-query';
import { UserPlus, Users } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { usualRoles } from '#domain/identity/permissions.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { sortRows } from '#web/lib/sort-rows.ts';
import { useFirstRows } from '#web/lib/use-first-rows.ts';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { useTeamPresence } from './presence-dot.tsx';
import { nameOf, personOf, type TeamRow, teamRows } from './team-row.ts';
import { teamColumns } from './team-table.tsx';

/** What the three usual roles are, in a line, and where all of them stand. */
function RolesExplained() {
  return (
    <div className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-muted">
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {usualRoles.map(({ name, about }) => (
          <div key={name} className="flex gap-1.5">
            <dt className="font-medium text-ink">{name}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
      <Link to="/dashboard/agency/permissions" className="text-accent-text underline-offset-4 hover:underline">
        Role permissions
      </Link>
    </div>
  );
}

const matches = (row: TeamRow, wanted: string) =>
  `${nameOf(row)} ${personOf(row).email} ${personOf(row).roleName}`.toLowerCase().includes(wanted);

function useTeam() {
  const [members, invitations, roles] = [
    useQuery(query.members.list()),
    useQuery(query.invitations.list()),
    useQuery(query.roles.list()),
  ];
  const all = [members, invitations, roles];
  const loaded = members.data && invitations.data && roles.data;
  return {
    rows: loaded && teamRows(members.data.items, invitations.data.items),
    roles: roles.data?.items ?? [],
    error: all.find(({ error }) => error !== null)?.error,
    refetch: () => void Promise.all(all.map(({ refetch }) => refetch())),
  };
}

/** Who works in the workspace and who is invited; with `?invite` the dialog that invites. */
export default function TeamMembersPage() {
  const { rows, roles, error, refetch } = useTeam();
  const { search, setSearch, sort, setSort } = useListAddress();
  const [params, setParams] = useSearchParams();
  const mayInvite = useCan('team:write');
  const columns = teamColumns(roles, useTeamPresence());
  const wanted = search.trim().toLowerCase();
  const found =
    rows &&
    sortRows(
      rows.filter((row) => matches(row, wanted)),
      columns,
      sort,
    );
  const { first, more } = useFirstRows(found);

  function closeDialog() {
    const next = new URLSearchParams(params);
    next.delete('invite');
    setParams(next, { replace: true });
  }

  return (
    <>
      <PageHeader
        title="Team Members"
        subtitle="Workspace members and pending invitations."
        actions={
          <>
            <SearchInput
              placeholder="Search people"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              className="w-56 max-sm:w-full"
            />
            {mayInvite && (
              <Link to="?invite" className={buttonStyles()}>
                <UserPlus /> Invite people
              </Link>
            )}
          </>
        }
      />
      <RolesExplained />
      <DataList
        label="Team members"
        columns={columns}
        rows={first}
        keyOf={(row) => personOf(row).id}
        error={error}
        onRetry={refetch}
        empty={
          wanted === '' ? (
            <EmptyState icon={Users} title="No members yet" />
          ) : (
            <NothingFound title={`No one matches “${search.trim()}”`} onClear={() => setSearch('')} />
          )
        }
        sort={sort}
        onSort={setSort}
        more={more}
      />
      {mayInvite && roles.length > 0 && params.has('invite') && <InviteDialog roles={roles} onClose={closeDialog} />}
    </>
  );
}
