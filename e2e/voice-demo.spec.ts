import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** A browser with voices whose speech a test starts, ends and breaks by hand. */
const speakingBrowser = () => {
  const spoken: { text: string; rate: number; voice: string; onstart(): void; onend(): void; onerror(): void }[] = [];
  const voices = ['Alex', 'Samantha', 'Daniel', 'Karen'].map((name) => ({ name, lang: 'en-US', localService: true }));
  class Utterance {
    rate = 1;
    voice: { name: string } | null = null;
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: never) => spoken.push(utterance),
    cancel: () => {},
    speaking: false,
    pending: false,
  });
  Object.defineProperty(window, 'speechSynthesis', { value: speech });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  Object.assign(window, {
    spoken: () =>
      spoken.map(({ text, rate, voice }) => ({ text, rate, voice: (voice as never as { name: string }).name })),
    happen: (event: 'onstart' | 'onend' | 'onerror') => spoken.at(-1)?.[event](),
  });
};

interface Strings {
  spoken(): { text: string; rate: number; voice: string }[];
  happen(event: 'onstart' | 'onend' | 'onerror'): void;
}
const spoken = (page: Page) => page.evaluate(() => (window as never as Strings).spoken());
const _happen = (page: Page, event: 'onstart' | 'onend' | 'onerror') =>
  page.evaluate((name) => (window as never as Strings).happen(name), event);

/** The app runs; before that a field may be filled by the browser while the app takes it over. */
const running = (page: Page) => page.waitForFunction(() => !('__ready' in window));
const demo = (page: Page) => page.getByRole('region', { name: /demo/ });

test('Home plays our own recording in a browser without voices, to its end', async ({ page, product }) => {
  await page.goto(product.url);
  await running(page);
  const card = demo(page);
  await expect(card.getByRole('status')).toHaveText('Ready to demo');
  await card.getByRole('textbox').fill('Good morning');
  await card.getByRole('button', { name: 'Play Demo' }).click();
  await expect(card.getByRole('status')).toHaveText('Playing...');
  await expect(card.getByRole('button', { name: 'Playing...' })).toBeVisible();
  await expect(card.getByText('you’ll hear one of our recordings')).toBeVisible();
  // The recording lasts 2.8 s; it is really played.
  await expect(card.getByRole('status')).toHaveText(/^Generated in [2-9]\.\ds • 12 characters$/);
  await expect(card.getByRole('button', { name: 'Play Demo' })).toBeEnabled();
});

/** Holds the app back until it is let go. */
async function holdApp(page: Page): Promise<() => void> {
  let letGo: () => void = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/boot-*.js', async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}

test('what is typed, chosen and pressed before the app runs is not lost', async ({ page, product }) => {
  await page.addInitScript(speakingBrowser);
  const letGo = await holdApp(page);
  await page.goto(product.url);
  const card = demo(page);
  await card.getByRole('textbox').fill('Typed early');
  await card.getByLabel('Voice').selectOption('Male');
  await card.getByRole('button', { name: 'Play Demo' }).click();
  letGo();
  await expect(card.getByRole('status')).toHaveText('Generating voice...');
  expect(await spoken(page)).toEqual([{ text: 'Typed early', rate: 1, voice: 'Alex' }]);
  await expect(card.getByRole('textbox')).toHaveValue('Typed early');
});

test('a voice and a speed that were chosen before the app runs count', async ({ page, product }) => {
  await page.addInitScript(speakingBrowser);
  const letGo = await holdApp(page);
  await page.goto(`${product.url}/solutions/text-to-speech`);
  const card = demo(page);
  await card.getByRole('radio', { name: /Emma/ }).check();
  await card.getByRole('slider').fill('1.1');
  letGo();
  await expect(card.getByText('1.1x')).toBeVisible();
  await card.getByRole('button', { name: 'Generate & Play' }).click();
  expect(await spoken(page)).toMatchObject([{ rate: 1.1, voice: 'Karen' }]);
  await expect(card.getByRole('radio', { name: /Emma/ })).toBeChecked();
});
