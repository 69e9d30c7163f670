/**
 * The same JSON with all but ASCII escaped. Each character is a byte then, so that nothing has to be encoded when it is
 * written to a socket, and a text that it becomes part of takes half the memory.
 */
export function asciiJson(json: string): string {
  if (Buffer.byteLength(json) === json.length) return json;
  return json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
