import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { CallSettings } from '#domain/agents/call-settings.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { liveConfiguration } from '../agent-configuration.ts';
import { agentId, anAgent, anAgentSummary } from '../agents.fixture.ts';
import { CallersForm } from './callers-form.tsx';
import { PronunciationForm } from './pronunciation-form.tsx';
import { TurnForm } from './turn-form.tsx';

const night = anAgentSummary({ id: '019a0000-0000-7000-8000-0000000000b2', name: 'Night desk', status: 'active' });

/** The forms alone, over a configuration that keeps what is set. */
function open(callSettings?: CallSettings) {
  const sent = stubNetwork({
    'GET /v1/agents': { body: { items: [anAgentSummary(), night] } },
    'POST /v1/agent-sounds': { body: '' },
  });
  let last: CallSettings | undefined;
  function Forms() {
    const [configuration, setConfiguration] = useState(liveConfiguration(anAgent(callSettings && { callSettings })));
    last = configuration.callSettings;
    const props = { configuration, onChange: setConfiguration, readOnly: false };
    return (
      <>
        <TurnForm {...props} />
        <CallersForm {...props} agentId={agentId} onUnfit={() => undefined} />
        <PronunciationForm {...props} />
      </>
    );
  }
  const { user } = renderPage(<Forms />);
  const form = async (name: string) => within(await screen.findByRole('form', { name }));
  const isSet = (wanted: CallSettings | undefined) => expect(last).toEqual(wanted);
  return { user, sent, form, isSet };
}

describe("an agent's call settings", () => {
  it('are a preset, and single values beside it that can be taken back', async () => {
    const { user, form, isSet } = open();
    const turns = await form('Turn-taking');
    await user.click(turns.getByRole('radio', { name: 'Patient' }));
    isSet({ turns: { preset: 'patient' } });
    await user.click(turns.getByText('Advanced'));
    const usual = turns.getByRole('textbox', { name: 'Usual wait: Anything else' });
    await user.clear(usual);
    await user.type(usual, '5000');
    isSet({ turns: { preset: 'patient', waits: { open: { min: 5_000, max: 5_000 } } } });
    const words = turns.getByLabelText('Words needed to interrupt');
    await user.clear(words);
    await user.type(words, '9');
    expect(turns.getByText('Enter 1 to 6 words.')).toBeTruthy();
    await user.tab();
    expect((words as HTMLInputElement).value).toBe('3');
    await user.click(turns.getByRole('button', { name: 'Reset to Patient' }));
    isSet({ turns: { preset: 'patient' } });
    await user.click(turns.getByRole('radio', { name: 'Balanced' }));
    isSet(undefined);
  });

  it('say when it takes calls, and who answers at other times', async () => {
    const { user, form, isSet } = open();
    const callers = await form('Callers');
    await user.click(callers.getByRole('radio', { name: 'During the workspace’s business hours' }));
    const other = callers.getByRole('radio', { name: 'Another agent answers' }) as HTMLButtonElement;
    await waitFor(() => expect(other.disabled).toBe(false));
    await user.click(other);
    const sentence = callers.getByLabelText('Sentence');
    const message = (sentence as HTMLTextAreaElement).value;
    const otherwise = { do: 'agent', agentId: night.id, message } as const;
    isSet({ hours: { when: 'business', holidays: true, otherwise } });
    await user.clear(sentence);
    expect(callers.getByText('Enter the text to say.')).toBeTruthy();
    await user.click(callers.getByRole('radio', { name: 'Always' }));
    await user.type(callers.getByLabelText(/^Max duration/), '5');
    await user.type(callers.getByLabelText(/^End-call phrases/), 'x{Enter}over and out{Enter}');
    expect(callers.getByText(/^“x”: Enter at least two letters/)).toBeTruthy();
    isSet({ maxMinutes: 5, endWords: ['over and out'] });
  });

  it('keep a word once it is whole, and let it be heard with the voice and the room', async () => {
    const background = { sound: 'office', levelDb: -40 } as const;
    const { user, form, isSet, sent } = open({ background });
    const words = await form('Pronunciation');
    await user.click(words.getByRole('button', { name: 'Add word' }));
    await user.type(words.getByLabelText('Word 1'), 'Nguyen');
    expect((words.getByRole('button', { name: 'Add word' }) as HTMLButtonElement).disabled).toBe(true);
    await user.type(words.getByLabelText('Pronunciation of word 1'), 'win');
    const pronunciation = [{ word: 'Nguyen', spokenAs: 'win' }];
    isSet({ background, pronunciation });
    await user.click(words.getByRole('button', { name: 'Hear word 1' }));
    const asked = sent.find(({ path }) => path === '/v1/agent-sounds')?.body;
    expect(asked).toEqual({
      text: 'Nguyen',
      voice: 'sarah',
      language: 'en-US',
      speed: 1,
      pronunciation,
      background,
    });
  });
});
