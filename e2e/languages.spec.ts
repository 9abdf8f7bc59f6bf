import { answer, conversation } from './answer.ts';
import { createAgent, expect, test } from './fixtures.ts';
import { signUp } from './people.ts';

test('an agent is given another language, its texts are seen side by side, and a caller is answered in it', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const person = await signUp(page, product);
  await createAgent(page, person, 'Appointment Scheduler');
  await page.getByRole('tab', { name: 'Languages' }).click();
  await page.getByRole('checkbox', { name: 'German (Germany)' }).click();
  await expect(page.getByText('Complete', { exact: true })).toBeVisible();
  const german = page.getByRole('textbox', { name: 'German (Germany)' });
  const question = german.filter({ hasText: 'Wann möchten Sie kommen?' });
  await expect(question).toBeVisible();
  await question.fill('Wann dürfen wir Sie begrüßen?');
  await page.getByRole('heading', { name: 'Texts' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Configuration' }).click();
  await page
    .getByRole('button', { name: /Start call|Type instead/ })
    .last()
    .click();
  await answer(page, 'ich hätte gerne einen Termin für eine Beratung');
  await expect(conversation(page).getByText('Auf welchen Namen darf ich ihn eintragen?')).toBeVisible();
  await answer(page, 'Anna Berger');
  await answer(page, 'anna punkt berger at example punkt com');
  await answer(page, 'ja');
  await answer(page, 'überspringen');
  await expect(conversation(page).getByText('Wann dürfen wir Sie begrüßen?')).toBeVisible({ timeout: 30_000 });
});
