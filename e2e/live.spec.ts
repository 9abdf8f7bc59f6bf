import { expect, type Page } from '@playwright/test';
import { createAgent, test } from './fixtures.ts';
import { signUp } from './people.ts';

const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' });

test('a call is watched, whispered into, taken over, handed back and ended by somebody else', async ({
  page,
  product,
  context,
}) => {
  test.setTimeout(180_000);
  const person = await signUp(page, product);
  await createAgent(page, person, 'Appointment Scheduler');
  await page
    .getByRole('button', { name: /Start call|Type instead/ })
    .last()
    .click();
  await expect(conversation(page).getByText(/thank you for calling/)).toBeVisible({ timeout: 30_000 });

  const watcher = await context.newPage();
  await watcher.goto(`${product.url}/dashboard/calls/live`);
  const board = watcher.getByRole('region', { name: 'Live calls' });
  await expect(board.getByText('A team member')).toBeVisible();
  await board.getByRole('link').first().click();
  const transcript = watcher.getByRole('list', { name: 'Transcript' });
  await expect(transcript.getByText(/thank you for calling/)).toBeVisible();

  await watcher.getByRole('textbox', { name: 'Whisper to the agent' }).fill('We have moved to Main Street.');
  await watcher.keyboard.press('Enter');
  await expect(watcher.getByText(/whispered/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Your message' }).fill('a check-up please');
  await page.keyboard.press('Enter');
  await expect(conversation(page).getByText(/moved to Main Street/)).toBeVisible();
  await expect(transcript.getByText(/moved to Main Street/)).toBeVisible();

  await watcher.getByRole('button', { name: 'Take over' }).click();
  await expect(conversation(page).getByText(/putting a colleague on/)).toBeVisible();
  await watcher.getByRole('textbox', { name: 'Speak to the caller' }).fill('Hello, this is a person.');
  await watcher.keyboard.press('Enter');
  await expect(conversation(page).getByText('Hello, this is a person.')).toBeVisible();
  await watcher.getByRole('button', { name: 'Hand back' }).click();
  await expect(watcher.getByRole('button', { name: 'Take over' })).toBeVisible();

  await watcher.getByRole('button', { name: 'End call' }).click();
  await watcher.getByRole('alertdialog').getByRole('button', { name: 'End call' }).click();
  await expect(watcher.getByText(/^Ended/)).toBeVisible();
});
