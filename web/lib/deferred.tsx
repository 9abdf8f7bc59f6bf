import { type ComponentProps, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** How long after the start the rest is fetched, in milliseconds: after the page, before most people press. */
const laterMs = 1000;

/** How what was deferred begins: open when its button was pressed, with the focus when the button had it. */
export interface DeferredStart {
  open: boolean;
  focused: boolean;
}

/** Where nothing was deferred. */
export const asUsual: DeferredStart = { open: false, focused: false };

interface DeferredProps {
  /** The button alone, which is there at once. */
  button: (props: Pick<ComponentProps<'button'>, 'onClick' | 'onFocus' | 'onBlur'>) => ReactNode;
  /** The button with what it opens, from a lazy module. */
  children: (start: DeferredStart) => ReactNode;
}

/** A button whose menu is fetched a little after the page, or when it is pressed. */
export function Deferred({ button, children }: DeferredProps) {
  const [start, setStart] = useState<DeferredStart>();
  const focused = useRef(false);

  useEffect(() => {
    const timer = setTimeout(() => setStart((now) => now ?? { open: false, focused: focused.current }), laterMs);
    return () => clearTimeout(timer);
  }, []);

  const alone = button({
    onClick: () => setStart({ open: true, focused: true }),
    onFocus: () => {
      focused.current = true;
    },
    onBlur: () => {
      focused.current = false;
    },
  });
  return <Suspense fallback={alone}>{start ? children(start) : alone}</Suspense>;
}
