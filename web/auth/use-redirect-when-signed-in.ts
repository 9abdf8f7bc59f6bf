import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { messageOf } from '#web/lib/api-error.ts';
import { safeNext } from '#web/lib/auth-address.ts';
import { loadSession } from './load-later.ts';

/**
 * Signed-in visitors of the sign-in screens go on to the dashboard. Only a browser that holds a session asks the server;
 * until it is known the screen says "Loading...".
 */
export function useRedirectWhenSignedIn(onError: (message: string) => void): void {
  const navigate = useNavigate();
  const [params] = useSearchParams();

  useEffect(() => {
    const page = document.documentElement;
    if (page.dataset.session !== 'stored') return;
    const showForm = () => page.removeAttribute('data-session');
    loadSession()
      .then(({ currentSession }) => currentSession())
      .then(
        (session) => (session ? navigate(safeNext(params.get('next')), { replace: true }) : showForm()),
        (error: unknown) => {
          showForm();
          onError(messageOf(error));
        },
      );
  }, [navigate, params, onError]);
}
