import type { ErrorCode } from './errors.ts';
import type { Endpoint } from './http.ts';

/** Codes that an endpoint may answer: its own, and those of every endpoint of its kind. */
export function errorCodesOf({ can, params, query, body, file, idempotent, errors: more = [] }: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (query !== undefined || body !== undefined) codes.push('invalid_input');
  if (body !== undefined && file === undefined)
    codes.push('bad_json', 'body_too_deep', 'body_too_large', 'unsupported_media_type');
  if (file !== undefined) codes.push('invalid_input', 'bad_request', 'file_too_large', 'unsupported_media_type');
  if (can !== 'public') codes.push('session_required', 'session_expired');
  if (can !== 'public' && can !== 'account') codes.push('workspace_required', 'forbidden', 'not_found');
  if (params !== undefined) codes.push('not_found');
  if (idempotent !== undefined) codes.push('invalid_input', 'still_running', 'key_reused');
  return [...new Set<ErrorCode>([...codes, ...more, 'too_many_requests', 'internal', 'not_ready'])];
}
