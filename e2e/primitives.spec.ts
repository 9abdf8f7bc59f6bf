import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './people.ts';
import { goWithinApp } from './within-app.ts';

test('every primitive fits phones, laptops and screens, without a bar or a cut, in both themes', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  await goWithinApp(page, '/dashboard/primitives');
  const tabs = page.getByRole('tablist', { name: 'Parts' });
  await expect(tabs).toBeVisible();
  for (const width of [375, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, 0));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    // A row of tabs scrolls sideways at most, and its bar takes no room.
    const bars = await tabs.evaluate((row: HTMLElement) => ({
      upDown: row.scrollHeight - row.clientHeight,
      bar: row.offsetHeight - row.clientHeight,
    }));
    expect(bars).toEqual({ upDown: 0, bar: 0 });
    // The ring is for keys: a click draws none.
    const ring = () => tab.evaluate((element) => getComputedStyle(element).outlineStyle);
    const tab = tabs.getByRole('tab', { name: 'Conversation' });
    await tab.click();
    expect(await ring()).toBe('none');
    // The focus moves a task after the key: a second key before that would move from the first tab again.
    await page.keyboard.press('ArrowRight');
    await expect(tab).not.toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tab).toBeFocused();
    expect(await ring()).toBe('solid');
    // The head of a table stays in sight while the page scrolls.
    const table = page.getByRole('region', { name: 'People' });
    await table.getByText('Person 30').scrollIntoViewIfNeeded();
    await expect(table.getByRole('columnheader', { name: 'Name' })).toBeInViewport();
  }
  // Both kinds of select are one to look at.
  const looks = await page.evaluate(() =>
    ['Voice', 'Time zone'].map((name) => {
      const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name)!;
      const { height, borderColor, borderRadius, fontSize } = getComputedStyle(document.getElementById(label.htmlFor)!);
      return { height, borderColor, borderRadius, fontSize };
    }),
  );
  expect(looks[1]).toEqual(looks[0]);
  // A toast covers nothing: it stands within the top bar.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Show a toast' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Agent published' });
  await expect
    .poll(async () => {
      const box = await toast.boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    })
    .toBeLessThanOrEqual(49);
  await page.getByRole('button', { name: 'Rename' }).hover();
  await expect(page.locator('[popover]', { hasText: 'Rename' })).toBeVisible();
  await page.mouse.move(0, 0);
  await expectAccessible(page);
});
