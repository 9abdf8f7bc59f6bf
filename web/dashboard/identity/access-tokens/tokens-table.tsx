import { type AccessToken, tokenScopeLabels, tokenScopes } from '#domain/identity/access-tokens.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { DeleteToken } from './delete-token.tsx';

function Scopes({ scopes, readScopes, readOnly, roleName, reachPeople }: AccessToken) {
  if (scopes.length === tokenScopes.length && !reachPeople) return <Badge>All scopes</Badge>;
  return (
    <ul className="flex flex-wrap gap-1">
      {reachPeople && (
        <li className="flex">
          <Badge tone="accent">Calls and texts people</Badge>
        </li>
      )}
      {readOnly && (
        <li className="flex">
          <Badge tone="accent">Read only</Badge>
        </li>
      )}
      {roleName !== null && (
        <li className="flex">
          <Badge>Role: {roleName}</Badge>
        </li>
      )}
      {scopes.map((scope) => (
        <li key={scope} className="flex">
          <Badge>{tokenScopeLabels[scope]}</Badge>
        </li>
      ))}
      {readScopes.map((scope) => (
        <li key={scope} className="flex">
          <Badge>{tokenScopeLabels[scope]}: view</Badge>
        </li>
      ))}
    </ul>
  );
}

const isOver = ({ expiresAt: expires }: AccessToken) => expires !== null && Date.parse(expires) <= Date.now();

function Expiry({ token }: { token: AccessToken }) {
  // An app renews its token by itself, until someone deletes it.
  if (token.app !== null) return 'Renewed by the app';
  if (token.expiresAt === null) return 'Never';
  if (isOver(token)) return <Badge tone="danger">Expired</Badge>;
  return <Moment iso={token.expiresAt} format="date" />;
}

/** The tokens with their ends, scopes and last use. */
export const tokenColumns: Column<AccessToken>[] = [
  {
    id: 'name',
    title: 'Name',
    sortBy: ({ name }) => name,
    className: 'w-full max-w-0 md:w-1/4',
    skeleton: 'h-4 w-28 max-w-full max-md:h-23',
    cell: (row) => (
      <>
        <span className="block truncate font-medium" title={row.name}>
          {row.name}
        </span>
        {row.app !== null && <span className="block truncate text-muted text-sm">App from {row.app}</span>}
        <code className="font-mono text-muted text-sm md:hidden">{row.masked}</code>
        <div className="mt-1 md:hidden">
          <Scopes {...row} />
        </div>
        <p className="mt-1 text-muted text-sm md:hidden">
          Expires: <Expiry token={row} />
        </p>
      </>
    ),
  },
  {
    id: 'token',
    title: 'Token',
    className: 'max-md:hidden',
    skeleton: 'h-4 w-28',
    cell: ({ masked: token }) => <code className="whitespace-nowrap font-mono text-sm">{token}</code>,
  },
  {
    id: 'scopes',
    title: 'Access',
    className: 'max-md:hidden',
    skeleton: 'h-5 w-24',
    cell: (row) => <Scopes {...row} />,
  },
  {
    id: 'created',
    title: 'Created',
    sortBy: ({ createdAt: created }) => created,
    className: 'max-lg:hidden',
    cellClassName: 'text-muted',
    cell: ({ createdAt: created }) => <Moment iso={created} format="date" />,
  },
  {
    id: 'expires',
    title: 'Expires',
    sortBy: ({ expiresAt: expires }) => expires,
    className: 'max-md:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    skeleton: 'h-4 w-20',
    cell: (token) => <Expiry token={token} />,
  },
  {
    id: 'used',
    title: 'Last used',
    sortBy: ({ lastUsedAt: lastUsed }) => lastUsed,
    cellClassName: 'whitespace-nowrap text-muted',
    skeleton: 'h-4 w-20',
    cell: ({ lastUsedAt: lastUsed }) => (lastUsed === null ? 'Never' : <Moment iso={lastUsed} />),
  },
  { id: 'actions', title: 'Actions', actions: true, cell: (token) => <DeleteToken token={token} /> },
];
