import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { type CallLink, type LinkPart, linkHours, linkParts } from '#domain/calls/call-links.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { invalidate, query, queryClient } from '#web/lib/query.ts';
import { site } from '#web/lib/site.ts';
import { toastError } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Select } from '#web/ui/select.tsx';
import { ToCopy } from '#web/ui/to-copy.tsx';

type Hours = (typeof linkHours)[number];
const hoursWords: Record<Hours, string> = { 1: '1 hour', 24: '1 day', 168: '7 days', 720: '30 days' };
const partWords: Record<LinkPart, string> = {
  transcript: 'Transcript',
  sound: 'Audio',
  values: 'Collected values',
};
const _settled = { onError: toastError, onSettled: () => invalidate('callLinks') };

function Link({ callId, link }: { callId: string; link: CallLink }) {
  const revoke = useChange(() => api.callLinks.remove({ params: { callId, linkId: link.id } }), {
    // Gone at once, however long the list takes to load again.
    reloads: 'callLinks',
    next: () =>
      queryClient.setQueryData<{ items: CallLink[] }>(
        query.callLinks.list({ params: { callId } }).queryKey,
        (there) => there && { items: there.items.filter(({ id }) => id !== link.id) },
      ),
  });
  return (
    <li className="flex items-center gap-3 border-line border-b py-2 last:border-0">
      <div className="min-w-0 flex-1">
        <p>{link.parts.map((part) => partWords[part]).join(', ')}</p>
        <p className="text-muted text-sm">
          Valid until <Moment iso={link.expiresAt} format="in-sentence" /> {link.author && `, by ${link.author.name}`},
          opened {link.opened === 1 ? 'once' : link.opened === 0 ? 'never' : `${link.opened} times`}
        </p>
      </div>
      <Button variant="outline" busy={revoke.isPending} onClick={() => revoke.mutate()}>
        Revoke
      </Button>
    </li>
  );
}

function ShareDialog({ callId, onClose }: { callId: string; onClose: () => void }) {
  const [hours, setHours] = useState<Hours>(24);
  const [parts, setParts] = useState<readonly LinkPart[]>(['transcript', 'values']);
  const links = useQuery(query.callLinks.list({ params: { callId } }));
  const make = useChange(() => api.callLinks.create({ params: { callId }, body: { hours, parts: [...parts] } }), {
    reloads: 'callLinks',
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Share this call"
      description="Anyone with the link can see the call without signing in until the link expires. Card numbers and hidden values are never shown."
      footer={
        <Button disabled={parts.length === 0} busy={make.isPending} onClick={() => make.mutate()}>
          Create link
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <fieldset className="flex flex-col gap-2.5">
          <legend className="mb-2 font-medium">What to share</legend>
          {linkParts.map((part) => (
            <Checkbox
              key={part}
              label={partWords[part]}
              checked={parts.includes(part)}
              onChange={(isIn) => setParts(linkParts.filter((one) => (one === part ? isIn : parts.includes(one))))}
            />
          ))}
        </fieldset>
        <Field label="Valid for">
          <Select
            value={String(hours)}
            options={linkHours.map((one) => ({ value: String(one), label: hoursWords[one] }))}
            onChange={(value) => setHours(Number(value) as Hours)}
          />
        </Field>
        {make.data && (
          <div role="status" className="rounded-lg bg-sunken px-3">
            <ToCopy label="Link (shown only once)" text={site.origin + make.data.path} />
          </div>
        )}
        {links.data && links.data.items.length > 0 && (
          <section aria-label="Active links">
            <h3 className="font-medium">Active links</h3>
            <ul>
              {links.data.items.map((link) => (
                <Link key={link.id} callId={callId} link={link} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** Shares a call that has ended by a link that expires. */
export function ShareCall({ callId }: { callId: string }) {
  const [isOpen, setOpen] = useState(false);
  if (!useCan('calls:manage')) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Share2 aria-hidden /> Share
      </Button>
      {isOpen && <ShareDialog callId={callId} onClose={() => setOpen(false)} />}
    </>
  );
}
