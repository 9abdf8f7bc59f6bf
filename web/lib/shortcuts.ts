import { useEffect, useRef } from 'react';

/** How long the second key of a sequence may take, in milliseconds. */
const sequenceMs = 1200;

/** Whether someone is typing, or a dialog has the keyboard. */
function taken(target: EventTarget | null): boolean {
  const element = target instanceof HTMLElement ? target : null;
  const typing = element?.matches('input, textarea, select, [contenteditable="true"]') ?? false;
  return typing || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}

/**
 * Keys for the whole page: `{ '?': open, 'g a': goToAgents, 'mod+k': palette }`. Plain keys rest while someone types or
 * a dialog is open; `mod` is Cmd or Ctrl and works everywhere.
 */
export function useShortcuts(shortcuts: Record<string, () => void>): void {
  const current = useRef(shortcuts);
  current.current = shortcuts;

  useEffect(() => {
    let first = '';
    let firstAt = 0;
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.repeat) return;
      const mod = event.metaKey || event.ctrlKey;
      if (!mod && taken(event.target)) return;
      const sequence = event.timeStamp - firstAt < sequenceMs ? `${first} ${event.key}` : event.key;
      const name = mod ? `mod+${event.key.toLowerCase()}` : current.current[sequence] ? sequence : event.key;
      first = event.key;
      firstAt = event.timeStamp;
      const run = current.current[name];
      if (!run) return;
      event.preventDefault();
      run();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** How `mod` is printed on this machine's keyboard. */
export function modKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
}
