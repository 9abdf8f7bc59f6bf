import { type Notice, noticeInAddress } from './auth-address.ts';

/** Read when the page loads: the auth client and redirects change the address soon after. */
let arrival =
  typeof location !== 'undefined' && location.pathname.startsWith('/dashboard') ? noticeInAddress(location) : null;

/** What the link said by which someone came to the dashboard: why it failed, or what it changed. */
export const arrivalNotice = (): Notice | null => arrival;

/** Answers it for the last time: it is being shown. */
export function takeArrivalNotice(): Notice | null {
  const notice = arrival;
  arrival = null;
  return notice;
}
