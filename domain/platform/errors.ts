/**
 * Every error that the API can answer: its HTTP status and the sentence that a person reads. A rule throws
 * `AppError(code)`; one handler turns it into `{ error: { code, message, details? } }`.
 */
export const errors = {
  bad_request: [400, 'The request is malformed.'],
  bad_json: [400, 'The body is not valid JSON.'],
  body_too_deep: [400, 'The body is nested more than 32 levels deep.'],
  invalid_input: [400, 'Some fields are missing or not valid.'],
  workspace_required: [400, 'Name the workspace in the X-Workspace-Id header.'],
  session_required: [401, 'Sign in, or send an access token as bearer.'],
  session_expired: [401, 'This session has ended. Sign in again.'],
  minutes_used_up: [
    402,
    'The minutes of this workspace are used up. Earn more in Getting Started, or ask the operator for more.',
  ],
  mfa_required: [403, 'Enter the code of your authenticator app to go on.'],
  forbidden: [403, 'Your role in this workspace does not allow that.'],
  two_factor_required: [
    403,
    'This workspace asks for two-factor authentication. Set it up in Your Account, then come back.',
  ],
  company_sign_in_required: [403, 'This workspace asks you to sign in with your company.'],
  address_refused: [
    403,
    'This workspace cannot be reached from your network address. Ask who manages it to add the address.',
  ],
  workspace_suspended: [403, 'This workspace is suspended, and answers no calls.'],
  tls_required: [403, 'This workspace takes encrypted requests only. Use the https:// address.'],
  origin_refused: [403, 'Requests from this site are not accepted.'],
  invitation_for_other: [403, 'This invitation was sent to another address. Sign in with that one.'],
  not_found: [404, 'There is nothing at this address.'],
  method_not_allowed: [405, 'This method is not supported here.'],
  request_timeout: [408, 'The request took too long to arrive.'],
  conflict: [409, 'That was changed or created by somebody else in the meantime.'],
  contact_exists: [409, 'This person is already a contact. Update that one, or add another on purpose.'],
  draft_changed: [409, 'Somebody else has changed this draft. Read it again, take their changes in, and save.'],
  do_not_call: [409, 'This number is on the do-not-call list: it is neither called nor written to.'],
  outside_calling_hours: [
    409,
    'It is outside the calling hours of this number. Call later, or change the calling rules.',
  ],
  no_consent: [
    409,
    'No consent to calls is kept for this number. Keep one on its contact, or change the calling rules.',
  ],
  time_taken: [409, 'That time is already taken.'],
  limit_reached: [409, 'The limit of this workspace is reached.'],
  still_running: [409, 'A request with this Idempotency-Key is still running. Ask again in a moment for its answer.'],
  no_model: [409, 'No language model is connected. Connect one under External Services.'],
  approval_required: [
    409,
    'A second person has to approve what this agent publishes. Change its draft, and ask for approval.',
  ],
  invitation_expired: [410, 'This invitation has expired. Ask whoever invited you to send it again.'],
  workspace_deleted: [410, 'This workspace is deleted. The person who deleted it can restore it for thirty days.'],
  body_too_large: [413, 'The body is larger than 1 MB.'],
  file_too_large: [413, 'The file is larger than may be uploaded.'],
  unsupported_media_type: [415, 'Send the body as application/json.'],
  range_not_satisfiable: [416, 'The file is shorter than that. Ask for a range within it.'],
  unknown_host: [421, 'Nothing is shown under this name. Check the address.'],
  office_not_set_up: [422, 'The operator of this server has not set up accounts of this service.'],
  flow_invalid: [422, 'The conversation flow has errors. Mend them before you activate the agent.'],
  tests_red: [422, 'Tests fail. Mend what they found, or publish all the same and say why.'],
  key_reused: [422, 'This Idempotency-Key was used with another request. Take a new key for each request.'],
  carrier_refused: [422, 'The carrier has refused that.'],
  quota_exceeded: [429, 'The characters of this month are used up.'],
  too_many_requests: [429, 'Too many requests. Wait a moment and try again.'],
  too_many_calls: [429, 'All lines of this workspace are busy. Try again when a call has ended.'],
  headers_too_large: [431, 'The headers of the request are too large.'],
  internal: [500, 'Something went wrong on our side. It has been logged.'],
  model_unusable: [502, 'The language model gave no answer that can be used. Try again, or in other words.'],
  speech_unavailable: [503, 'The speech engine is busy or has failed. Try again shortly.'],
  model_unavailable: [503, "The model's service cannot be reached now. Try again shortly."],
  carrier_unavailable: [503, 'The carrier cannot be reached now. Try again shortly.'],
  crm_unavailable: [503, 'The CRM cannot be reached now. Try again shortly.'],
  office_unavailable: [503, 'The service cannot be reached now. Try again shortly.'],
  recogniser_unavailable: [503, 'The recogniser of speech cannot be reached now. Try again shortly.'],
  payment_unavailable: [503, 'The payment provider cannot be reached now. Try again shortly.'],
  storage_unavailable: [503, 'The store of files cannot be reached now. Try again shortly.'],
  not_ready: [503, 'The server is starting or stopping. Try again in a moment.'],
  storage_full: [507, 'The server has no space left, so nothing was saved. Ask its operator to make room.'],
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
