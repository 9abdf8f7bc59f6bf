/** What a step that is dragged from the palette is called on its way. */
export const stepDrag = 'application/x-parley-step';
