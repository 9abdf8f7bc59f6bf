import { useEffect, useState } from 'react';
import { draftSeconds, type Present } from '#domain/agents/drafts.ts';
import { hearDraft } from './hear-draft.ts';
import { currentSession } from './session.ts';

/** The account that is signed in; undefined until it is known. */
function useOwnId(): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    currentSession().then(
      (session) => setId(session?.user.id),
      () => undefined,
    );
  }, []);
  return id;
}

interface PresenceOptions {
  /** The path of the draft's events. */
  events: string;
  /** Tells the server that one is here, and at which step. Keep it the same from render to render. */
  sign: (nodeId: string | null) => Promise<unknown>;
  /** Whether one is told of: who may only look changes nothing for the others. */
  enabled: boolean;
  /** The draft has this revision now. Keep it the same from render to render. */
  onRevision: (revision: number) => void;
}

/** Who has a draft open, beside oneself; tells them of oneself while the page is looked at. `setNode` says at which step. */
export function usePresence({ events, sign, enabled, onRevision }: PresenceOptions): {
  people: Present[];
  setNode: (nodeId: string | null) => void;
} {
  const [people, setPeople] = useState<Present[]>([]);
  const [nodeId, setNode] = useState<string | null>(null);
  useEffect(
    () =>
      hearDraft(events, (event, data) => {
        if (event === 'draft') onRevision((data as { revision: number }).revision);
        else setPeople((data as { items: Present[] }).items);
      }),
    [events, onRevision],
  );
  useEffect(() => {
    if (!enabled) return;
    const say = () => {
      if (document.visibilityState === 'hidden') return;
      // Anyone who is not seen for a moment loses nothing.
      sign(nodeId).catch(() => undefined);
    };
    say();
    const timer = setInterval(say, draftSeconds.sign * 1000);
    return () => clearInterval(timer);
  }, [enabled, nodeId, sign]);
  const own = useOwnId();
  return { people: people.filter(({ id }) => id !== own), setNode };
}
