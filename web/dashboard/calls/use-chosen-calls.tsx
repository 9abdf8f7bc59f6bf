import { useCallback, useMemo, useRef, useState } from 'react';
import type { ListedCall } from '#domain/calls/calls.ts';
import { formatDate } from '#web/lib/format.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { Column } from '#web/ui/data-table.tsx';

/** Which calls of a list are chosen: some, or all that pass its filters. */
export interface Chosen {
  ids: ReadonlySet<string>;
  /** Whether all are meant that pass, also those that are not loaded. */
  all: boolean;
}

const nobody: Chosen = { ids: new Set(), all: false };

/** Chooses calls of a list: one by one, and with Shift all between two. Calls that go on cannot be chosen. */
export function useChosenCalls(rows: readonly ListedCall[]) {
  const [chosen, setChosen] = useState(nobody);
  const anchor = useRef<string | null>(null);
  const isShift = useRef(false);
  const shown = useRef(rows);
  shown.current = rows;

  const choose = useCallback((id: string, isChosen: boolean) => {
    const ended = shown.current.filter(({ status }) => status === 'ended').map((call) => call.id);
    const [from, to] = [ended.indexOf(anchor.current ?? ''), ended.indexOf(id)].sort((one, other) => one - other);
    const between = isShift.current && from! >= 0 ? ended.slice(from, to! + 1) : [id];
    anchor.current = id;
    setChosen(({ ids, all }) => {
      const next = new Set(all ? ended : ids);
      for (const one of between)
        if (isChosen) next.add(one);
        else next.delete(one);
      return { ids: next, all: false };
    });
  }, []);
  const chooseShown = useCallback((isChosen: boolean) => {
    const ended = shown.current.filter(({ status }) => status === 'ended').map(({ id }) => id);
    setChosen({ ids: new Set(isChosen ? ended : []), all: false });
  }, []);

  const ended = rows.filter(({ status }) => status === 'ended').length;
  const isAll = chosen.all || (ended > 0 && chosen.ids.size >= ended);
  const column = useMemo(
    (): Column<ListedCall> => ({
      id: 'choose',
      title: 'Choose',
      heading: (
        <Checkbox
          label={<span className="sr-only">Select all loaded calls</span>}
          checked={isAll}
          onChange={chooseShown}
        />
      ),
      className: 'w-11',
      skeleton: 'size-4',
      cell: ({ id, status, agentName, startedAt }) => (
        <span
          className="relative z-10 block"
          onClickCapture={({ shiftKey }) => {
            isShift.current = shiftKey;
          }}
        >
          <Checkbox
            label={
              <span className="sr-only">
                Select the call with {agentName} on {formatDate(startedAt)}
              </span>
            }
            disabled={status !== 'ended'}
            checked={chosen.all || chosen.ids.has(id)}
            onChange={(isChosen) => choose(id, isChosen)}
          />
        </span>
      ),
    }),
    [chosen, isAll, choose, chooseShown],
  );
  return {
    chosen,
    isAll,
    column,
    clear: useCallback(() => setChosen(nobody), []),
    chooseAll: useCallback(() => setChosen(({ ids }) => ({ ids, all: true })), []),
  };
}
