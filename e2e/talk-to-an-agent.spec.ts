import { expect } from '@playwright/test';
import { answer, callerTurns, conversation } from './answer.ts';
import { createAgent, test, testOnOwnServer } from './fixtures.ts';
import { signUp } from './people.ts';
import { levelDb, recordCall } from './recorded-call.ts';
import { goWithinApp } from './within-app.ts';

testOnOwnServer(
  'from sign-up to a booked appointment, by typing, and it is all there after the server was killed',
  async ({ page, product }) => {
    test.setTimeout(240_000);
    const person = await signUp(page, product);
    await createAgent(page, person, 'Appointment Scheduler');
    const call = recordCall(page);
    await page
      .getByRole('button', { name: /Start call|Type instead/ })
      .last()
      .click();

    await expect(conversation(page).getByText(/thank you for calling/)).toBeVisible();
    await answer(page, 'a check-up please');
    await answer(page, 'my name is Ann Lee');
    await answer(page, 'ann dot lee at example dot com');
    await answer(page, 'yes');
    await answer(page, 'no thanks');
    await answer(page, 'next tuesday at half past two');
    await expect(
      conversation(page)
        .getByText(/Tuesday.*2:30/)
        .last(),
    ).toBeVisible();

    // The conversation scrolls in its box, and the page does not grow below its content.
    const below = await page.evaluate(() => {
      const content = document.querySelector('main')!.getBoundingClientRect();
      return document.documentElement.scrollHeight - Math.round(content.bottom + scrollY);
    });
    expect(below).toBeLessThanOrEqual(1);

    // In the middle of the conversation the server dies, comes back, and the same call goes on.
    await product.kill();
    await product.restart();
    await answer(page, 'yes', 45_000);
    await expect(
      page.getByText('The call has ended.').or(page.getByRole('link', { name: 'See what happened' })),
    ).toBeVisible({
      timeout: 60_000,
    });

    // The agent was heard: real speech, at the level of speech, played to its end by the page.
    const utterances = call.utterances().filter((samples) => samples.length > 8_000);
    expect(utterances.length).toBeGreaterThan(5);
    for (const samples of utterances) {
      expect(levelDb(samples)).toBeGreaterThan(-30);
      expect(levelDb(samples)).toBeLessThan(-10);
    }
    expect(call.playedMs()).toBeGreaterThan(10_000);

    const letter = await product.mailTo('ann.lee@example.com');
    expect(letter.attachments.map((file) => file.mimeType)).toContain('text/calendar');

    // Everything that was said, booked and measured, before and after, is in the dashboard.
    await page.getByRole('link', { name: 'See what happened' }).click();
    await expect(page).toHaveURL(/\/dashboard\/calls\//);
    const main = page.getByRole('main');
    for (const text of ['a check-up please', 'my name is Ann Lee', 'next tuesday at half past two']) {
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(main.getByText('ann.lee@example.com').first()).toBeVisible();
    await expect(main.getByText(/book_time|Booked|Book/).first()).toBeVisible();
    await goWithinApp(page, '/dashboard/appointments');
    await expect(page.getByRole('heading', { name: 'Appointments', level: 1 })).toBeVisible();
    await expect(page.getByText('Ann Lee').first()).toBeVisible();
    await goWithinApp(page, '/dashboard/agents');
    await expect(page.getByRole('heading', { name: 'Agents', level: 1 })).toBeVisible();
    await expect(page.getByRole('row', { name: /Appointment Scheduler/ })).toContainText('100');
  },
);

/**
 * A transcriber that listens to the real microphone: it says the next line of the script when it is the caller's turn
 * and speech has really come through the audio path. What it cannot do is understand; that is the browser maker's.
 */
const fakeTranscriber = () => {
  const lines: string[] = [];
  const host = window as never as { sayNext(text: string): void; SpeechRecognition: unknown; loudest: number };
  host.loudest = 0;
  host.sayNext = (text) => lines.push(text);
  host.SpeechRecognition = class extends EventTarget {
    onstart: (() => void) | null = null;
    onspeechstart: (() => void) | null = null;
    onresult: ((event: object) => void) | null = null;
    onend: (() => void) | null = null;
    #timer: ReturnType<typeof setInterval> | undefined;
    #stream: MediaStream | undefined;
    async start() {
      this.#stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const context = new AudioContext();
      const meter = context.createAnalyser();
      context.createMediaStreamSource(this.#stream).connect(meter);
      const samples = new Float32Array(meter.fftSize);
      this.onstart?.();
      const results: object[] = [];
      this.#timer = setInterval(() => {
        meter.getFloatTimeDomainData(samples);
        const level = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
        host.loudest = Math.max(host.loudest, level);
        const listening = document.body.innerText.includes('Listening');
        if (level < 0.03 || !listening || lines.length === 0) return;
        const text = lines.shift()!;
        this.onspeechstart?.();
        const give = (transcript: string, isFinal: boolean) => {
          results[results.length - (isFinal && results.length > 0 ? 1 : 0)] = Object.assign([{ transcript }], {
            isFinal,
          });
          this.onresult?.({ resultIndex: results.length - 1, results });
        };
        give(text.split(' ')[0]!, false);
        give(text, true);
      }, 50);
    }
    abort() {
      clearInterval(this.#timer);
      for (const track of this.#stream?.getTracks() ?? []) track.stop();
      this.onend?.();
    }
  };
};

test('by voice: the survey is spoken from its first to its last question @voice', async ({ page, product }) => {
  test.setTimeout(240_000);
  await page.addInitScript(fakeTranscriber);
  const person = await signUp(page, product);
  await createAgent(page, person, 'Survey Collector');
  const call = recordCall(page);
  await page.getByRole('button', { name: 'Start call' }).click();
  const say = async (text: string) => {
    await page.evaluate((line) => (window as never as { sayNext(text: string): void }).sayNext(line), text);
    await expect(callerTurns(page, text).last()).toBeVisible({ timeout: 60_000 });
  };
  await say('yes sure');
  await say('nine');
  await say('because you always call back');
  await say('four out of five');
  await say('the people');
  await say('shorter waiting times');
  await say('yes you may');
  await expect(page.getByRole('link', { name: 'See what happened' })).toBeVisible({ timeout: 60_000 });

  expect(await page.evaluate(() => (window as never as { loudest: number }).loudest)).toBeGreaterThan(0.03);
  expect(call.playedMs()).toBeGreaterThan(10_000);
  await page.getByRole('link', { name: 'See what happened' }).click();
  await expect(page.getByRole('main').getByText('because you always call back').first()).toBeVisible();
});
