/** JSON in which all but ASCII is escaped: each character is a byte, so nothing has to be encoded to be sent. */
export type AsciiJson = string & { readonly isAscii: true };

/** The same JSON with all but ASCII escaped. */
export function asciiJson(json: string): AsciiJson {
  if (Buffer.byteLength(json) === json.length) return json as AsciiJson;
  const escaped = json.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return escaped as AsciiJson;
}
