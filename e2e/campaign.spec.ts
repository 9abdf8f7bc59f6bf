import { contactsApi } from '#domain/contacts/contacts.ts';
import { createAgent, expect, test } from './fixtures.ts';
import { signUp } from './people.ts';
import { goWithinApp } from './within-app.ts';

test('an agent works through a list of contacts, and says how it went with each', async ({ page, product }) => {
  const person = await signUp(page, product);
  await createAgent(page, person, 'Appointment Scheduler');
  await goWithinApp(page, '/dashboard/phone-numbers');
  await page.getByRole('button', { name: 'Get a test number' }).click();
  await expect(page.getByText('Calls are routed here')).toBeVisible();

  for (const [name, phone] of [
    ['Busy Bea', '+15715550190'],
    ['Failing Fred', '+15715550192'],
  ] as const)
    await person.call(contactsApi.create, { name, phone });
  await goWithinApp(page, '/dashboard/contacts');
  await page.getByRole('button', { name: 'Add contact' }).first().click();
  const added = page.getByRole('dialog');
  await added.getByLabel('Name').fill('Nora No');
  await added.getByLabel('Phone').fill('+1 571 555 0123');
  await added.getByRole('button', { name: 'Add contact' }).click();
  await expect(page.getByRole('heading', { name: 'Nora No', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Opt out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Opt out' }).click();
  await expect(page.getByText('Added to the do-not-call list')).toBeVisible();

  await goWithinApp(page, '/dashboard/contacts');
  await page.getByRole('link', { name: 'Campaigns' }).click();
  await page.getByRole('button', { name: 'New campaign' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Check-ups');
  await dialog.getByLabel('Agent').selectOption({ label: 'Appointment Scheduler (inactive)' });
  await dialog.getByLabel('Calls from').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Set up' }).click();

  // At whatever hour this runs.
  await page.getByLabel('From', { exact: true }).fill('00:00');
  await page.getByLabel('Until', { exact: true }).fill('23:59');
  await page.getByRole('checkbox', { name: 'Sunday' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Campaign saved')).toBeVisible();
  await page.getByRole('button', { name: 'Preview audience' }).click();
  const left = page.getByRole('list', { name: 'Not called because' });
  await expect(left).toContainText('On the do-not-call list');
  await page.getByRole('button', { name: 'Start' }).click();
  await page
    .getByRole('alertdialog', { name: 'Call 2 people?' })
    .getByRole('button', { name: 'Start calling' })
    .click();
  await expect(page.getByText('Running')).toBeVisible();

  const people = page.getByRole('region', { name: 'People', exact: true }).last();
  await expect(people.getByRole('row', { name: /Failing Fred/ })).toContainText('Failed', { timeout: 60_000 });
  await expect(people.getByRole('row', { name: /Busy Bea/ })).toContainText('Busy, called again', { timeout: 60_000 });
  await expect(people.getByRole('row', { name: /Nora No/ })).toContainText('On the do-not-call list');
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop campaign' }).click();
  await expect(page.getByText('Stopped')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Follow up' })).toBeVisible();
});
