import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { continueWithCompany } from '#web/auth/continue-with-company.ts';
import { toast } from '#web/lib/toast.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useShell } from './shell-context.ts';

/** In place of the page where the workspace asks for a sign-in by the company: the way there. */
export function CompanyWall() {
  const { name } = useWorkspace();
  const { email } = useShell();
  const { pathname, search } = useLocation();
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    const refused = await continueWithCompany(email, pathname + search);
    if (refused === null) return;
    setLeaving(false);
    toast.error(refused.message);
  }

  return (
    <>
      <h1 className="sr-only">Single sign-on</h1>
      <EmptyState
        icon={Building2}
        title={`${name} requires single sign-on`}
        action={
          <Button busy={leaving} onClick={() => void leave()}>
            Sign in with SSO
          </Button>
        }
      >
        You’re still a member. Sign in with SSO to continue.
      </EmptyState>
    </>
  );
}
