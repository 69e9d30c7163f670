/** The address of the page as the sender of a request sees it; ends with a slash. */
import type { IncomingMessage } from 'node:http';
import type { Services } from '../services.js';

export function baseOf(
  request: IncomingMessage,
  { publicUrl, basePath, proxies }: Pick<Services, 'publicUrl' | 'basePath' | 'proxies'>,
): string {
  if (publicUrl) return publicUrl.href;
  return `${proxies.isSecure(request) ? 'https' : 'http'}://${proxies.hostOf(request)}${basePath}`;
}
