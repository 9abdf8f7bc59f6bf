import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { accentOf } from '#domain/agents/accent-of.ts';
import type { WidgetLook } from '#domain/channels/widget-look.ts';
import { inkOn } from '#domain/channels/widget-parts.ts';
import type { WidgetFace } from '#domain/channels/widgets.ts';
import { type HostPage, tellHost } from './host-page.ts';
import { PanelCall } from './panel-call.tsx';
import { PanelChat } from './panel-chat.tsx';
import { panelWords } from './panel-labels.data.ts';
import { problemWords } from './panel-problem.ts';
import { PanelStart } from './panel-start.tsx';
import { useVisitorChat } from './use-visitor-chat.ts';

/** Gives the whole page the widget's accent, theme and language. */
function useLook({ color, theme, language }: WidgetLook): void {
  const { hue, chroma } = accentOf(color);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.style.setProperty('--accent-hue', String(hue));
    root.style.setProperty('--accent-chroma', String(chroma));
    root.lang = language;
    const system = matchMedia('(prefers-color-scheme: dark)');
    const show = () => {
      const dark = theme === 'auto' ? system.matches : theme === 'dark';
      root.dataset.theme = dark ? 'dark' : 'light';
    };
    show();
    // A device may turn dark in the evening, with the panel open.
    system.addEventListener('change', show);
    return () => system.removeEventListener('change', show);
  }, [hue, chroma, theme, language]);
}

interface PanelProps {
  widgetKey: string;
  face: WidgetFace;
  host: HostPage;
}

/** The panel of a widget: its head, and the conversation that is had. */
export function Panel({ widgetKey, face: saved, host }: PanelProps) {
  const look: WidgetLook = { ...saved.look, ...host.preview };
  const face = { ...saved, look };
  const words = panelWords[look.language];
  const chat = useVisitorChat(widgetKey, host.kept);
  /** How a call listens; null where none is had. */
  const [call, setCall] = useState<{ voice: boolean } | null>(null);
  useLook(look);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') tellHost({ parley: 'close' });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const { visit } = host;
  const { status, fault } = chat.state;
  const title = look.title || face.agentName;
  const color = { backgroundColor: look.color, color: inkOn(look.color) };
  return (
    <main className="flex h-dvh flex-col overflow-hidden bg-surface text-ink">
      <header style={color} className="flex h-14 shrink-0 items-center justify-between gap-2 pr-1.5 pl-4">
        <h1 className="truncate font-semibold text-lg">{title}</h1>
        <div className="flex shrink-0 items-center">
          {call === null && status === 'live' && (
            <button
              type="button"
              className="h-11 rounded-md px-3 font-medium outline-offset-[-4px] outline-current hover:underline"
              onClick={() => void chat.end()}
            >
              {words.endChat}
            </button>
          )}
          <button
            type="button"
            aria-label={words.close}
            className="flex size-11 items-center justify-center rounded-md outline-offset-[-4px] outline-current hover:opacity-80"
            onClick={() => tellHost({ parley: 'close' })}
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
      </header>
      {call !== null && visit !== null ? (
        <PanelCall
          widgetKey={widgetKey}
          face={face}
          visit={visit}
          words={words}
          voice={call.voice}
          focusOn={host.opened}
          onLeave={() => setCall(null)}
        />
      ) : status !== 'none' ? (
        <PanelChat
          chat={chat}
          words={words}
          language={look.language}
          agentName={face.agentName}
          focusOn={host.opened}
        />
      ) : (
        <PanelStart
          face={face}
          words={words}
          ready={visit !== null}
          focusOn={host.opened}
          problem={fault === null ? null : problemWords(fault, words, look.language)}
          onChat={() => visit && void chat.start(visit)}
          onCall={(voice) => setCall({ voice })}
        />
      )}
      {face.poweredBy && (
        <p className="shrink-0 pb-2 text-center text-faint text-xs">{words.poweredBy(face.poweredBy)}</p>
      )}
    </main>
  );
}
