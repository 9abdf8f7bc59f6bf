import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The mails that a server without a mail service puts into its folder. */
export class Outbox {
  private readonly folder: string;
  /** A mail never changes, and a run has hundreds. */
  private readonly read = new Map<string, Promise<Email>>();

  constructor(dataDir: string) {
    this.folder = path.join(dataDir, 'outbox');
  }

  /** All so far, the newest first. */
  async mails(): Promise<Email[]> {
    const names = existsSync(this.folder) ? readdirSync(this.folder).filter((name) => name.endsWith('.eml')) : [];
    for (const name of names) {
      if (!this.read.has(name)) this.read.set(name, PostalMime.parse(readFileSync(path.join(this.folder, name))));
    }
    return Promise.all(
      names
        .sort()
        .reverse()
        .map((name) => this.read.get(name)!),
    );
  }

  /** The newest mail to an address, waiting for it. */
  async mailTo(address: string, subject = /./): Promise<Email> {
    for (let tries = 0; tries < 200; tries++) {
      const found = (await this.mails()).find(
        (mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? ''),
      );
      if (found) return found;
      // A mail leaves through the job queue: there is no event to wait for from outside.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`No mail to ${address} with a subject like ${subject}.`);
  }

  /** The mails so far that answer to an address. */
  async mailsFrom(replyTo: string): Promise<Email[]> {
    return (await this.mails()).filter((mail) => mail.replyTo?.[0]?.address === replyTo);
  }
}
