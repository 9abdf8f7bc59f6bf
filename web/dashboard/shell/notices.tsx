import { lazy, useEffect, useRef } from 'react';
import { useWorkspace } from '#web/lib/workspace.tsx';

/** What few workspaces have anything to tell with. */
const SupportNotice = lazy(() =>
  import('./support-notice.tsx').then(({ SupportNotice }) => ({ default: SupportNotice })),
);
const SampleNotice = lazy(() => import('./sample-notice.tsx').then(({ SampleNotice }) => ({ default: SampleNotice })));
const AgencyNotice = lazy(() => import('./agency-notice.tsx').then(({ AgencyNotice }) => ({ default: AgencyNotice })));

/**
 * What is said about a workspace above each of its pages. The height that it takes is `--notices` of the element that it stands in, since
 * pages as tall as the window (`--notices` in their `calc`) have to end where the window does.
 */
export function Notices() {
  const workspace = useWorkspace();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    const around = element?.parentElement;
    if (!element || !around || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => around.style.setProperty('--notices', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    // The margins of what it holds count as its own height.
    <div ref={box} className="flow-root">
      {(workspace.asAgencyUntil ?? workspace.suspended) !== null && <AgencyNotice />}
      {workspace.sample !== null && <SampleNotice />}
      {workspace.supportUntil !== null && <SupportNotice />}
    </div>
  );
}
