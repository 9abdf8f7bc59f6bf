/**
 * Every error that the API can answer: its HTTP status and the sentence that a person reads. A rule throws
 * `AppError(code)`; one handler turns it into `{ error: { code, message, details? } }`.
 */
export const errors = {
  bad_request: [400, 'The request is malformed. Check its syntax.'],
  bad_json: [400, 'The body isn’t valid JSON.'],
  body_too_deep: [400, 'The body is nested more than 32 levels deep. Use fewer levels.'],
  invalid_input: [400, 'Some fields are missing or invalid.'],
  workspace_required: [400, 'Specify the workspace in the X-Workspace-Id header.'],
  session_required: [401, 'Sign in, or send an access token as a bearer token.'],
  session_expired: [401, 'Your session has ended. Sign in again.'],
  minutes_used_up: [
    402,
    'This workspace is out of minutes. Earn more in Getting Started, or ask the operator for more.',
  ],
  mfa_required: [403, 'Enter the code from your authenticator app to continue.'],
  forbidden: [403, 'Your role doesn’t allow this. Ask a workspace admin for access.'],
  two_factor_required: [
    403,
    'This workspace requires two-factor authentication. Set it up in Your Account, then try again.',
  ],
  company_sign_in_required: [403, 'This workspace requires single sign-on. Sign out, then choose “Sign in with SSO”.'],
  address_refused: [403, 'This workspace can’t be reached from your IP address. Ask a workspace admin to allow it.'],
  workspace_suspended: [403, 'This workspace is suspended, so it doesn’t answer calls.'],
  tls_required: [403, 'This workspace only accepts encrypted requests. Use the https:// URL.'],
  origin_refused: [403, 'Requests from this site aren’t accepted.'],
  invitation_for_other: [403, 'This invitation was sent to another email address. Sign in with that address.'],
  not_found: [404, 'There’s nothing at this URL.'],
  method_not_allowed: [405, 'This method isn’t supported here.'],
  request_timeout: [408, 'The request timed out before it was complete. Try again.'],
  conflict: [409, 'Someone else made a conflicting change. Reload and try again.'],
  contact_exists: [
    409,
    'This person is already a contact. Update the existing contact, or confirm that you want to add another one.',
  ],
  draft_changed: [409, 'Someone else changed this draft. Reload it, reapply your changes, and save again.'],
  do_not_call: [409, 'This number is on the do-not-call list, so it can’t be called or texted.'],
  outside_calling_hours: [
    409,
    'This call is outside the number’s calling hours. Call later, or change the calling rules.',
  ],
  no_consent: [
    409,
    'This person hasn’t consented to calls. Record consent on the contact, or change the calling rules.',
  ],
  time_taken: [409, 'That time is already taken. Choose another one.'],
  limit_reached: [409, 'This workspace has reached one of its limits.'],
  still_running: [
    409,
    'A request with this Idempotency-Key is still running. Try again in a moment to get the response.',
  ],
  no_model: [409, 'No language model is connected. Connect one under External Services.'],
  approval_required: [409, 'Someone else must approve changes to this agent. Change its draft, then request approval.'],
  invitation_expired: [410, 'This invitation has expired. Ask the person who invited you to send it again.'],
  workspace_deleted: [410, 'This workspace has been deleted. The person who deleted it can restore it for 30 days.'],
  body_too_large: [413, 'The body is larger than 1 MB.'],
  file_too_large: [413, 'The file is larger than the upload limit. Choose a smaller one.'],
  unsupported_media_type: [415, 'Send the body as application/json.'],
  range_not_satisfiable: [416, 'The requested range is beyond the end of the file. Request a range within it.'],
  unknown_host: [421, 'There’s no site at this domain. Check the URL.'],
  office_not_set_up: [422, 'This service isn’t set up on this server. Ask its operator to set it up.'],
  flow_invalid: [422, 'The conversation flow has errors. Fix them before activating the agent.'],
  tests_red: [422, 'Some tests failed. Fix the problems, or publish anyway and give a reason.'],
  key_reused: [422, 'This Idempotency-Key was used with another request. Use a new key for each request.'],
  carrier_refused: [422, 'The carrier rejected the request. Check the details and try again.'],
  quota_exceeded: [429, 'You’ve used all of this month’s characters.'],
  too_many_requests: [429, 'Too many requests. Wait a moment and try again.'],
  too_many_calls: [429, 'All of this workspace’s lines are busy. Try again when a call ends.'],
  headers_too_large: [431, 'The request headers are too large. Send fewer or shorter ones.'],
  internal: [500, 'Something went wrong on our end. The error has been logged.'],
  model_unusable: [502, 'The language model didn’t return a usable answer. Try again, or rephrase.'],
  speech_unavailable: [503, 'The speech engine is unavailable. Try again shortly.'],
  model_unavailable: [503, 'Can’t reach the model provider right now. Try again shortly.'],
  carrier_unavailable: [503, 'Can’t reach the carrier right now. Try again shortly.'],
  crm_unavailable: [503, 'Can’t reach the CRM right now. Try again shortly.'],
  office_unavailable: [503, 'Can’t reach the service right now. Try again shortly.'],
  transcriber_unavailable: [503, 'Can’t reach the speech-to-text service right now. Try again shortly.'],
  payment_unavailable: [503, 'Can’t reach the payment provider right now. Try again shortly.'],
  storage_unavailable: [503, 'Can’t reach file storage right now. Try again shortly.'],
  not_ready: [503, 'The server is starting up or shutting down. Try again in a moment.'],
  storage_full: [507, 'The server is out of disk space, so nothing was saved. Ask its operator to free up space.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errors;

/** One field that was refused: its path in the input and why. */
export interface FieldProblem {
  path: string;
  message: string;
}

/** A refusal that a caller may see. `message` replaces the table's sentence where one can say more. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: FieldProblem[] | undefined;
  /** Id of what is there already. */
  readonly existingId: string | undefined;

  constructor(code: ErrorCode, message?: string, details?: FieldProblem[], existingId?: string) {
    super(message ?? errors[code][1]);
    this.name = 'AppError';
    this.code = code;
    this.status = errors[code][0];
    this.details = details;
    this.existingId = existingId;
  }
}
