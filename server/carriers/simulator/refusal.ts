/** A refusal in the form of Twilio, by its own codes. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** What is not there. */
export const notFound = (what: string) => new Refusal(404, 20404, `The requested resource ${what} was not found`);
