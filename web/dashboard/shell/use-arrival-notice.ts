import { useEffect } from 'react';
import { takeArrivalNotice } from '#web/lib/arrival.ts';
import { cleanAddress, noticeInAddress } from '#web/lib/auth-address.ts';
import { toast } from '#web/lib/toast.ts';

/** How long the notice stands, in milliseconds: it is about something that was done elsewhere, in a mail program. */
const shownMs = 20_000;

/** Says once what the link said by which someone came to the dashboard. */
export function useArrivalNotice(): void {
  useEffect(() => {
    const notice = takeArrivalNotice();
    if (notice === null) return;
    const tell = { danger: toast.error, info: toast.info, success: toast.success }[notice.tone];
    tell(notice.text, { duration: shownMs });
    // What was said is not said again when the page is loaded again.
    if (noticeInAddress(location)) history.replaceState(history.state, '', cleanAddress(location));
  }, []);
}
