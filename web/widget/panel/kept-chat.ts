import { tellHost } from './host-page.ts';

/** The chat of this tab: a reload takes it up again. */
export interface KeptChat {
  id: string;
  token: string;
}

const placeOf = (key: string) => `parley.chat.${key}`;

/** Reads what was kept; null for what is none. */
function readChat(text: string | null): KeptChat | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptChat> | null;
    return typeof kept?.id === 'string' && typeof kept.token === 'string' ? { id: kept.id, token: kept.token } : null;
  } catch {
    return null;
  }
}

/**
 * The chat that this tab had with a widget.
 * @param handed what the page around kept for us, in browsers that refuse storage to frames of other sites
 */
export function keptChat(key: string, handed: string): KeptChat | null {
  try {
    return readChat(sessionStorage.getItem(placeOf(key)));
  } catch {
    return readChat(handed || null);
  }
}

/** Keeps it, or forgets it. The token opens this chat alone, so that the page around, which shows it, may have it. */
export function keepChat(key: string, chat: KeptChat | null): void {
  const text = chat === null ? '' : JSON.stringify(chat);
  try {
    if (chat === null) sessionStorage.removeItem(placeOf(key));
    else sessionStorage.setItem(placeOf(key), text);
  } catch {
    tellHost({ parley: 'keep', chat: text });
  }
}
