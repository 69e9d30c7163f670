/** Shows what has just appeared where a list may be scrolled: a notice above it, a question below it. */
export function bringIntoView(element: HTMLElement): void {
  requestAnimationFrame(() => element.scrollIntoView({ block: 'nearest' }));
}
