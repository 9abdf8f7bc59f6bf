/** A refusal in the words of OAuth 2.1. */
export class OAuthRefusal extends Error {
  readonly error: string;
  readonly status: number;

  constructor(error: string, message: string, status = 400) {
    super(message);
    this.error = error;
    this.status = status;
  }
}
