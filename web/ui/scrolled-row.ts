import { useLayoutEffect, useRef } from 'react';

/** Marks at which ends of the row there is more, so that the edge fades there. */
export function noteEdges(row: HTMLElement) {
  const left = row.scrollLeft;
  row.toggleAttribute('data-more-before', left > 1);
  row.toggleAttribute('data-more-after', left + row.clientWidth < row.scrollWidth - 1);
}

/**
 * A row that is wider than its place scrolls sideways without a bar: the chosen one, by its `data-value`, comes into sight by
 * itself.
 */
export function useScrolledRow<E extends HTMLElement>(value: string) {
  const row = useRef<E>(null);
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const chosen = [...element.querySelectorAll<HTMLElement>('[data-value]')].find(
      ({ dataset }) => dataset.value === value,
    );
    if (chosen !== undefined && element.scrollWidth > element.clientWidth)
      element.scrollLeft = chosen.offsetLeft - (element.clientWidth - chosen.offsetWidth) / 2;
    noteEdges(element);
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => noteEdges(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [value]);
  return row;
}
