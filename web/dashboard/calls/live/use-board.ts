import { useEffect, useState } from 'react';
import { type BoardEvents, type LiveCall, liveSeconds } from '#domain/calls/live-calls.ts';
import { hearEvents } from '#web/lib/hear-events.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';

/** The calls that go on, as they change; undefined until they are known. */
export function useBoard(): { calls: LiveCall[] | undefined; isConnected: boolean } {
  const { id } = useWorkspace();
  const [calls, setCalls] = useState<LiveCall[]>();
  const [isConnected, setConnected] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another workspace has other calls.
  useEffect(
    () =>
      hearEvents('/v1/live-calls/events', liveSeconds - 5, {
        onConnected: setConnected,
        hear(event, data) {
          if (event === 'calls') setCalls((data as BoardEvents['calls']).items);
          if (event !== 'changed') return;
          const { items, gone } = data as BoardEvents['changed'];
          const changed = new Map(items.map((call) => [call.id, call]));
          setCalls((before = []) => {
            const known = before.flatMap((call) => (gone.includes(call.id) ? [] : [changed.get(call.id) ?? call]));
            const isKnown = new Set(before.map((call) => call.id));
            return [...known, ...items.filter((call) => !isKnown.has(call.id))];
          });
        },
      }),
    [id],
  );
  return { calls, isConnected };
}
