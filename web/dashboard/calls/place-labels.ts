/** `United States · 212`. */
export function placeWords(place: string): string {
  const [country = '', area] = place.split(' ');
  const name = new Intl.DisplayNames([navigator.language], { type: 'region' }).of(country) ?? country;
  return area === undefined ? name : `${name} · ${area}`;
}
