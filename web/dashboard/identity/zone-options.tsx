import { timeZones } from '#domain/identity/workspaces.ts';

/** All zones that the browser knows; those that people choose most stand first. */
export function ZoneOptions({ chosen }: { chosen: string }) {
  const first: readonly string[] = timeZones;
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !first.includes(zone));
  const isKnown = first.includes(chosen) || others.includes(chosen);
  const option = (zone: string) => (
    <option key={zone} value={zone}>
      {zone.replaceAll('_', ' ')}
    </option>
  );
  return (
    <>
      <optgroup label="Common">{first.map(option)}</optgroup>
      <optgroup label="All time zones">{(isKnown ? others : [chosen, ...others]).map(option)}</optgroup>
    </>
  );
}
