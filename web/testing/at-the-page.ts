import userEvent, { type Options, type UserEvent } from '@testing-library/user-event';

/** What stands for keys in what is typed, such as {Enter}, begins with one of these. */
const plain = /^[^{[]{3,}/;

/**
 * A user of the page. Text is typed in two goes: all but its last letter at once, and then by key. Each key renders the whole
 * page, which was a third of what the tests of pages cost. Where each key counts, a test says `user.keyboard`.
 */
export function atThePage(options?: Options): UserEvent {
  const user = userEvent.setup(options);
  return {
    ...user,
    async type(element, text, typing) {
      const [start] = plain.exec(text) ?? [];
      if (start === undefined || typing !== undefined) return user.type(element, text, typing);
      await user.click(element);
      if (document.activeElement === element) await user.paste(start.slice(0, -1));
      await user.keyboard(text.slice(start.length - 1));
    },
  };
}
