import { useRef } from 'react';

/** The control that the focus goes back to: the focused one, or the button of the menu or popover that it is in. */
function originOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"]');
  if (menu) return document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  const popover = focused?.closest('[role="dialog"][id]');
  return popover ? document.querySelector(`[aria-controls="${CSS.escape(popover.id)}"]`) : focused;
}

/**
 * Gives the focus back when a dialog closes that no button of its own opened; radix knows where to only for a button of
 * its own. Spread the result on the dialog's content.
 */
export function useReturnFocus() {
  const origin = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      origin.current = originOf(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(origin.current instanceof HTMLElement) || !origin.current.isConnected) return;
      event.preventDefault();
      origin.current.focus();
    },
  };
}
