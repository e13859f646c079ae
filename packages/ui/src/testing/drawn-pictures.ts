/** A drawing as an address that needs no server: `drawing` is SVG, 400 px a unit; sizes in px. */
export function drawnAddress(drawing: string, width = 1600, height = 1200): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width / 400} ${height / 400}" width="${width}" height="${height}">${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A hedge under the sky, 4 × 3. */
export const hedgeDrawing =
  '<path fill="#cfe6ee" d="M0 0h4v3H0z"/><path fill="#8fa66b" d="M0 2.4h4V3H0z"/><path fill="#2f6b45" d="M.2 2.5V1.1l.5-.5.4.4.5-.7.5.6.6-.5.4.7.6-.3.3.5v1.2z"/>';
/** A garden gate, 3 × 4. */
export const gateDrawing =
  '<path fill="#dfe8ef" d="M0 0h3v4H0z"/><path fill="#6b5846" d="M.5 1h2v2.7h-2z"/><path fill="#f0b429" d="M2.1 2.3h.2v.2h-.2z"/>';
/** A lawn under the sun, 4 × 3. */
export const gardenDrawing =
  '<path fill="#b9dcf5" d="M0 0h4v3H0z"/><path fill="#5b9b61" d="M0 1.8h4V3H0z"/><circle cx="3.2" cy=".7" r=".4" fill="#f0b429"/>';
