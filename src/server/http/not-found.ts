/** What a browser shows for an address that leads nowhere: a few words in the person's language, and the way home. */
import type { IncomingMessage } from 'node:http';
import { messages } from '../../languages/packs.js';
import { preferredLanguage } from '../notify/preferred-language.js';

export const wantsHtml = ({ headers }: IncomingMessage): boolean =>
  headers.accept?.includes('text/html') === true;

/** `home` is where the page is, with a slash at its end; `stylesheet` is one of its files, if it has one. `theme.js` is in src/web/pwa/public. */
export function notFoundPage(
  { headers }: IncomingMessage,
  home: string,
  stylesheet: string | undefined,
): string {
  const language = preferredLanguage(headers['accept-language']);
  const { title, hint, home: toHome } = messages.in(language).notFound;
  const link = stylesheet === undefined ? '' : `<link rel="stylesheet" href="${home}${stylesheet}">`;
  return `<!doctype html>
<html lang="${language}" data-theme="light">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Kontor</title>
<script src="${home}theme.js"></script>
${link}
<main class="page page-narrow" style="display:grid;gap:1rem;justify-items:start">
<h1>${title}</h1>
<p>${hint}</p>
<p><a class="button button-primary" href="${home}">${toHome}</a></p>
</main>
</html>
`;
}
