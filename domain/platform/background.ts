/**
 * On what a page asks for by itself, while no one touches it: such requests are no activity of a session. Programs need not
 * send it.
 */
export const backgroundHeader = 'x-background';
