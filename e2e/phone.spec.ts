import { createAgent, expect, test } from './fixtures.ts';
import { signUp } from './people.ts';
import { goWithinApp } from './within-app.ts';

test('an agent answers a free test number, and calls the phone in the page', async ({ page, product }) => {
  const person = await signUp(page, product);
  await createAgent(page, person, 'Appointment Scheduler');
  await page.getByRole('switch', { name: 'Active' }).click();
  await expect(page.getByRole('switch', { name: 'Active' })).toBeChecked();

  await page.getByRole('link', { name: 'Phone Numbers' }).first().click();
  await expect(page.getByRole('link', { name: 'Buy Number' })).toBeVisible();
  await page.getByRole('button', { name: 'Get a test number' }).click();
  await expect(page.getByText('Calls are routed here')).toBeVisible();
  // The only agent has both without being chosen.
  for (const name of ['Answering agent', 'Calling agent'])
    await expect(page.getByLabel(name).locator('option:checked')).toHaveText('Appointment Scheduler');

  await page.getByRole('button', { name: 'Soft phone' }).click();
  const phone = page.getByRole('region', { name: 'Soft phone' });
  const log = phone.getByRole('log');
  await phone.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(log).toContainText('The agent is listening.', { timeout: 30_000 });
  await expect(log).toContainText(/appointment/i);
  await phone.getByLabel('What you say').fill('I need a check-up');
  await phone.getByLabel('What you say').press('Enter');
  await expect(log).toContainText(/name/i, { timeout: 30_000 });
  await phone.getByRole('button', { name: 'Hang up' }).click();
  await expect(phone).toContainText('The call has ended.');

  await page.getByLabel('Caller transcription').selectOption('As they speak (ConversationRelay)');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(log).not.toContainText('check-up');
  await expect(log).toContainText(/appointment/i, { timeout: 30_000 });
  await phone.getByLabel('What you say').fill('I need a check-up');
  await phone.getByLabel('What you say').press('Enter');
  await expect(log).toContainText(/name/i, { timeout: 30_000 });
  await phone.getByRole('button', { name: 'Hang up' }).click();
  await expect(phone).toContainText('The call has ended.');

  await page.getByRole('button', { name: 'Call someone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Number to call').fill('+12025550123');
  await dialog.getByRole('button', { name: 'Call', exact: true }).click();
  await phone.getByRole('button', { name: 'Answer' }).click();
  await expect(log).toContainText(/appointment/i, { timeout: 30_000 });
  await phone.getByRole('button', { name: 'Hang up' }).click();
  await expect(phone).toContainText('The call has ended.');

  await goWithinApp(page, '/dashboard/calls');
  await expect(page.getByRole('row', { name: /Appointment Scheduler.*to \+1 \(202\) 555-0123/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Appointment Scheduler.*from \+1 \(571\) 555-0199/ })).toHaveCount(2);
});
