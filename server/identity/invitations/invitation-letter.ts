import type { Site } from '#server/platform/http/site.ts';
import { escapeHtml, letterhead, letterPage } from '#server/platform/mail/letter-page.ts';
import type { Letter } from '#server/platform/mail/mail.ts';

interface Invited {
  workspace: string;
  roleName: string;
  /** The address of who invites: a name could be anyone's. */
  invitedBy: string;
  email: string;
  expiresAt: Date;
  link: string;
}

/** Names are what people typed: one line, and nothing that mail programs would turn into a link of its own. */
const plain = (text: string) =>
  text
    .replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/:\/\//g, ': ')
    .replace(/(\w)\.(?=\w)/g, '$1\u2024')
    .trim();

/** The letter that invites someone into a workspace. */
export function invitationLetter(
  site: Site,
  invited: Invited,
): Pick<Letter, 'subject' | 'text' | 'html' | 'from' | 'replyTo'> {
  const { signature, ...sender } = letterhead(site);
  const { invitedBy, email, expiresAt, link } = invited;
  const [workspace, roleName] = [plain(invited.workspace), plain(invited.roleName)];
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(expiresAt);
  const opening = `${invitedBy} invited you to join “${workspace}” on ${site.name} with the ${roleName} role.`;
  const how = `The invitation is for ${email}. Sign in or sign up with this email address. The link is valid until ${day}.`;
  const otherwise = 'If you don’t recognize the sender, ignore this email. Nothing happens unless you accept.';
  return {
    ...sender,
    subject: `${invitedBy} invited you to “${workspace}”`,
    text: [opening, `See the invitation:\n${link}`, how, otherwise, signature].join('\n\n'),
    html: letterPage(
      [
        escapeHtml(opening),
        `<a href="${escapeHtml(link)}">See the invitation</a>`,
        escapeHtml(how),
        escapeHtml(otherwise),
      ],
      site,
    ),
  };
}
