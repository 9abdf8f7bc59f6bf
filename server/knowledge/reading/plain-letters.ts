const ligatures: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** Letters that are set as one are written apart again, and what only tells where a word may be parted goes: "oﬃce" is "office". */
export const plainLetters = (text: string): string =>
  text.replace(/[\ufb00-\ufb06]/g, (one) => ligatures[one]!).replace(/[\u00ad\u200b\u2060\ufeff]/g, '');
