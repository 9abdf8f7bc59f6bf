import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** What the page of an invitation hands on to the sign-in screens: in the history's entry, and not in the address. */
export interface InvitedState {
  invited?: string;
}

/** Fills in the address that was invited, when someone comes from an invitation. */
export function useInvitedEmail(fill: (email: string) => void): void {
  const { invited } = (useLocation().state ?? {}) as InvitedState;
  useEffect(() => {
    if (typeof invited === 'string') fill(invited);
  }, [invited, fill]);
}
