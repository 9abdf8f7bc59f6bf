import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { redirect, useLoaderData, useNavigate, useRouteError } from 'react-router';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { arrivalNotice } from '#web/lib/arrival.ts';
import { cleanAddress, loginAddress, twoFactorAddress } from '#web/lib/auth-address.ts';
import { currentWorkspaceId, setCurrentWorkspaceId, useCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { query, queryClient } from '#web/lib/query.ts';
import { currentSession, lacksSecondFactor, onSessionEnd } from '#web/lib/session.ts';
import { useTheme } from '#web/lib/theme.ts';
import { WorkspaceProvider } from '#web/lib/workspace.tsx';
import { CrashPage } from '#web/ui/crash-page.tsx';
import { Shell } from './shell.tsx';
import { useArrivalNotice } from './use-arrival-notice.ts';

/** How long after the start toasts are fetched, in milliseconds: after the page. One raised sooner waits for them. */
const toasterAfterMs = 1000;

const Toaster = lazy(() => import('#web/ui/toaster.tsx').then((module) => ({ default: module.Toaster })));

/** The gate: no one passes without a session; who is sent to sign in comes back to where they wanted to go. */
export async function clientLoader({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url);
  const place = { pathname, search };
  // A link from a mail may have said why it failed.
  const signIn = () => redirect(loginAddress(place, arrivalNotice()));
  const session = await currentSession();
  if (!session) throw signIn();
  const secondFactor = () => redirect(twoFactorAddress(cleanAddress(place)));
  if (await lacksSecondFactor()) throw secondFactor();
  const { items } = await queryClient.ensureQueryData(query.workspaces.list()).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    // The session was ended at the server, for example by a new password.
    if (error.status === 401) throw signIn();
    throw error.code === 'mfa_required' ? secondFactor() : error;
  });
  const first = items[0];
  if (!first) throw new Error('Your account has no workspace here. Ask the person who sent you this link for help.');
  if (!items.some(({ id }) => id === currentWorkspaceId())) setCurrentWorkspaceId(first.id);
  return { email: session.user.email ?? '' };
}

function Dashboard({ email }: { email: string }) {
  const id = useCurrentWorkspaceId();
  const { data } = useQuery(query.workspaces.list());
  const workspaces = data?.items ?? [];
  const workspace = workspaces.find((candidate) => candidate.id === id) ?? workspaces[0];

  useEffect(() => {
    if (workspace && workspace.id !== id) setCurrentWorkspaceId(workspace.id);
  }, [workspace, id]);

  if (!workspace || workspace.id !== id) return null;
  return (
    <WorkspaceProvider workspace={workspace}>
      <Shell email={email} workspaces={workspaces} />
    </WorkspaceProvider>
  );
}

export default function DashboardLayout() {
  const { email } = useLoaderData<typeof clientLoader>();
  const { theme } = useTheme();
  const navigate = useNavigate();
  const [toasts, setToasts] = useState(false);

  useArrivalNotice();

  useEffect(() => {
    const timer = setTimeout(() => {
      setToasts(true);
      // Without one, the browser's own words say that there is no connection.
      import('#web/lib/dashboard-worker.ts').then(({ registerWorker }) => registerWorker()).catch(() => {});
      // By which partner's link a new account came, where this browser has kept it (`web/lib/referral.ts`).
      if (localStorage.getItem('parley.referral') === null) return;
      import('#web/dashboard/agency/partners/tell-referral.ts')
        .then(({ tellReferral }) => tellReferral())
        .catch(() => {});
    }, toasterAfterMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    // Public pages opened from here show the way back instead of "Log in".
    document.documentElement.dataset.session = 'stored';
  }, []);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    onSessionEnd(() => {
      queryClient.clear();
      void navigate(loginAddress(location), { replace: true });
    }).then((stopListening) => {
      if (gone) stopListening();
      else stop = stopListening;
    }, console.error);
    return () => {
      gone = true;
      stop?.();
    };
  }, [navigate]);

  return (
    <QueryClientProvider client={queryClient}>
      <Dashboard email={email} />
      <Suspense>{toasts && <Toaster theme={theme} />}</Suspense>
    </QueryClientProvider>
  );
}

export function ErrorBoundary() {
  return <CrashPage message={messageOf(useRouteError())} />;
}
