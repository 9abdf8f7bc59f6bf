import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Brand, type BrandHost, brandHostsLimit } from '#domain/agency/brand.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { ToCopy } from '#web/ui/to-copy.tsx';

/** One address: what its DNS needs, and whether it is there. */
function HostCard({ host, readOnly }: { host: BrandHost; readOnly: boolean }) {
  const [removing, setRemoving] = useState(false);
  const params = { host: host.host };
  const verify = useChange(() => api.brand.verifyHost({ params }), {
    reloads: 'brand',
    says: `${host.host} is verified`,
    refusal: 'shown',
  });
  const remove = useChange(() => api.brand.removeHost({ params }), {
    reloads: 'brand',
    refusal: 'shown',
  });
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line p-4">
      <div className="flex flex-wrap items-center gap-2">
        <span className="break-all font-medium">{host.host}</span>
        <Badge tone={host.verifiedAt ? 'success' : 'warning'}>{host.verifiedAt ? 'Verified' : 'Not verified'}</Badge>
      </div>
      {host.verifiedAt === null && (
        <>
          <p className="text-muted">
            Add both records to this domain’s DNS. The first proves you own the domain, and the second points it to this
            server. The domain won’t work until then.
          </p>
          <div className="rounded-lg border border-line px-4">
            <ToCopy label="name of the TXT record" text={host.record.name} />
            <ToCopy label="value of the TXT record" text={host.record.value} />
            <ToCopy label={`target of the CNAME record of ${host.host}`} text={host.target} />
          </div>
        </>
      )}
      {verify.error && <Banner>{messageOf(verify.error)}</Banner>}
      {!readOnly && (
        <div className="flex flex-wrap gap-2">
          {host.verifiedAt === null && (
            <Button busy={verify.isPending} onClick={() => verify.mutate()}>
              Verify
            </Button>
          )}
          <Button variant="outline" onClick={() => setRemoving(true)}>
            Remove
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={`Remove ${host.host}?`}
        action="Remove domain"
        onConfirm={() => remove.mutateAsync()}
      >
        This domain and any links to it in sent emails will stop working. Accounts and workspaces aren’t affected.
      </ConfirmDialog>
    </li>
  );
}

/** The addresses where the brand is shown. */
export function HostsSection({ brand, readOnly }: { brand: Brand | null; readOnly: boolean }) {
  const { data, error } = useQuery(query.brand.hosts());
  const [host, setHost] = useState('');
  const add = useChange(() => api.brand.addHost({ body: { host } }), {
    reloads: 'brand',
    next: () => setHost(''),
    refusal: 'shown',
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    add.mutate();
  }

  return (
    <SubjectSection title="Domains" hint="Domains where your clients open the dashboard.">
      {brand === null ? (
        <p className="text-muted">Save your brand settings first.</p>
      ) : error ? (
        <Banner>{messageOf(error)}</Banner>
      ) : data === undefined ? (
        <Skeleton className="h-24" />
      ) : (
        <>
          {data.items.length > 0 && (
            <ul aria-label="Domains" className="flex flex-col gap-3">
              {data.items.map((one) => (
                <HostCard key={one.host} host={one} readOnly={readOnly} />
              ))}
            </ul>
          )}
          {!readOnly && data.items.length < brandHostsLimit && (
            <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
              <Field
                label="New domain"
                error={add.error ? messageOf(add.error) : undefined}
                className="min-w-56 flex-1"
              >
                <Input
                  value={host}
                  onChange={({ target }) => setHost(target.value)}
                  placeholder="voice.example.com"
                  maxLength={253}
                  spellCheck={false}
                  autoCapitalize="none"
                />
              </Field>
              <Button type="submit" variant="outline" busy={add.isPending} disabled={host.trim() === ''}>
                Add domain
              </Button>
            </form>
          )}
        </>
      )}
    </SubjectSection>
  );
}
