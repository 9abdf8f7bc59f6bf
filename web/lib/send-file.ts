import { errorOf, ownHeaders } from './api.ts';
import { ApiError, unreachable } from './api-error.ts';

interface SendOptions {
  method?: 'POST' | 'PUT';
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** 0 to 100, while the file goes. */
  onProgress?: (percent: number) => void;
}

/**
 * Sends a form with a file to our own server, as `fetch` cannot say how far it is.
 * @returns what was answered
 * @throws ApiError
 */
export async function sendForm<R>(path: string, form: FormData, options: SendOptions = {}): Promise<R> {
  const { method = 'POST', headers, signal, onProgress } = options;
  const own = await ownHeaders(headers);
  const request = new XMLHttpRequest();
  const answered = new Promise<Response>((done, fail) => {
    request.open(method, path);
    own.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? (loaded / total) * 100 : 0);
    request.onload = () => done(new Response(request.responseText, { status: request.status }));
    request.onerror = () => fail(unreachable());
    request.onabort = () => fail(new ApiError('timeout', 0, 'The upload was canceled.'));
    request.send(form);
  });
  const stop = () => request.abort();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const response = await answered;
    if (!response.ok) throw await errorOf(response);
    return (await response.json()) as R;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
