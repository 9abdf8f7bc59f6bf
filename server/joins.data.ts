/** A place where two nouns meet, and the tests that prove through the front door that they do. */
export interface Join {
  what: string;
  /** `file: title` of a test. */
  heldBy: string[];
}

const localEars = 'server/channels/transcribers/local-ears.test.ts';
const phoneActions = 'server/actions/kinds/phone-actions.test.ts';
const facts = 'server/knowledge/search/business-facts.test.ts';
const limits = 'server/billing/limits.test.ts';
const everywhere = 'server/calls/hidden-everywhere.test.ts';
const retention = 'server/privacy/retention/retention.test.ts';
const erasures = 'server/privacy/erasures/erasures.test.ts';
const wholesale = 'server/billing/wholesale.test.ts';

export const joins: Join[] = [
  {
    what: 'what is on legal hold is removed by no age, no hand and no erasure',
    heldBy: [
      `${retention}: is not removed, by no one: a %s`,
      `${retention}: is not removed: a contact`,
      `${erasures}: no one who can’t delete calls erases a person, and no one on legal hold is erased`,
    ],
  },
  {
    what: 'a person who is erased is nowhere, and still isn’t called',
    heldBy: [
      `${erasures}: is nowhere behind it, and the receipt says nothing of them`,
      `${erasures}: still isn’t called`,
    ],
  },
  {
    what: 'a call whose transcript was removed says so, and is neither found nor computed again by it',
    heldBy: [`${retention}: take the transcript, say so, and leave values, times and figures`],
  },
  {
    what: 'transcribers on the server hear browsers, phone streams and SIP, and take over when a service fails',
    heldBy: [
      `${localEars}: a browser’s call is heard without any key, and the page is told who listens`,
      `${localEars}: a number is heard over a media stream without any speech service`,
      `${localEars}: a SIP extension is answered without any speech service`,
      `${localEars}: a service that fails in a call hands over to this server, and its card says why`,
    ],
  },
  {
    what: 'a person’s recording of a sentence is heard in calls, and needs no speech ahead of them',
    heldBy: [
      'server/calls/recorded-sentences/recorded-sentences.test.ts: a call says it as it was recorded, and the voice what is missing',
    ],
  },
  {
    what: 'facts of the business are answered in calls, and a call links to them',
    heldBy: [
      `${facts}: answers what is asked in other words, and nothing else`,
      `${facts}: answers a caller beside the open question, and the call says where it is from`,
    ],
  },
  {
    what: 'chats and tokens of models reach a limit, the invoice and the margin',
    heldBy: [
      'server/channels/chats/chats.test.ts: a chat is counted once its visitor writes, and refused behind the month’s last',
      `${wholesale}: chats and tokens of models are rated where someone asks a price for them, and on no line where no one does`,
    ],
  },
  {
    what: 'actions text and dial from the workspace’s phone numbers',
    heldBy: [
      `${phoneActions}: a text message is sent, once, from the workspace’s number, in whatever form the number is written`,
      `${phoneActions}: a call is made, once, by the agent that is named`,
    ],
  },
  {
    what: 'actions keep calling hours and the do-not-call list',
    heldBy: [
      `${phoneActions}: what runs by itself calls in the calling hours of the country`,
      `${phoneActions}: a text message is not sent to someone who said no, to no number, without words, or without end`,
    ],
  },
  {
    what: 'notifications reach each channel: mail, push, text',
    heldBy: [
      `${phoneActions}: a member who has confirmed their number is texted what they chose for SMS, once`,
      'server/notifications/notifications.test.ts: goes at once where that was chosen, once, with both ways to end it',
      'server/notifications/sending/push.test.ts: reaches the browser sealed, signed and small, and says no more than the sentence',
    ],
  },
  {
    what: 'limits count what there is of integrations, minutes, requests and people',
    heldBy: [
      `${limits}: of integrations count what is connected, and refuse one more`,
      `${limits}: of roles and people hold for fifty who add at once`,
      `${limits}: are what calls used and hold, and never passed by fifty calls at once`,
    ],
  },
  {
    what: 'prices of numbers, texts and minutes are rated to the one who pays them',
    heldBy: [
      `${wholesale}: numbers and messages are rated to the invoice of a client, to its agency and to the margin`,
      `${wholesale}: minutes of subaccounts are paid by their agency, and both see to the second which`,
    ],
  },
  {
    what: 'a role that changes ends what streams to its person',
    heldBy: [
      'server/calls/live/two-nodes.test.ts: a call at one node is watched, listened to and taken over at another',
    ],
  },
  {
    what: 'rights end links and notifications of who has lost them',
    heldBy: [
      'server/calls/links/call-links.test.ts: a call is shared by a link until it expires, is revoked, or its call is deleted',
      'server/notifications/notifications.test.ts: is hidden from who has lost the right to it',
    ],
  },
  {
    what: 'a deleted call takes its copies: runs, events, jobs, search, replays',
    heldBy: [
      `${everywhere}: a hidden value and a card number are told by no endpoint and no webhook, and stand nowhere once the call is deleted`,
    ],
  },
  {
    what: 'a deleted contact takes its copies, and conversations where that is asked for',
    heldBy: [
      'server/contacts/contacts.test.ts: takes with it, where that is asked for, all that was said with the person',
    ],
  },
  {
    what: 'a visitor of a website has appointments by a code to their address only',
    heldBy: [
      'server/scheduling/appointments/appointment-codes.test.ts: a visitor’s name and address neither show nor cancel an appointment: the code from the mail does',
    ],
  },
  {
    what: 'secrets of the vault go out with actions, to their hosts only',
    heldBy: [
      'server/identity/vault/vault.test.ts: goes out with a request in the form of its place, and stands nowhere else',
      'server/identity/vault/vault.test.ts: goes to no host that is not named, and not at all where there is none',
    ],
  },
  {
    what: 'what a caller says stays out of mails to others as a link',
    heldBy: [
      'server/actions/actions.test.ts: send others no link, tag or speech that a caller put in, and keep the business’s own',
    ],
  },
];
