/** How long a button says that its code was copied, in milliseconds. */
const saidMs = 2000;

/** Copies the code beside a button that was pressed, wherever in the page it is. */
export async function copyFrom(event: Event): Promise<void> {
  const button = (event.target as Element).closest<HTMLButtonElement>('button[data-copy]');
  const code = button?.parentElement?.querySelector('code')?.textContent;
  if (!button || !code) return;
  const said = await navigator.clipboard.writeText(code.trimEnd()).then(
    () => 'Copied',
    () => 'Blocked',
  );
  button.textContent = said;
  button.setAttribute('aria-live', 'polite');
  setTimeout(() => {
    button.textContent = 'Copy';
  }, saidMs);
}
