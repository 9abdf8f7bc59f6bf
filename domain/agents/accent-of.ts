/** sRGB to linear light, 0 to 1. */
const linear = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/**
 * Hue in degrees and chroma of a colour in OKLCH, after Björn Ottosson (https://bottosson.github.io/posts/oklab/). The
 * pages keep their own lightness, so that text can be read on whatever colour a brand has.
 * @param hex '#rrggbb'
 */
export function accentOf(hex: string): { hue: number; chroma: number } {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.412_221_4708 * r + 0.536_332_5363 * g + 0.051_445_9929 * b);
  const m = Math.cbrt(0.211_903_4982 * r + 0.680_699_5451 * g + 0.107_396_9566 * b);
  const s = Math.cbrt(0.088_302_4619 * r + 0.281_718_8376 * g + 0.629_978_7005 * b);
  const a = 1.977_998_4951 * l - 2.428_592_205 * m + 0.450_593_7099 * s;
  const c = 0.025_904_0371 * l + 0.782_771_7662 * m - 0.808_675_766 * s;
  const hue = (Math.atan2(c, a) * 180) / Math.PI;
  return { hue: Math.round((hue + 360) % 360), chroma: Math.round(Math.hypot(a, c) * 1000) / 1000 };
}
