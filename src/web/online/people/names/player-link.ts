/** The address of a player's profile: a person's or program's by the person's id, a bot's by its level. */
export function playerLink(
  person: string | undefined,
  level?: string,
  isProgram = false,
): string | undefined {
  if (person !== undefined) return `#/player/${isProgram ? 'program:' : ''}${person}`;
  return level === undefined ? undefined : `#/player/bot:${level}`;
}
