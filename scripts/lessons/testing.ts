import { haveAgent } from './have-agent.ts';
import type { Lesson } from './lesson.ts';
import type { Stage } from './stage.ts';

/** Waits until it is the caller's turn, then types. */
async function answer(stage: Stage, text: string): Promise<void> {
  const { page } = stage;
  await page.getByText('Listening', { exact: true }).waitFor({ timeout: 60_000 });
  await stage.type(page.getByRole('textbox', { name: 'Your message' }), text);
  await page.keyboard.press('Enter');
  await page.getByRole('log', { name: 'Conversation' }).getByText(text).last().waitFor();
}

export const testing: Lesson = {
  id: 'testing',
  prepares: (stage) => haveAgent(stage, 'Appointment Scheduler'),
  scenes: [
    {
      says: 'To test an agent, talk to it. Press Start call and speak. If you don’t have a microphone, type instead.',
      does: async (stage) => stage.click(stage.page.getByRole('button', { name: /Start call|Type instead/ }).last()),
    },
    {
      says: 'It greets you and asks its first question. Answer the way your callers would.',
      does: async (stage) => answer(stage, 'A checkup, please.'),
    },
    {
      says: 'Answer a different question. Interrupt it. Change your mind. It can handle all of that.',
      does: async (stage) => {
        await answer(stage, 'My name is Ann Lee, but how long does it take?');
        await answer(stage, 'ann dot lee at example dot com');
      },
    },
    {
      says: 'Ask for a person, or hang up. Nothing is lost. Anything the agent promised becomes a follow-up in the Inbox.',
      does: async (stage) => answer(stage, 'Can I talk to a person?'),
    },
    {
      says: 'You’ll find every call under Calls, with its transcript.',
      does: async (stage) => {
        await stage.page
          .getByText('Listening', { exact: true })
          .or(stage.page.getByText('The call has ended.'))
          .waitFor();
        await stage.open('/dashboard/calls');
        await stage.click(stage.page.getByRole('row').nth(1).getByRole('link').first());
        await stage.page.getByRole('heading', { name: 'Transcript' }).waitFor();
      },
    },
    {
      says: 'Here you can see what was heard, what was done, how long each response took, and how the agent understood it. Turn a call that went well into a test with one click.',
      does: async (stage) => stage.point(stage.page.getByRole('heading', { name: 'Transcript' })),
    },
  ],
};
