import { useState } from 'react';
import { InvitedEmail, invitationDays, mostAtOnce } from '#domain/identity/invitations.ts';
import type { Role, RoleId } from '#domain/identity/roles.ts';
import { api } from '#web/lib/api.ts';
import { problemAt } from '#web/lib/api-error.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { teamNouns } from './team-changes.ts';
import { grantable, roleOptions } from './team-row.ts';

/** Addresses as people paste them: apart by commas, semicolons, blanks or lines. */
const addressesIn = (text: string) => [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ''))];

/** What is wrong with the addresses; undefined where nothing is. */
function faultOf(addresses: string[]): string | undefined {
  if (addresses.length === 0) return 'Enter at least one email address.';
  if (addresses.length > mostAtOnce) return `Invite up to ${mostAtOnce} people at once.`;
  const wrong = addresses.find((address) => !InvitedEmail.safeParse(address).success);
  return wrong && `${wrong} doesn’t look like an email address.`;
}

/** Asks whom to invite, and with which role. */
export function InviteDialog({ roles, onClose }: { roles: readonly Role[]; onClose: () => void }) {
  const workspace = useWorkspace();
  const choices = grantable(workspace, roles);
  const [text, setText] = useState('');
  const [role, setRole] = useState<RoleId | undefined>(choices.find(({ id }) => id === 'member')?.id ?? choices[0]?.id);
  return (
    <FormDialog
      title="Invite people"
      description={`Each person gets an email with a link to ${workspace.name}, valid for ${invitationDays} days.`}
      action="Send invitations"
      ready={role !== undefined}
      send={(_, once) => {
        const emails = addressesIn(text);
        const problem = faultOf(emails);
        if (problem !== undefined) throw problemAt('emails', problem);
        return api.invitations.create({ body: { emails, role: role! } }, once);
      }}
      reloads={teamNouns}
      says={({ items }) => (items.length === 1 ? `${items[0]!.email} invited` : `${items.length} people were invited`)}
      onClose={onClose}
    >
      {(problemOf) => (
        <>
          <Field
            label="Email addresses"
            hint="Separate multiple emails with commas or line breaks."
            error={problemOf('emails')}
            required
          >
            <Textarea
              value={text}
              spellCheck={false}
              autoCapitalize="off"
              placeholder="grace@company.com, alan@company.com"
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <Field label="Role" hint="You can’t assign roles with more permissions than your own.">
            <Select options={roleOptions(choices)} value={role} onChange={setRole} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
