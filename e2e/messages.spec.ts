import { createAgent, expect, test } from './fixtures.ts';
import { signUp } from './people.ts';
import { goWithinApp } from './within-app.ts';

test('an agent answers texts of the phone in the page, and a person takes over', async ({ page, product }) => {
  const person = await signUp(page, product);
  await createAgent(page, person, 'Appointment Scheduler');
  await page.getByRole('switch', { name: 'Active' }).click();
  await expect(page.getByRole('switch', { name: 'Active' })).toBeChecked();

  await page.getByRole('link', { name: 'Phone Numbers' }).first().click();
  await page.getByRole('button', { name: 'Get a test number' }).click();
  await expect(page.getByText('Calls are routed here')).toBeVisible();
  // The only agent answers without being chosen.
  await expect(page.getByLabel('Answering agent').locator('option:checked')).toHaveText('Appointment Scheduler');
  await expect(page.getByRole('switch', { name: 'Answer text messages' })).toBeChecked();

  await page.getByRole('button', { name: 'Soft phone' }).click();
  const phone = page.getByRole('region', { name: 'Soft phone' });
  await phone.getByRole('tab', { name: 'Texts' }).click();
  const texts = phone.getByRole('log', { name: 'Texts' });
  await phone.getByLabel('Text', { exact: true }).fill('I need a check-up');
  await phone.getByLabel('Text', { exact: true }).press('Enter');
  await expect(texts).toContainText('What name should I put that under?', { timeout: 30_000 });

  await goWithinApp(page, '/dashboard/messages');
  await page.getByRole('link', { name: '+1 (571) 555-0199' }).click();
  const messages = page.getByRole('log', { name: 'Messages' });
  await expect(messages).toContainText('I need a check-up');
  await expect(messages).toContainText('Delivered');
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByText(/has taken over, so the agent isn’t replying/)).toBeVisible();
  await page.getByLabel('Message', { exact: true }).fill('This is Ann. Come at three.');
  await page.getByLabel('Message', { exact: true }).press('Enter');
  await expect(messages).toContainText('This is Ann. Come at three.');
  await expect(messages.getByText(/Your team · .* · Delivered/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Hand back' }).click();
  await expect(page.getByText(/An agent is replying from/)).toBeVisible();
});
