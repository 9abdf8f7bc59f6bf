import { ReactFlowProvider } from '@xyflow/react';
import { useEffect, useMemo, useState } from 'react';
import { moveTo } from '#domain/agents/flow-edits/places.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { BuilderStore } from './builder/builder-store.ts';
import { Canvas } from './builder/canvas/canvas.tsx';
import { isUnarranged, layOut } from './builder/canvas/lay-out.ts';
import { light } from './builder/canvas/lit.ts';
import { BuilderProvider } from './builder/use-builder.tsx';
import { type CardNote, noteCards } from './card-notes.ts';

const noNotes: ReadonlyMap<string, CardNote> = new Map();

interface LookedAtFlowProps {
  flow: Flow;
  /** The step that is lit. */
  nodeId?: string | null;
  /** What stands at the edges of cards, by the ids of their steps. */
  notes?: ReadonlyMap<string, CardNote>;
}

/** A flow that is only to be looked at. */
export default function LookedAtFlow({ flow, nodeId = null, notes = noNotes }: LookedAtFlowProps) {
  const [store] = useState(
    () =>
      new BuilderStore({
        flow: isUnarranged(flow) ? moveTo(flow, layOut(flow)) : flow,
        onChange: () => {},
        rebase: (_base, _theirs, own) => own,
        now: () => performance.now(),
      }),
  );
  useEffect(() => {
    light(nodeId === null ? [] : [nodeId]);
    return () => light([]);
  }, [nodeId]);
  useEffect(() => {
    noteCards(notes);
    return () => noteCards(noNotes);
  }, [notes]);
  const context = useMemo(
    () => ({
      store,
      readOnly: true,
      problems: [],
      agentId: null,
      voice: '',
      language: 'en-US',
      people: [],
      greeting: undefined,
      chooseStep: () => {},
    }),
    [store],
  );
  return (
    <ReactFlowProvider>
      <BuilderProvider value={context}>
        <Canvas onEdit={() => {}} lookOnly />
      </BuilderProvider>
    </ReactFlowProvider>
  );
}
