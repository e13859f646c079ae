import { escaped } from "../../tools/qa/html.ts";

/** A picture to look at; its files lie beside the page. */
export interface Entry {
  name: string;
  title: string;
  verdict: string;
  /** `….after.png`, and `….before.png` and `….difference.png` where there are some. */
  pictures: string[];
  pixels?: number;
  error?: string;
  isBeforeMissing?: true;
}

const style = `
:root { font: 16px/1.5 system-ui, sans-serif; color: #10241c; background: #fffdfa; }
body { max-width: 110rem; margin: 0 auto; padding: 2rem; }
section { border-top: 1px solid #e6e0d5; padding: 1.5rem 0; }
h2 { font-size: 1.1rem; } h2 small { font-weight: 600; color: #00563b; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; }
figure { margin: 0; } figcaption { font-weight: 600; }
img { max-width: 100%; border: 1px solid #e6e0d5; border-radius: 8px; background: #fff; }`;

const missing =
  "<p>L’image d’avant n’est pas sur cette machine\u00a0: <code>pnpm visual:before</code> la refait depuis le commit qui l’a acceptée.</p>";

function captionOf(file: string, pixels: number | undefined): string {
  const kind = file.split(".").at(-2);
  if (kind === "difference") return `Différence\u00a0: ${pixels ?? 0}\u00a0pixels`;
  return kind === "before" ? "Avant" : "Maintenant";
}

function figure(file: string, pixels: number | undefined): string {
  const caption = captionOf(file, pixels);
  return `<figure><figcaption>${caption}</figcaption><img loading="lazy" src="${encodeURI(file)}" alt="${caption}"></figure>`;
}

function section({ title, verdict, pictures, pixels, error, isBeforeMissing }: Entry): string {
  const figures = pictures.map((file) => figure(file, pixels)).join("");
  return `<section><h2>${escaped(title)} <small>${verdict}</small></h2>${error === undefined ? "" : `<p>${escaped(error)}</p>`}${isBeforeMissing ? missing : ""}<div class="pictures">${figures}</div></section>`;
}

/** The page of a run: what is not as accepted, one section each. */
export function page(compared: number, toLookAt: readonly Entry[]): string {
  const summary = `${compared - toLookAt.length} images identiques, ${toLookAt.length} à regarder.`;
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Images de Jobami</title><style>${style}</style><body><h1>Images de Jobami</h1><p>${summary}</p>${toLookAt.map(section).join("")}</body></html>`;
}
