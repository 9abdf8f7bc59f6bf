import { useEffect, useState } from 'react';
import type { WidgetLook } from '#domain/channels/widget-look.ts';
import type { Visit } from '#domain/channels/widgets.ts';
import type { FromPanel, ToPanel } from '../frame-messages.ts';

/** The page around the panel: where it is, as the browser says, and when it was opened. */
export interface HostPage {
  visit: Visit | null;
  /** Grows each time the panel is opened. */
  opened: number;
  /** What the page keeps of our chat, see kept-chat.ts. */
  kept: string;
  /** Of a preview: members of the look that are not saved. */
  preview: Partial<WidgetLook> | null;
}

let around: string | null = null;

/** Tells the page around the panel something. Before it has spoken it is told only that we are here. */
export function tellHost(message: FromPanel): void {
  if (window.parent !== window) window.parent.postMessage(message, around ?? '*');
}

/** Listens to the page around the panel. */
export function useHostPage(): HostPage {
  const [page, setPage] = useState<HostPage>({ visit: null, opened: 0, kept: '', preview: null });
  useEffect(() => {
    function hear({ source, origin, data }: MessageEvent<ToPanel>) {
      if (source !== window.parent || typeof data !== 'object' || data === null) return;
      if (data.parley === 'opened' || data.parley === 'here') {
        around = origin;
        const visit = {
          origin,
          path: String(data.path).slice(0, 1000),
          referrer: String(data.referrer).slice(0, 253),
          ...(data.parley === 'here' && { preview: String(data.preview) }),
        };
        const kept = data.parley === 'opened' ? String(data.kept) : '';
        setPage((before) => ({ ...before, visit, kept, opened: before.opened + (data.parley === 'opened' ? 1 : 0) }));
      } else if (data.parley === 'look' && origin === window.location.origin) {
        setPage((before) => ({ ...before, preview: data.look as Partial<WidgetLook> }));
      }
    }
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  return page;
}
