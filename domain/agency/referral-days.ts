/** Days between following a partner's link and signing up within which the sign-up is the partner's. */
export const referralDays = 90;
