import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { encodeWebp } from './encode-webp.ts';
import { newAccount, signIn, startServer } from './shown-product.ts';
import { toolPath } from './tools.ts';

/**
 * `node scripts/make-pictures.ts`, after `npm run build`: the pictures of the product on the public pages, in the README
 * and in the guides. A real server over an empty folder, an account, agents, and a call that books an appointment; each page
 * in light and in dark. `guides` behind it takes those of the guides alone.
 */

const root = path.resolve(import.meta.dirname, '..');
const picturesFolder = path.join(root, 'web/marketing/pictures');
/** CSS pixels of a picture, and how many of its own each has. */
const viewport = { width: 1280, height: 800 };
const density = 1.5;
/** Share of the best quality at which text still has no halo. */
const webpQuality = 0.82;

const call = [
  'A checkup, please.',
  'My name is Ann Lee.',
  'ann dot lee at example dot com',
  'Yes.',
  'No, thanks.',
  'Next Tuesday at two thirty.',
];

async function createAgent(page: Page, url: string, template: string) {
  await page.goto(`${url}/dashboard/agents`);
  await page.getByRole('link', { name: 'Create agent' }).first().click();
  await page.getByRole('button', { name: `Use template ${template}` }).waitFor();
  if (template === 'Appointment Scheduler') await take(page, 'templates');
  await page.getByRole('button', { name: `Use template ${template}` }).click();
  await page.getByRole('link', { name: template }).first().click();
  await page.getByRole('heading', { name: template, level: 1 }).waitFor();
}

/** Waits until it is the caller's turn, then types. */
async function answer(page: Page, text: string) {
  await page.getByText('Listening', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.keyboard.press('Enter');
  await page.getByRole('log', { name: 'Conversation' }).getByText(text).last().waitFor();
}

/** The page as it stands, in both themes, as WebP. */
async function take(page: Page, name: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    await page.mouse.move(0, 0);
    const png = await page.screenshot({ caret: 'hide' });
    const webp = await encodeWebp(page.context().browser()!, png, webpQuality);
    await writeFile(path.join(picturesFolder, `${name}-${colorScheme}.webp`), webp);
    process.stdout.write(`${name}-${colorScheme}.webp ${Math.round(webp.length / 1024)} KiB\n`);
  }
}

async function takeAll(page: Page, url: string) {
  await signIn(page, url, await newAccount(url, 'maya'));
  for (const template of ['Sales Assistant', 'Survey Collector', 'Customer Support', 'Appointment Scheduler']) {
    await createAgent(page, url, template);
  }
  await page
    .getByRole('button', { name: /Start call|Type instead/ })
    .last()
    .click();
  for (const text of call) await answer(page, text);
  await page.getByText('Listening', { exact: true }).waitFor();
  await take(page, 'talk');
  await answer(page, 'Yes, please.');
  await page.getByRole('link', { name: 'See what happened' }).click();
  // The agent's page holds the same words for a moment longer, and the call's page is a sketch until it has loaded.
  await page.waitForURL('**/dashboard/calls/*');
  await page.getByRole('heading', { name: 'Transcript' }).waitFor();
  await page.getByRole('heading', { name: 'Booked' }).waitFor();
  await take(page, 'call');
  await page.goto(`${url}/dashboard/agents`);
  await page.getByRole('row', { name: /Appointment Scheduler/ }).waitFor();
  await take(page, 'agents');
}

const questions = [
  ['Do you have parking?', 'Yes. There are six free spaces behind the practice.'],
  ['How much is a cleaning?', 'A cleaning is 120 dollars without insurance.'],
  ['Which insurance do you take?', 'We take most dental plans, including Delta Dental and Cigna.'],
] as const;

/** Adds an entry to the Knowledge Base by its page. */
async function addQuestion(page: Page, question: string, says: string) {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Question and answer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Question', { exact: true }).fill(question);
  await dialog.getByLabel('What the agent says').fill(says);
  await dialog.getByRole('button', { name: 'Add question' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(question).first().waitFor();
}

/** Turns an agent on, which callers and visitors reach only then. */
async function activate(page: Page, url: string, name: string) {
  await page.goto(`${url}/dashboard/agents`);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Activate' }).click();
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByText('Active', { exact: true })
    .waitFor();
}

/** Pages that guides describe. A page is loaded again before its picture, without what it has just said. */
async function takeGuides(page: Page, url: string) {
  await activate(page, url, 'Appointment Scheduler');
  await page.goto(`${url}/dashboard/phone-numbers`);
  await page.getByRole('button', { name: 'Get a test number' }).first().click();
  await page.getByText('Calls are routed here').waitFor();
  await page.reload();
  await page.getByText('Calls are routed here').waitFor();
  await take(page, 'number');
  await page.goto(`${url}/dashboard/knowledge`);
  for (const [question, says] of questions) await addQuestion(page, question, says);
  await page.reload();
  await page.getByText(questions[0][0]).first().waitFor();
  await take(page, 'knowledge');
  await page.goto(`${url}/dashboard/agents`);
  await page.getByRole('link', { name: 'Appointment Scheduler' }).first().click();
  await page.getByRole('tab', { name: 'Conversation' }).click();
  await page.locator('.react-flow__node', { hasText: 'Ask for the service' }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  await take(page, 'builder');
  await page.goto(`${page.url().split('?')[0]}/widget`);
  await page.getByLabel('Website domain').fill('example.com');
  await page.getByRole('button', { name: 'Add widget' }).click();
  await page.getByText('The preview updates as you type.').waitFor();
  await page.reload();
  await page.frameLocator('iframe').getByRole('button').first().waitFor();
  await take(page, 'widget');
}

await mkdir(picturesFolder, { recursive: true });
const dataDir = await mkdtemp(path.join(tmpdir(), 'parley-pictures-'));
const product = await startServer(dataDir);
const browser = await chromium.launch({
  executablePath: toolPath('chromium'),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: density,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(60_000);
  if (process.argv[2] === 'guides') {
    await signIn(page, product.url, await newAccount(product.url, 'maya'));
    await createAgent(page, product.url, 'Appointment Scheduler');
  } else await takeAll(page, product.url);
  await takeGuides(page, product.url);
} finally {
  await browser.close();
  await product.close();
  await rm(dataDir, { recursive: true, force: true });
}
