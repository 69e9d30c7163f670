/** Also works on a page served over plain http, unlike `crypto.randomUUID`. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
