import { sameJson } from '#domain/platform/json.ts';
import type { AgentConfiguration } from './agents.ts';
import type { EditedSettings } from './draft-edits.ts';

/** The settings of an agent that edits in words may change. */
export const settingsOf = ({ greeting, language, speed, callSettings }: AgentConfiguration): EditedSettings => ({
  greeting,
  language,
  speed,
  endWords: callSettings?.endWords ?? [],
  otherLanguages: callSettings?.otherLanguages ?? [],
});

/** A configuration with settings as they were edited; the same one where none were. Lists that are empty are left out. */
export function withSettings(configuration: AgentConfiguration, settings?: EditedSettings): AgentConfiguration {
  if (!settings || sameJson(settings, settingsOf(configuration))) return configuration;
  const { greeting, speed, endWords, otherLanguages } = settings;
  const { endWords: _words, otherLanguages: _languages, ...others } = configuration.callSettings ?? {};
  const callSettings = {
    ...others,
    ...(endWords.length > 0 && { endWords }),
    ...(otherLanguages.length > 0 && { otherLanguages }),
  };
  const isSet = configuration.callSettings !== undefined || Object.keys(callSettings).length > 0;
  return { ...configuration, greeting, speed, ...(isSet && { callSettings }) };
}

/** A list from which is taken what an edit had added, with what it had taken. */
const carriedList = <T extends string>(now: readonly T[], from: readonly T[], to: readonly T[]): T[] => [
  ...now.filter((one) => to.includes(one) || !from.includes(one)),
  ...to.filter((one) => !from.includes(one) && !now.includes(one)),
];

/** Takes an edit of settings back, or makes it again: what it did not touch stays as it is now. */
export const carriedSettings = (now: EditedSettings, from: EditedSettings, to: EditedSettings): EditedSettings => ({
  ...now,
  greeting: from.greeting === to.greeting ? now.greeting : to.greeting,
  speed: from.speed === to.speed ? now.speed : to.speed,
  endWords: carriedList(now.endWords, from.endWords, to.endWords),
  otherLanguages: carriedList(now.otherLanguages, from.otherLanguages, to.otherLanguages),
});
