import { buffer } from 'node:stream/consumers';
import { AppError } from '#domain/platform/errors.ts';
import { getLogo } from '#server/identity/site-logo.ts';
import type { Services } from '#server/services.ts';

/** What pdfkit can draw; an SVG or a WebP is on pages only. */
const drawable = ['image/png', 'image/jpeg'];

/** The logo of a seller's brand, for a document; null where it has none that can be drawn. */
export async function logoOf(services: Services, sellerId: string): Promise<Uint8Array | null> {
  try {
    const { type, body } = await getLogo({ services, workspaceId: sellerId, actor: null });
    if (drawable.includes(type)) return await buffer(body);
    body.destroy();
    return null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
