import { expect, it } from 'vitest';
import type { Json } from '#domain/platform/json.ts';
import { promptFlow } from '#voice/testing/prompt-flow.ts';
import { scriptedCall } from '#voice/testing/scripted-call.ts';
import { isHeardByModel } from './heard-by-model.ts';

/** When the caller's sound is given to a model that hears. */

const frame = new Int16Array(320);

async function begun(config: Record<string, Json>, hasModel = true) {
  let frames = 0;
  const call = scriptedCall({
    flow: promptFlow('en', config),
    ...(hasModel && { askModel: async () => ({ ok: true as const, calls: [] }) }),
    hearCaller: () => {
      frames += 1;
    },
  });
  const heard = () => {
    const before = frames;
    call.session.toHear.sound(frame, 16_000);
    return frames > before;
  };
  const before = heard();
  call.caller.connect(call.session);
  await call.clock.run(6_000);
  return { ...call, before, heard };
}

it('is heard at a step that such a model leads, and nowhere else', async () => {
  const call = await begun({ speech: { byModel: true } });
  expect(call.before).toBe(false);
  expect(call.heard()).toBe(true);
  call.session.hangUp();
  await call.clock.run(1_000);
  expect(call.heard()).toBe(false);
  expect((await begun({})).heard()).toBe(false);
});

it('is not heard where the script leads, and not while something sensitive is asked for', async () => {
  const field = { name: 'email', type: 'email', prompt: 'What is your email address?' };
  for (const sensitive of [true, false]) {
    const config = { speech: { byModel: true }, fields: [{ ...field, sensitive }], tools: [], actions: [] };
    const call = await begun(config, false);
    call.caller.says('my tooth hurts a lot since yesterday');
    await call.clock.run(3_000);
    expect(call.caller.lastText()).toBe(field.prompt);
    expect(call.heard()).toBe(false);
    const snapshot = call.store.load().snapshot!;
    const { script, ...prompted } = snapshot.prompted!;
    expect(script).toBe('no_model');
    const led = { ...snapshot, prompted };
    expect(isHeardByModel(promptFlow('en', config), led)).toBe(!sensitive);
  }
});
