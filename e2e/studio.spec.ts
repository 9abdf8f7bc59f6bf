import { expectAccessible } from './accessible.ts';
import { createAgent, expect, test } from './fixtures.ts';
import { signUp } from './people.ts';

test('what was tried is kept as a test, and a red one keeps back what it is against', async ({ page, product }) => {
  const person = await signUp(page, product);
  await createAgent(page, person, 'Customer Support');
  await page.getByRole('tab', { name: 'Conversation' }).click();
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByLabel('What the caller says').fill('I have a question about my bill');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save as a test' }).click();
  await expect(page.getByText('Saved as a test')).toBeVisible();

  await page.getByRole('tab', { name: 'Tests' }).click();
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(page.getByText('The test passes on the draft.')).toBeVisible();
  await page.getByRole('button', { name: 'New test' }).click();
  await page.getByRole('menuitem', { name: 'Scripted caller' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Name/).fill('says what nobody says');
  await dialog.getByLabel('The caller says').fill('hello');
  await dialog.getByLabel(/^The agent then says/).fill('zebra crossing');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save test' }).click();
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(page.getByText('1 of 2 fail on the draft.', { exact: false })).toBeVisible();

  await page.getByRole('tab', { name: 'Configuration' }).click();
  await page.getByRole('textbox', { name: 'Greeting', exact: true }).fill('Hello, this is Acme.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const publish = page.getByRole('dialog');
  await publish.getByRole('button', { name: 'Publish', exact: true }).click();
  await publish.getByLabel(/^Continue despite failing tests/).fill('Nobody says it.');
  await publish.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByText('Version 2 will answer the next call.')).toBeVisible();
});

/** A conversation flow as Retell writes it, made for this test. */
const foreign = {
  conversation_flow_id: 'conversation_flow_1',
  start_node_id: 'hello',
  start_speaker: 'agent',
  nodes: [
    {
      id: 'hello',
      type: 'conversation',
      instruction: { type: 'static_text', text: 'Hello, do you want to book?' },
      edges: [{ id: 'e1', destination_node_id: 'bye', transition_condition: { type: 'prompt', prompt: 'They agree' } }],
    },
    { id: 'bye', type: 'end', instruction: { type: 'static_text', text: 'Goodbye.' } },
  ],
};

test('an agent of another platform comes over with a report', async ({ page, product }) => {
  await signUp(page, product, '/dashboard/agents?create=custom');
  await page.getByRole('button', { name: /^From a file/ }).click();
  await page.getByLabel('Agent file').setInputFiles({
    name: 'flow.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(foreign)),
  });
  await expect(page.getByRole('button', { name: 'Open the agent' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open the agent' }).click();
  await expect(page.getByText('Hello, do you want to book?').first()).toBeVisible();
});

test('a workflow of a file runs without a caller, and tells what it did', async ({ page, product }) => {
  const yaml = [
    'parley: 1',
    'name: Tidy up',
    'flow:',
    '  name: Tidy up',
    '  nodes:',
    '    - { id: start, type: start, title: Start Call, config: {} }',
    '    - { id: end, type: end, title: End Call, config: { outcome: success } }',
    '  edges:',
    '    - { from: start, port: next, to: end }',
  ].join('\n');
  await signUp(page, product);
  await page.getByRole('link', { name: 'Workflows', exact: true }).click();
  await page.getByLabel('Workflow file').setInputFiles({ name: 'tidy.yaml', mimeType: '', buffer: Buffer.from(yaml) });
  await expect(page.getByRole('heading', { name: 'Tidy up', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('switch', { name: 'Active' }).click();
  await page.getByRole('tab', { name: 'Triggers and runs' }).click();
  await page.getByRole('button', { name: 'Run now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Run now' }).click();
  await expect(page.getByText('Succeeded')).toBeVisible();
  // While the window changes its size, what was said of the run may stand over the head's switch.
  await expect(page.getByText('Workflow started')).toBeHidden({ timeout: 20_000 });
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Tidy up as a file' }).click();
  expect((await download).suggestedFilename()).toBe('tidy-up.yaml');
});
