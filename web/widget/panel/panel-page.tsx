import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import type { WidgetFace } from '#domain/channels/widgets.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { tellHost, useHostPage } from './host-page.ts';
import { Panel } from './panel.tsx';
import { panelWords } from './panel-labels.data.ts';
import { ask } from './visits-api.ts';

/** What a widget's frame shows on a customer's website. */
export default function PanelPage() {
  const { key = '' } = useParams();
  const host = useHostPage();
  const [face, setFace] = useState<WidgetFace | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again.
  useEffect(() => {
    setFailed(false);
    ask('face', { params: { key } }).then(setFace, () => setFailed(true));
  }, [key, tries]);
  useEffect(() => {
    if (face === null) return;
    document.title = face.look.title || face.agentName;
    tellHost({ parley: 'ready' });
  }, [face]);

  if (face !== null) return <Panel widgetKey={key} face={face} host={host} />;
  // The visitor's language is not known yet.
  const words = panelWords.en;
  return (
    <main className="flex h-dvh flex-col items-center justify-center gap-4 bg-surface p-6 text-center text-muted">
      {failed ? (
        <>
          <p role="alert">{words.unavailable}</p>
          <Button variant="outline" className="h-11" onClick={() => setTries((n) => n + 1)}>
            {words.retry}
          </Button>
        </>
      ) : (
        <p role="status" className="flex items-center gap-2">
          <Spinner /> {words.connecting}
        </p>
      )}
    </main>
  );
}
