/** The components that the Visual Builder has first, as the palette names them; by the type of their step. */
export const workflowComponents = [
  { type: 'start', name: 'Start Call' },
  { type: 'ask', name: 'Ask Question' },
  { type: 'decision', name: 'Decision Point' },
  { type: 'send_email', name: 'Send Email' },
  { type: 'schedule', name: 'Schedule Meeting' },
  { type: 'end', name: 'End Call' },
] as const;

/** Whether a kind of step is one of those. */
export const isComponent = (type: string): boolean => workflowComponents.some((component) => component.type === type);
