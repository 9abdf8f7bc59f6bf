import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAgent, expect, test } from './fixtures.ts';
import { signUp } from './people.ts';

/** A customer's website: another origin, with a policy as strict as the documents ask it to be. */
async function startWebsite(home: string) {
  const policy = `default-src 'none'; script-src ${home}; frame-src ${home}; base-uri 'none'; require-trusted-types-for 'script'`;
  let tag = '';
  const server = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8').setHeader('content-security-policy', policy);
    reply.end(
      `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><a href="#prices">Prices</a>${tag}</html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}`,
    show: (widgetTag: string) => {
      tag = widgetTag;
    },
    close: () => server.close(),
  };
}

const neighbours: string[] = [];
test.use({ neighbours: async ({ product: _ }, use) => use(neighbours) });

test('an agent on another website chats by keyboard under a strict policy; other websites are refused', async ({
  page,
  product,
}) => {
  const website = await startWebsite(product.url);
  neighbours.push(website.url);
  const person = await signUp(page, product);
  await createAgent(page, person, 'Customer Support');
  await page.getByRole('switch', { name: 'Active' }).click();
  await page.getByRole('tab', { name: 'Deployments' }).click();
  await page.getByRole('link', { name: 'Set up widget' }).click();
  await page.getByLabel('Website domain').fill('shop.example');
  await page.getByRole('button', { name: 'Add widget' }).click();
  website.show(await page.getByRole('region', { name: 'tag for your website' }).innerText());

  const visitor = await page.context().newPage();
  await visitor.goto(website.url);
  const panel = visitor.frameLocator('iframe');
  await visitor.getByRole('button', { name: 'Open chat' }).press('Enter');
  await expect(panel.getByRole('alert')).toHaveText(/isn’t allowed on localhost/);

  await page.getByLabel('Allowed domains').fill(website.host);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await visitor.reload();
  const button = visitor.getByRole('button', { name: 'Open chat' });
  await button.focus();
  await visitor.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Start chat' })).toBeFocused();
  await visitor.keyboard.press('Enter');
  await expect(panel.getByRole('textbox', { name: 'Your message' })).toBeFocused();
  await visitor.keyboard.type('My printer is broken');
  await visitor.keyboard.press('Enter');
  const lines = panel.getByRole('log').getByRole('listitem');
  await expect(lines.filter({ hasText: 'You: My printer is broken' })).toBeVisible();
  await expect(lines.last()).not.toContainText('My printer is broken');
  await visitor.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await visitor.reload();
  await visitor.getByRole('button', { name: 'Open chat' }).press('Enter');
  await expect(lines.filter({ hasText: 'You: My printer is broken' })).toBeVisible();
  website.close();
});
