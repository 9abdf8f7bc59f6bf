import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { WidgetLook } from '#domain/channels/widget-look.ts';
import { inkOn } from '#domain/channels/widget-parts.ts';
import { previewTicketSeconds } from '#domain/channels/widgets.ts';
import { api } from '#web/lib/api.ts';
import { keyOf } from '#web/lib/query.ts';
import { cn } from '#web/ui/cn.ts';
import type { FromPanel, ToPanel } from '#web/widget/frame-messages.ts';

interface WidgetPreviewProps {
  widgetId: string;
  widgetKey: string;
  look: WidgetLook;
  agentName: string;
}

/** The real panel, as visitors have it, with a look that need not be saved yet; the button beside it is drawn. */
export function WidgetPreview({ widgetId, widgetKey, look, agentName }: WidgetPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [open, setOpen] = useState(true);
  // Renewed long before it ends: a preview may stand open for hours.
  const preview = useQuery({
    queryKey: [...keyOf('widgets', 'preview'), widgetId],
    queryFn: () => api.widgets.preview({ params: { widgetId } }),
    refetchInterval: (previewTicketSeconds / 2) * 1000,
    staleTime: 0,
  });
  const ticket = preview.data?.ticket;

  useEffect(() => {
    function hear({ source, data }: MessageEvent<FromPanel>) {
      if (source !== frame.current?.contentWindow) return;
      if (data.parley === 'ready') setReady(true);
      if (data.parley === 'close') setOpen(false);
    }
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    const tell = (message: ToPanel) => frame.current?.contentWindow?.postMessage(message, window.location.origin);
    if (!ready) return;
    tell({ parley: 'look', look });
  }, [ready, look]);
  useEffect(() => {
    if (!ready || ticket === undefined) return;
    const message: ToPanel = { parley: 'here', path: window.location.pathname, referrer: '', preview: ticket };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [ready, ticket]);

  return (
    <section aria-label="Preview" className="flex flex-col gap-3 rounded-lg border border-line bg-sunken p-4">
      <div className={cn('h-[34rem] max-h-[80vh]', !open && 'invisible')}>
        <iframe
          ref={frame}
          title={`${look.title || agentName} preview`}
          src={`/widget/${widgetKey}`}
          allow="microphone; autoplay"
          className="size-full rounded-xl border-0 bg-surface shadow-overlay"
        />
      </div>
      <div className={cn('flex', look.corner === 'right' && 'justify-end')}>
        <button
          type="button"
          aria-expanded={open}
          aria-label={[look.label, 'Preview button'].filter(Boolean).join(': ')}
          onClick={() => setOpen(!open)}
          style={{ backgroundColor: look.color, color: inkOn(look.color) }}
          className="flex min-h-14 min-w-14 items-center justify-center gap-2.5 rounded-full px-4 font-medium text-lg shadow-overlay"
        >
          <MessageCircle aria-hidden className="size-6" />
          {look.label}
        </button>
      </div>
      <p className="text-muted text-sm">This is the live widget. Test conversations count toward your limits.</p>
    </section>
  );
}
