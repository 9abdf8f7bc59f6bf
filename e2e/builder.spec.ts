import { expectAccessible } from './accessible.ts';
import { createAgent, expect, test } from './fixtures.ts';
import { signUp } from './people.ts';

test('a conversation is built by mouse and by key, tried in the page, and undone', async ({ page, product }) => {
  const person = await signUp(page, product);
  await createAgent(page, person, 'Sales Assistant');
  await page.getByRole('tab', { name: 'Conversation' }).click();
  const card = (name: RegExp) => page.locator('.react-flow__node').filter({ hasText: name });
  const saved = page.getByText('Saved', { exact: true });
  await expect(card(/Ask for name and company/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Components' }).getByRole('button')).toHaveCount(6);
  await expectAccessible(page);

  // Dragged from the palette to where nothing is.
  await page.getByRole('button', { name: 'More steps' }).click();
  const palette = page.getByRole('list', { name: 'More steps' });
  await palette
    .getByRole('button', { name: 'Say', exact: true })
    .dragTo(page.locator('.react-flow__pane'), { targetPosition: { x: 80, y: 40 } });
  await expect(card(/\d+\. Say/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Say');

  // Added behind the start by typing, and led to by a list: the whole way by keyboard.
  await card(/Start Call/).focus();
  await card(/Start Call/).click();
  await page.keyboard.press('/');
  await page.keyboard.type('wait');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Next' })).toHaveValue('who');
  await page.getByRole('combobox', { name: 'Next' }).selectOption({ label: 'Say' });

  // A card that is dragged stays where it was put, also after a reload.
  await page.getByRole('button', { name: 'Arrange' }).click();
  await page.getByRole('menuitem', { name: 'Arrange left to right' }).click();
  const wait = card(/\d+\. Wait/);
  const before = (await wait.boundingBox())!;
  await page.mouse.move(before.x + 40, before.y + 12);
  await page.mouse.down();
  await page.mouse.move(before.x + 40, before.y + 112, { steps: 12 });
  await page.mouse.up();
  await expect(saved).toBeVisible();

  // What is wrong is told, and mended by a click.
  await page.getByRole('button', { name: /problem/ }).click();
  const problems = page.getByRole('list', { name: 'Problems' });
  await problems
    .getByRole('button', { name: /^Connect to / })
    .first()
    .click();
  await page.getByRole('button', { name: /problem|warning/i }).click();

  // Tried in the page, from the middle, by the engine itself.
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByLabel('Start at').selectOption({ label: 'Ask for budget, timeline, and email' });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByLabel('What the caller says').fill('five thousand dollars');
  await expect(page.getByText('How the agent would interpret this')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/When would you like to get started/)).toBeVisible();

  // The same flow as an outline, and everything undone.
  await page.getByRole('button', { name: 'Outline' }).click();
  await expect(page.getByRole('treeitem', { name: /^\d+ ?Wait/ })).toBeVisible();
  await expectAccessible(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  while (await undo.isEnabled()) await undo.click();
  await expect(page.getByRole('treeitem', { name: /^\d+ ?Wait/ })).toBeHidden();
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(page.getByText('Unpublished changes')).toBeHidden();
});

test('two people build one flow: each sees the other, and both have their way', async ({ page, product, context }) => {
  const person = await signUp(page, product);
  await createAgent(page, person, 'Sales Assistant');
  await page.getByRole('tab', { name: 'Conversation' }).click();
  const outline = (of: typeof page) => of.getByRole('button', { name: 'Outline' }).click();
  const step = (of: typeof page, name: RegExp) => of.getByRole('treeitem', { name });
  const other = await context.newPage();
  await other.goto(page.url());
  await outline(page);
  await outline(other);

  await step(page, /^\d+ ?Ask what they need/).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Ask the need');
  await step(other, /^\d+ ?Ask for name and company/).click();
  await other.getByRole('textbox', { name: 'Title' }).fill('Ask who it is');
  await expect(step(page, /^\d+ ?Ask who it is/)).toBeVisible();
  await expect(step(other, /^\d+ ?Ask the need/)).toBeVisible();

  // Undo takes back one's own work alone.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(step(page, /^\d+ ?Ask what they need/)).toBeVisible();
  await expect(step(page, /^\d+ ?Ask who it is/)).toBeVisible();
  await other.close();
});
