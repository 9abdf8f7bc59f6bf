/**
 * Refusals of /auth/v1, in the words and codes of the GoTrue protocol, which the browser's client and other clients
 * of that protocol know. Where the protocol gives a code several statuses or sentences, the thrower says which.
 */
export const authErrors = {
  bad_json: [400, 'Could not parse request body as JSON'],
  validation_failed: [400, 'The request is not valid'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  not_admin: [403, 'User not allowed'],
  user_not_found: [403, 'User from sub claim in JWT does not exist'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  user_banned: [400, 'User is banned'],
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  phone_provider_disabled: [400, 'Phone signups are disabled'],
  provider_disabled: [400, 'Provider is not enabled'],
  user_already_exists: [422, 'User already registered'],
  signup_disabled: [422, 'This account can’t be used here. Ask the person who runs this site for an invitation.'],
  email_exists: [422, 'A user with this email address has already been registered'],
  weak_password: [422, 'Password is too weak'],
  current_password_invalid: [400, 'Current password is not right.'],
  same_password: [422, 'New password should be different from the old password.'],
  invalid_credentials: [400, 'Invalid login credentials'],
  email_not_confirmed: [400, 'Email not confirmed'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  otp_expired: [403, 'Token has expired or is invalid'],
  flow_state_not_found: [404, 'invalid flow state, no valid flow state found'],
  flow_state_expired: [422, 'invalid flow state, flow state has expired'],
  flow_state_already_used: [400, 'State has already been used'],
  bad_oauth_state: [400, 'OAuth state not found or expired'],
  bad_oauth_callback: [400, 'OAuth state parameter missing'],
  provider_email_needs_verification: [422, 'Unverified email with google. Verify it there and try again.'],
  identity_already_exists: [422, 'Identity is already linked'],
  identity_not_found: [422, "Identity doesn't exist"],
  single_identity_not_deletable: [422, 'User must have at least 1 identity after unlinking'],
  bad_code_verifier: [400, 'code challenge does not match previously saved code verifier'],
  insufficient_aal: [401, 'AAL2 session is required to update email or password when MFA is enabled.'],
  mfa_factor_not_found: [404, 'Factor not found'],
  mfa_factor_name_conflict: [422, 'A factor with this friendly name already exists'],
  too_many_enrolled_mfa_factors: [422, 'Maximum number of verified factors reached, unenroll to continue'],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  mfa_challenge_expired: [
    422,
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  ],
  mfa_ip_address_mismatch: [422, 'Challenge and verify IP addresses mismatch.'],
  reauthentication_needed: [400, 'Password update requires reauthentication'],
  reauthentication_not_valid: [422, 'Nonce has expired or is invalid'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  over_email_send_rate_limit: [429, 'email rate limit exceeded'],
  conflict: [409, 'Too many concurrent token refresh requests on the same session or refresh token'],
  request_entity_too_large: [413, 'Request body too large (max 1048576 bytes)'],
  not_found: [404, 'There’s nothing at this URL'],
  method_not_allowed: [405, 'This method isn’t supported here'],
  unexpected_failure: [500, 'Unexpected failure, please check server logs for more information'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type AuthErrorCode = keyof typeof authErrors;

/** Why a password was refused; the client shows a hint for each. */
export type WeakPasswordReason = 'length' | 'characters' | 'pwned';

interface AuthErrorOptions {
  status?: number;
  weakPassword?: WeakPasswordReason[];
  /** Seconds. */
  retryAfter?: number;
}

/** A refusal that a client of /auth/v1 may see. */
export class AuthError extends Error {
  readonly code: AuthErrorCode;
  readonly status: number;
  readonly weakPassword: WeakPasswordReason[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: AuthErrorCode, message?: string, options: AuthErrorOptions = {}) {
    super(message ?? authErrors[code][1]);
    this.name = 'AuthError';
    this.code = code;
    this.status = options.status ?? authErrors[code][0];
    this.weakPassword = options.weakPassword;
    this.retryAfter = options.retryAfter;
  }
}

/** A refusal of a grant in the form of OAuth, which some clients of the protocol expect: always 400. */
export class OAuthError extends Error {
  readonly error: string;

  constructor(error: string, description: string) {
    super(description);
    this.name = 'OAuthError';
    this.error = error;
  }
}

/** The first version of the protocol in which `code` is the error's name and not the HTTP status. */
export const apiVersion = '2024-01-01';

/** Whether the client's X-Supabase-Api-Version asks for the newer error shape. */
export function asksNewShape(header: unknown): boolean {
  return typeof header === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(header) && header >= apiVersion;
}

/** The error as JSON in the shape that the client's version of the protocol reads. */
export function authErrorBody(error: AuthError, newShape: boolean, requestId: string): Record<string, unknown> {
  const { code, status, message } = error;
  const weak = error.weakPassword && { weak_password: { reasons: error.weakPassword } };
  if (newShape) return { code, message, ...weak };
  return { code: status, error_code: code, msg: message, ...(status >= 500 && { error_id: requestId }), ...weak };
}
