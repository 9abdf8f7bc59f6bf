import { lessons } from '#domain/usage/lessons.ts';
import { allLessons } from '../scripts/lessons/all-lessons.ts';
import { Stage } from '../scripts/lessons/stage.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './people.ts';
import { goWithinApp } from './within-app.ts';

/** Opens pages as links do: only a film has to begin with one that loads. */
class StageWithinApp extends Stage {
  override async open(path: string): Promise<void> {
    const heading = this.page.getByRole('heading', { level: 1 });
    const former = await heading.innerText();
    await goWithinApp(this.page, path);
    await expect(heading).not.toHaveText(former);
  }
}

for (const { id, prepares, scenes } of allLessons) {
  test(`what the lesson ${id} shows is how the product is today`, async ({ page, product }) => {
    test.setTimeout(180_000);
    await signUp(page, product);
    const stage = new StageWithinApp(page, product.url, false);
    await prepares?.(stage);
    for (const scene of scenes) await scene.does?.(stage);
  });
}

test('each lesson has a film with captions, which plays', async ({ page, product }) => {
  await signUp(page, product);
  for (const { title } of lessons) {
    await page.getByRole('button', { name: title }).click();
    const video = page.locator('video');
    await expect(video.locator('track[kind=captions]')).toHaveCount(1);
    const heard = () =>
      video.evaluate(async (film: HTMLVideoElement) => {
        film.muted = true;
        await film.play();
        return { seconds: film.duration, width: film.videoWidth, cues: film.textTracks[0]?.kind };
      });
    const { seconds, width } = await heard();
    expect(seconds).toBeGreaterThan(20);
    expect(width).toBe(1280);
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.2);
  }
});
