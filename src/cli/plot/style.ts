/** How drawings for documents look: paper and ink, light or dark like their reader. */
const PAPER_STYLE = `
  .paper { fill: #f6ecd2; stroke: #8a6a43; }
  .ink { fill: #3b2917; }
  .faint { fill: #7a6244; }
  .line { stroke: #d8c49a; stroke-width: 1; }
  .span { stroke: #3b2917; stroke-width: 2; fill: none; }
  text { font-family: Georgia, 'Times New Roman', serif; font-size: 15px; }
  .title { font-size: 19px; } .small { font-size: 12.5px; }`;

const DARK_PAPER_STYLE = `
    .paper { fill: #2a2119; stroke: #8a6a3c; }
    .ink { fill: #eed9ae; }
    .faint { fill: #b79d6d; }
    .line { stroke: #463828; }
    .span { stroke: #eed9ae; }`;

export const escapeXml = (text: unknown): string =>
  String(text).replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!,
  );

/** To a tenth of a pixel. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A sheet of paper with a title, a line below it and a drawing. */
export function sheet(
  size: { readonly width: number; readonly height: number },
  title: string,
  subtitle: string,
  style: { readonly light: string; readonly dark: string },
  label: string,
  drawing: readonly string[],
): string {
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(label)}">
<style>${PAPER_STYLE}${style.light}
  @media (prefers-color-scheme: dark) {${DARK_PAPER_STYLE}${style.dark}
  }
</style>
<rect class="paper" x="1" y="1" width="${width - 2}" height="${height - 2}" rx="10"/>
<text class="ink title" x="24" y="34">${escapeXml(title)}</text>
<text class="faint small" x="24" y="54">${escapeXml(subtitle)}</text>
${drawing.join('\n')}
</svg>
`;
}
