/** What is left to the queue about messages of the contact form; `contacts.jobs.ts` says what runs them. */
export const fileMessageJob = 'contacts.file-message';
export const mailMessageJob = 'contacts.mail-message';
export const waitingMessagesJob = 'contacts.waiting-messages';
export const forgetSendersJob = 'contacts.forget-senders';
