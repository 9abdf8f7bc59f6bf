import type { MemberSession } from '#domain/identity/security.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { deviceOf } from './device-of.ts';
import { EndSession } from './end-session.tsx';

function Factor({ session }: { session: MemberSession }) {
  return session.secondFactor ? <Badge tone="success">Shown</Badge> : <Badge>None</Badge>;
}

function Device({ session }: { session: MemberSession }) {
  return (
    <span title={session.userAgent}>
      {deviceOf(session.userAgent)} {session.current && <Badge tone="accent">This device</Badge>}
    </span>
  );
}

/** Person, device, address, times and second factor. */
export const sessionColumns: Column<MemberSession>[] = [
  {
    id: 'person',
    title: 'Person',
    sortBy: ({ email }) => email,
    className: 'w-full max-w-0 md:w-1/3',
    skeleton: 'h-4 w-40 max-w-full max-md:h-18',
    cell: (session) => (
      <>
        <span
          className="block truncate font-medium max-md:wrap-anywhere max-md:whitespace-normal"
          title={session.email}
        >
          {session.email}
        </span>
        <p className="text-muted text-sm md:hidden">
          <Device session={session} />
        </p>
        <p className="text-muted text-sm md:hidden">{session.ip}</p>
        <p className="text-muted text-sm md:hidden">
          Two-factor authentication: <Factor session={session} />
        </p>
      </>
    ),
  },
  { id: 'device', title: 'Device', className: 'max-md:hidden', cell: (session) => <Device session={session} /> },
  {
    id: 'address',
    title: 'Address',
    sortBy: ({ ip }) => ip,
    className: 'max-lg:hidden',
    cellClassName: 'font-mono text-sm',
    cell: ({ ip }) => ip ?? '–',
  },
  {
    id: 'signed-in',
    title: 'Signed in',
    sortBy: ({ signedInAt }) => signedInAt,
    className: 'max-lg:hidden',
    cellClassName: 'text-muted',
    cell: ({ signedInAt }) => <Moment iso={signedInAt} />,
  },
  {
    id: 'active',
    title: 'Last active',
    sortBy: ({ lastActiveAt }) => lastActiveAt,
    cellClassName: 'whitespace-nowrap text-muted',
    skeleton: 'h-4 w-20',
    cell: ({ lastActiveAt }) => <Moment iso={lastActiveAt} />,
  },
  {
    id: 'factor',
    title: 'Two-factor authentication',
    className: 'max-md:hidden',
    skeleton: 'h-5 w-12',
    cell: (session) => <Factor session={session} />,
  },
  { id: 'actions', title: 'Actions', actions: true, cell: (session) => <EndSession session={session} /> },
];
