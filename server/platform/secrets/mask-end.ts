/** A secret as it's shown once it's stored: by its last characters, of which a row keeps a copy. */
export const maskEnd = (end: string | null | undefined): string | null => (end ? `…${end}` : null);
