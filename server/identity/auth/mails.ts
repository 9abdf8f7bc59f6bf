import type { Site } from '#server/platform/http/site.ts';
import { escapeHtml, letterhead, letterPage } from '#server/platform/mail/letter-page.ts';
import type { Letter } from '#server/platform/mail/mail.ts';

/** The letters of sign-in: what they say, as plain text and as plain HTML. */
export const letterKinds = ['signup', 'recovery', 'magiclink', 'email_change', 'reauthentication'] as const;
export type LetterKind = (typeof letterKinds)[number];

interface Words {
  subject: string;
  /** Why this mail came. */
  opening: string;
  /** Label of the link. */
  action: string;
  /** What to do when one did not ask for it. */
  otherwise: string;
}

const wordsOf = (product: string): Record<Exclude<LetterKind, 'reauthentication'>, Words> => ({
  signup: {
    subject: 'Confirm your email address',
    opening: `Welcome to ${product}. Confirm this email address to finish creating your account.`,
    action: 'Confirm email address',
    otherwise: `If you didn’t sign up for ${product}, ignore this email and no account will be created.`,
  },
  recovery: {
    subject: `Reset your ${product} password`,
    opening: `Someone (hopefully you) asked to reset the password for your ${product} account.`,
    action: 'Choose a new password',
    otherwise: 'If it wasn’t you, ignore this email. Your password won’t change.',
  },
  magiclink: {
    subject: `Your ${product} sign-in link`,
    opening: `Here’s the link you requested to sign in to ${product}.`,
    action: 'Sign in',
    otherwise: 'If it wasn’t you, ignore this email. No one was signed in.',
  },
  email_change: {
    subject: 'Confirm your new email address',
    opening: `The email address for your ${product} account is being changed. Confirm the change from both the old address and the new one.`,
    action: 'Confirm the change',
    otherwise: 'If it wasn’t you, ignore this email and change your password. Your email address won’t change.',
  },
});

const lasts = 'The link and the code work once and expire in one hour.';

type Content = Pick<Letter, 'subject' | 'text' | 'html' | 'replyTo' | 'from'>;

/** A letter with a link and, for those whose mail program opens links by itself, a code to type instead. */
export function linkLetter(
  site: Site,
  kind: Exclude<LetterKind, 'reauthentication'>,
  link: string,
  otp: string,
  detail?: string,
): Content {
  const { subject, opening, action, otherwise } = wordsOf(site.name)[kind];
  const { signature, ...sender } = letterhead(site);
  const beginning = detail === undefined ? [opening] : [opening, detail];
  const code = `Or enter this code: ${otp}`;
  return {
    ...sender,
    subject,
    text: [...beginning, `${action}:\n${link}`, code, lasts, otherwise, signature].join('\n\n'),
    html: letterPage(
      [
        ...beginning.map(escapeHtml),
        `<a href="${escapeHtml(link)}">${escapeHtml(action)}</a>`,
        escapeHtml(code),
        escapeHtml(lasts),
        escapeHtml(otherwise),
      ],
      site,
    ),
  };
}

/** A letter with a code that confirms a sensitive change in a running session. */
export function codeLetter(site: Site, otp: string): Content {
  const { signature, ...sender } = letterhead(site);
  const paragraphs = [
    `Enter this code in ${site.name} to confirm it’s you: ${otp}`,
    'This code expires in one hour and can be used once.',
    'If it wasn’t you, someone may be signed in as you. Change your password.',
  ];
  return {
    ...sender,
    subject: `${otp} is your verification code`,
    text: [...paragraphs, signature].join('\n\n'),
    html: letterPage(paragraphs.map(escapeHtml), site),
  };
}
