import type { Factor, User } from '@supabase/auth-js';
import { Smartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { attempt } from '#web/lib/auth-refusal.ts';
import { authClient } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { reloadAccount } from './account.ts';
import { AddAuthenticator } from './add-authenticator.tsx';

const nameOf = (factor: Factor) => factor.friendly_name || 'Authenticator app';

async function remove(factor: Factor): Promise<void> {
  const refused = await attempt(async () => {
    const auth = await authClient();
    const { error } = await auth.mfa.unenroll({ factorId: factor.id });
    // The session falls back to what it has still shown; its token has to say so.
    return error ? { error } : auth.refreshSession();
  });
  if (refused) {
    toast.error(refused.message);
    throw new Error(refused.message);
  }
  toast.success(`${nameOf(factor)} removed.`);
  await reloadAccount();
}

/** Authenticator apps, whose code is asked for at each sign-in. */
export function TwoFactor({ user }: { user: User }) {
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Factor | null>(null);
  const factors = (user.factors ?? []).filter(({ status }) => status === 'verified');
  const last = factors.length === 1;

  return (
    <SubjectSection
      title="Two-factor authentication"
      hint="Requires a code from an app on your phone when you sign in."
    >
      <p className="flex items-center gap-2">
        {factors.length > 0 ? <Badge tone="success">On</Badge> : <Badge>Off</Badge>}
        <span className="text-muted">
          {factors.length > 0
            ? 'You’re asked for a code each time you sign in.'
            : 'You aren’t asked for a code when you sign in.'}
        </span>
      </p>
      {factors.length > 0 && (
        <ul aria-label="Authenticator apps" className="divide-y divide-line rounded-lg border border-line bg-surface">
          {factors.map((factor) => (
            <li key={factor.id} className="flex items-center gap-3 px-3 py-2">
              <Smartphone aria-hidden className="size-4 shrink-0 text-muted" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{nameOf(factor)}</span>
                <span className="block text-muted text-sm">
                  Added <Moment iso={factor.created_at} format="date" />
                </span>
              </span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove ${nameOf(factor)}`}
                onClick={() => setRemoving(factor)}
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button variant="outline" onClick={() => setAdding(true)}>
          Add authenticator app
        </Button>
      </div>
      {adding && <AddAuthenticator taken={factors.map(nameOf)} onClose={() => setAdding(false)} />}
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setRemoving(null)}
          title={`Remove ${nameOf(removing)}?`}
          action="Remove"
          onConfirm={() => remove(removing)}
        >
          {last
            ? 'This is your last authenticator app, so you’ll no longer be asked for a code when you sign in.'
            : 'Its codes will stop working. Your other apps keep working.'}
        </ConfirmDialog>
      )}
    </SubjectSection>
  );
}
