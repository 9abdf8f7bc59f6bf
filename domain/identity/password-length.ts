/** Characters that a new password has at least. Apart from auth.ts, because the sign-in screens load without zod. */
export const shortestPassword = 8;
