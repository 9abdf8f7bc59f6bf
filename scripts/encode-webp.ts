import type { Browser } from '@playwright/test';

/** Runs in the browser, which has the encoder: a picture's data URL in, WebP as base64 out. */
const encode = `async ([data, quality]) => {
  const image = await createImageBitmap(await (await fetch(data)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));
}`;

/** A PNG as WebP. @param quality share of the best */
export async function encodeWebp(browser: Browser, png: Buffer, quality: number): Promise<Buffer> {
  const page = await browser.newPage();
  const input = JSON.stringify([`data:image/png;base64,${png.toString('base64')}`, quality]);
  const base64 = await page.evaluate<string>(`(${encode})(${input})`);
  await page.close();
  return Buffer.from(base64, 'base64');
}
