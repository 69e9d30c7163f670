/** The address of a player's profile: a person's by their id, a bot's by its level. */
export function playerLink(person: string | undefined, level?: string): string | undefined {
  if (person !== undefined) return `#/player/${person}`;
  return level === undefined ? undefined : `#/player/bot:${level}`;
}
