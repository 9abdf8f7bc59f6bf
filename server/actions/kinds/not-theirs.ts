/** Someone asks for an appointment that is not theirs, or is over: no more is said than that it is not there. */
export const notTheirs = {
  ok: false,
  code: 'not_found',
  message: 'The caller has no matching upcoming appointment.',
} as const;
