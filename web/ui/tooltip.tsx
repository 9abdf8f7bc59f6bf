import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface TooltipProps {
  /** Short text; never the only place that something is said. */
  content: ReactNode;
  side?: 'top' | 'right';
  /** A button or a link. */
  children: ReactNode;
}

/** How long the pointer rests before the text appears, in milliseconds. */
const restMs = 400;
/** From the control to the text, and from the text to the window's edge, in pixels. */
const gap = 6;
const margin = 8;

function place(tip: HTMLElement, side: 'top' | 'right', { top, right, left, height, width }: DOMRect) {
  const { offsetWidth, offsetHeight } = tip;
  const x = side === 'right' ? right + gap : left + width / 2 - offsetWidth / 2;
  const y = side === 'right' ? top + height / 2 - offsetHeight / 2 : top - gap - offsetHeight;
  const within = (at: number, most: number) => Math.max(margin, Math.min(at, most - margin));
  tip.style.left = `${within(x, innerWidth - offsetWidth)}px`;
  tip.style.top = `${within(y, innerHeight - offsetHeight)}px`;
}

/**
 * Text beside a control on hover and on focus. It is a popover of the browser's own, and so lies over everything without
 * a library; one that has no popovers shows none.
 */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  /** What it stands beside, while it is shown. */
  const [control, setControl] = useState<Element | null>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    if (!control || !tip.current || !('showPopover' in tip.current)) return;
    tip.current.showPopover();
    place(tip.current, side, control.getBoundingClientRect());
  }, [control, side]);

  function show(around: Element, afterMs: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setControl(around.firstElementChild), afterMs);
  }

  function hide() {
    clearTimeout(timer.current);
    setControl(null);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the control inside, which has its own role.
    <span
      className="contents"
      onPointerEnter={({ pointerType, currentTarget }) => pointerType === 'mouse' && show(currentTarget, restMs)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target, currentTarget }) => target.matches(':focus-visible') && show(currentTarget, 0)}
      onBlur={hide}
      onKeyDown={hide}
    >
      {children}
      {control && (
        <span
          ref={tip}
          popover="manual"
          aria-hidden
          className="pointer-events-none fixed inset-auto m-0 max-w-64 rounded-md bg-ink px-2 py-1 text-canvas text-sm shadow-overlay"
        >
          {content}
        </span>
      )}
    </span>
  );
}
