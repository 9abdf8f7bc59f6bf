import { expect, type Page } from '@playwright/test';

/** The conversation of the call that is on the page. */
export const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' });

/** What the caller said in these words. */
export const callerTurns = (page: Page, text: string) =>
  conversation(page)
    .getByRole('listitem')
    .filter({ hasText: `You: ${text}` });

/** Waits until it is the caller's turn, then types, and sees it said: the page may look as if it still listened a moment longer. */
export async function answer(page: Page, text: string, timeout = 30_000): Promise<void> {
  await expect(page.getByText('Listening', { exact: true })).toBeVisible({ timeout });
  const turns = callerTurns(page, text);
  const before = await turns.count();
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(turns).toHaveCount(before + 1);
}
