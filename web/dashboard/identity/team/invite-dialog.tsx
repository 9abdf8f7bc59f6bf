import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { InvitedEmail, invitationDays, mostAtOnce } from '#domain/identity/invitations.ts';
import type { Role, RoleId } from '#domain/identity/roles.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { newKey } from '#web/lib/new-key.ts';
import { toast } from '#web/lib/toast.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { reloadTeam } from './team-changes.ts';
import { givable, roleOptions } from './team-row.ts';

/** Addresses as people paste them: apart by commas, semicolons, blanks or lines. */
const addressesIn = (text: string) => [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ''))];

/** What is wrong with the addresses; undefined where nothing is. */
function problemOf(addresses: string[]): string | undefined {
  if (addresses.length === 0) return 'Enter at least one email address.';
  if (addresses.length > mostAtOnce) return `Invite at most ${mostAtOnce} people at once.`;
  const wrong = addresses.find((address) => !InvitedEmail.safeParse(address).success);
  return wrong && `${wrong} does not look like an email address.`;
}

/** Asks whom to invite, and with which role. */
export function InviteDialog({ roles, onClose }: { roles: readonly Role[]; onClose: () => void }) {
  const workspace = useWorkspace();
  const choices = givable(workspace, roles);
  const [text, setText] = useState('');
  const [role, setRole] = useState<RoleId | undefined>(choices.find(({ id }) => id === 'member')?.id ?? choices[0]?.id);
  const [problem, setProblem] = useState<string>();
  // A request whose answer is lost may be sent again without inviting twice.
  const [key, setKey] = useState(newKey);
  const invite = useMutation({
    mutationFn: (given: { emails: string[]; role: RoleId }) =>
      api.invitations.create({ body: given }, { headers: { 'idempotency-key': key } }),
    onSuccess: async ({ items }) => {
      toast.success(items.length === 1 ? `${items[0]!.email} was invited` : `${items.length} people were invited`);
      onClose();
      await reloadTeam();
    },
  });

  function change(next: string) {
    setText(next);
    setProblem(undefined);
    setKey(newKey());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (invite.isPending || role === undefined) return;
    const emails = addressesIn(text);
    const found = problemOf(emails);
    setProblem(found);
    if (found === undefined) invite.mutate({ emails, role });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !invite.isPending && onClose()}
      title="Invite people"
      description={`Each gets a mail with a link into ${workspace.name} that is good for ${invitationDays} days.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={invite.isPending}>
            Cancel
          </Button>
          <Button type="submit" form="invite" busy={invite.isPending}>
            Send invitations
          </Button>
        </>
      }
    >
      <form id="invite" onSubmit={submit} noValidate className="flex flex-col gap-5">
        {invite.error && <Banner>{messageOf(invite.error)}</Banner>}
        <Field label="Email addresses" hint="Several are set apart by commas or lines." error={problem} required>
          <Textarea
            value={text}
            spellCheck={false}
            autoCapitalize="off"
            placeholder="grace@company.com, alan@company.com"
            onChange={(event) => change(event.target.value)}
          />
        </Field>
        <Field label="Role" hint="You can give roles that allow no more than your own.">
          <Select
            options={roleOptions(choices)}
            value={role}
            onChange={(next) => {
              setRole(next);
              setKey(newKey());
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
