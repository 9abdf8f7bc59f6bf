import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CompanySignIn as Stored } from '#domain/identity/company-sign-in.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { ToCopy } from '#web/ui/to-copy.tsx';
import { CompanySignInDialog } from './company-sign-in-dialog.tsx';
import { keepCompany } from './keep-company.ts';

/** The record that proves the domain, and the look at it. */
function Verification({ stored }: { stored: Stored }) {
  const verify = useChange(() => api.companySignIn.verify(), {
    says: `${stored.domain} is verified.`,
    next: (answer) => keepCompany(answer),
    refusal: 'shown',
  });
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">
        Add this TXT record to {stored.domain}, then verify it. No one can use single sign-on until then.
      </p>
      <div className="rounded-lg border border-line px-4">
        <ToCopy label="name" text={stored.record.name} />
        <ToCopy label="value" text={stored.record.value} />
      </div>
      {verify.error && <Banner>{messageOf(verify.error)}</Banner>}
      <div>
        <Button busy={verify.isPending} onClick={() => verify.mutate()}>
          Verify domain
        </Button>
      </div>
    </div>
  );
}

function Requirement({ stored }: { stored: Stored }) {
  const require = useChange((required: boolean) => api.companySignIn.require({ body: { required } }), {
    next: keepCompany,
  });
  return (
    <Switch
      label="Required"
      hint={`Members with an email at ${stored.domain} must use single sign-on. Owners can still sign in another way.`}
      checked={require.isPending ? require.variables : stored.required}
      disabled={require.isPending}
      onChange={(required) => require.mutate(required)}
    />
  );
}

function Details({ stored, onEdit }: { stored: Stored; onEdit: () => void }) {
  const [removing, setRemoving] = useState(false);
  const remove = useChange(() => api.companySignIn.remove(), {
    next: () => keepCompany({ companySignIn: null }),
    refusal: 'shown',
  });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{stored.domain}</span>
        <Badge tone={stored.verifiedAt ? 'success' : 'warning'}>
          {stored.verifiedAt ? 'Verified' : 'Not verified'}
        </Badge>
        <span className="break-all text-muted">{stored.issuer}</span>
      </div>
      {stored.verifiedAt ? <Requirement stored={stored} /> : <Verification stored={stored} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={onEdit}>
          Change provider
        </Button>
        <Button variant="outline" onClick={() => setRemoving(true)}>
          Remove
        </Button>
      </div>
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title="Remove single sign-on?"
        action="Remove"
        onConfirm={() => remove.mutateAsync()}
      >
        No one will be able to use single sign-on. Existing sessions, accounts, and memberships aren’t affected.
      </ConfirmDialog>
    </div>
  );
}

/** Single sign-on with a company's OpenID Connect provider. */
export function CompanySignIn() {
  const { data, error } = useQuery(query.companySignIn.get());
  const [editing, setEditing] = useState(false);
  const stored = data?.companySignIn ?? null;
  return (
    <Card className="mt-6">
      <CardHeader
        title="Single sign-on (SSO)"
        hint="People at your domain sign in with your own OpenID Connect provider, such as Entra ID, Okta, or Keycloak."
        action={
          data &&
          stored === null && (
            <Button variant="outline" onClick={() => setEditing(true)}>
              Set up
            </Button>
          )
        }
      />
      {error ? (
        <CardBody>
          <Banner>{messageOf(error)}</Banner>
        </CardBody>
      ) : data === undefined ? (
        <CardBody>
          <Skeleton className="h-8" />
        </CardBody>
      ) : (
        stored && (
          <CardBody>
            <Details stored={stored} onEdit={() => setEditing(true)} />
          </CardBody>
        )
      )}
      {editing && <CompanySignInDialog stored={stored} onClose={() => setEditing(false)} />}
    </Card>
  );
}
