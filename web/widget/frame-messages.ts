/** What the script on a website and the panel in its frame tell each other. */

/** From the panel. */
export type FromPanel =
  | { parley: 'ready' }
  | { parley: 'close' }
  /** To be handed back after a reload, where the browser refuses the frame storage of its own; empty: nothing. */
  | { parley: 'keep'; chat: string }
  | { parley: 'event'; name: 'call-started' | 'call-ended' | 'message'; detail: Record<string, string> };

/** To the panel: it was opened, and on which page. Its origin the browser tells. */
export type ToPanel =
  | { parley: 'opened'; path: string; referrer: string; kept: string }
  /** Of the preview, which stands beside a form: without the focus, and with the ticket that makes it a test. */
  | { parley: 'here'; path: string; referrer: string; preview: string }
  /** From our own dashboard alone: a look that is not saved. */
  | { parley: 'look'; look: Record<string, string> };
