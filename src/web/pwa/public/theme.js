// For pages that are not the app, such as the one for a wrong address: the theme chosen on this device, or the system's.
const wants = (query) => matchMedia(query).matches;
let chosen = null;
try {
  chosen = localStorage.getItem('kontor.theme');
} catch {
  // Storage is forbidden: then nothing is chosen.
}
if (!['light', 'dark', 'contrast'].includes(chosen)) {
  chosen = wants('(prefers-contrast: more)')
    ? 'contrast'
    : wants('(prefers-color-scheme: dark)')
      ? 'dark'
      : 'light';
}
document.documentElement.dataset.theme = chosen;
