/** Goes to a page of someone else's, like the one where a card is put down. By itself, so that tests can watch it. */
export const leaveFor = (url: string): void => window.location.assign(url);

/** Loads this address as a document of its own. */
export const loadDocument = (): void => window.location.reload();
