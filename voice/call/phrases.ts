/** What the session says by itself, when no flow can: short, and true whatever the flow was about. */
export const phrases = {
  cutOff: 'Sorry, we were cut off.',
  warning: 'Just so you know, we have about thirty seconds left on this call.',
  limit: 'We have reached the end of our time for this call. Thank you, and goodbye.',
  failure: 'I am sorry, something went wrong on our side. Please call again in a moment. Goodbye.',
  fillers: ['One moment, please.', 'Thanks for waiting, I am still on it.'],
} as const;
