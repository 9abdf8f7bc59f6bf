/**
 * What fields of the contract are, for the API reference: by the field's name, or, where a name means several things, by
 * owner and name (`webhooks.url`, `Call.status`). A description in the schema itself goes before these.
 */
export const fieldTexts: Record<string, string> = {
  id: 'Its id.',
};
