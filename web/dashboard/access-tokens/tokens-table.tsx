import type { ReactNode } from 'react';
import { type AccessToken, tokenScopeLabels, tokenScopes } from '#domain/access-tokens.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '#web/ui/table.tsx';
import { DeleteToken } from './delete-token.tsx';

function Scopes({ scopes }: { scopes: AccessToken['scopes'] }) {
  if (scopes.length === tokenScopes.length) return <Badge>All scopes</Badge>;
  return (
    <ul className="flex flex-wrap gap-1">
      {scopes.map((scope) => (
        <li key={scope} className="flex">
          <Badge>{tokenScopeLabels[scope]}</Badge>
        </li>
      ))}
    </ul>
  );
}

function LastUsed({ token }: { token: AccessToken }) {
  return token.lastUsed === null ? 'Never' : <Moment iso={token.lastUsed} />;
}

function TokenRow({ token }: { token: AccessToken }) {
  return (
    <TableRow>
      <TableCell className="w-full max-w-0 md:w-1/4">
        <span className="block truncate font-medium" title={token.name}>
          {token.name}
        </span>
        <code className="font-mono text-muted text-sm md:hidden">{token.token}</code>
        <div className="mt-1 md:hidden">
          <Scopes scopes={token.scopes} />
        </div>
      </TableCell>
      <TableCell className="max-md:hidden">
        <code className="whitespace-nowrap font-mono text-sm">{token.token}</code>
      </TableCell>
      <TableCell className="max-md:hidden">
        <Scopes scopes={token.scopes} />
      </TableCell>
      <TableCell className="text-muted max-lg:hidden">
        <Moment iso={token.created} format="date" />
      </TableCell>
      <TableCell className="whitespace-nowrap text-muted">
        <LastUsed token={token} />
      </TableCell>
      <TableCell className="w-12 py-1 pr-2 pl-0">
        <div className="flex justify-end">
          <DeleteToken token={token} />
        </div>
      </TableCell>
    </TableRow>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Table label="Access tokens">
      <TableHead>
        <tr>
          <TableHeading className="w-full md:w-1/4">Name</TableHeading>
          <TableHeading className="max-md:hidden">Token</TableHeading>
          <TableHeading className="max-md:hidden">Scopes</TableHeading>
          <TableHeading className="max-lg:hidden">Created</TableHeading>
          <TableHeading>Last used</TableHeading>
          <TableHeading>
            <span className="sr-only">Actions</span>
          </TableHeading>
        </tr>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}

/** The tokens with their ends, scopes and last use. */
export function TokensTable({ tokens }: { tokens: AccessToken[] }) {
  return (
    <Frame>
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} />
      ))}
    </Frame>
  );
}

/** The table before its rows are there, in their size. */
export function TokensTableSkeleton() {
  return (
    <Frame>
      {['w-28', 'w-36'].map((width) => (
        <tr key={width}>
          <TableCell className="max-md:h-22">
            <Skeleton className={`h-4 ${width}`} />
          </TableCell>
          <TableCell className="max-md:hidden">
            <Skeleton className="h-4 w-28" />
          </TableCell>
          <TableCell className="max-md:hidden">
            <Skeleton className="h-5 w-24" />
          </TableCell>
          <TableCell className="max-lg:hidden">
            <Skeleton className="h-4 w-24" />
          </TableCell>
          <TableCell>
            <Skeleton className="h-4 w-20" />
          </TableCell>
          <TableCell className="w-12 py-1 pr-2 pl-0">
            <span className="block h-8 pointer-coarse:h-11" />
          </TableCell>
        </tr>
      ))}
    </Frame>
  );
}
