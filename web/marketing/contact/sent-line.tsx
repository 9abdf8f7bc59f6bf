import { Banner } from '#web/ui/banner.tsx';
import { sentText } from './sent-text.ts';

/** Says it in the page, where the toast's code could not be loaded. */
export function SentLine({ sent }: { sent: number }) {
  return sent > 0 ? <Banner tone="success">{sentText}</Banner> : null;
}
