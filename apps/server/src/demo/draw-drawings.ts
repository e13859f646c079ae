import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { drawingPath } from "./drawings.ts";

const sky = '<path fill="#cfe6ee" d="M0 0h40v30H0z"/>';
const wall = '<path fill="#efe4d2" d="M0 0h40v30H0z"/><path fill="#b98b5e" d="M0 24h40v6H0z"/>';
const box = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path fill="#c99a5b" d="M0 0h7v6H0z"/><path fill="#b5854a" d="M0 0h7v1.4H0z"/><path fill="#e6cfa6" d="M3 0h1v6H3z"/></g>`;
const bed = (x: number) =>
  `<g transform="translate(${x} 17)"><path fill="#8a6a45" d="M0 0h10v8H0z"/><path fill="#5b4230" d="M1 1h8v6H1z"/><path fill="#6d5140" d="M1 2.5h8v.6H1zm0 2h8v.6H1z"/></g>`;
const glass = (x: number) =>
  `<g transform="translate(${x} 3)"><path fill="#fff" d="M0 0h12v18H0z"/><path fill="#a9d3e6" d="M1 1h4.5v16H1zm5.500 0H11v16H6.500z"/><path fill="#d8edf5" d="M1 6l4.500-4v3L1 9zm5.500 5L11 7v3l-4.500 4z"/></g>`;

const rows = (x: number) =>
  `${bed(x)}<g fill="#5fa044"><circle cx="${x + 2.5}" cy="19" r="1.300"/><circle cx="${x + 5}" cy="20.500" r="1.300"/><circle cx="${x + 7.5}" cy="19" r="1.300"/><circle cx="${x + 3.5}" cy="22.500" r="1.300"/><circle cx="${x + 6.5}" cy="23" r="1.300"/></g>`;
const clear = (x: number) =>
  `<g transform="translate(${x} 3)"><path fill="#fff" d="M0 0h12v18H0z"/><path fill="#bfe6f7" d="M1 1h4.500v16H1zm5.500 0H11v16H6.500z"/><path fill="#8fb06b" d="M1 12l2-2 2.500 2v5H1zm5.500 1l2-3 2.500 2v5H6.500z"/><path fill="#f6d365" d="M2 3h1.500v1.500H2z"/></g>`;

/** What stands in each picture, in SVG of 40 by 30: what there is to do, the same once it was done, and a paper. */
const drawings: Readonly<Record<string, string>> = {
  haie: `${sky}<path fill="#8fb06b" d="M0 23h40v7H0z"/><path fill="#2f6b45" d="M2 24V10l3-3 4 2 4-4 5 4 5-3 4 4 5-3 4 3 2-1v15z"/><path fill="#3f8457" d="M2 24V15l4 2 6-3 6 3 7-3 6 3 7-2v9z"/><path fill="#d8c29a" d="M0 21h1.500v6H0zm7 0h1.500v6H7zm7 0h1.500v6H14zm7 0h1.500v6H21zm7 0h1.500v6H28zm7 0h1.500v6H35zM0 22.500h40v1H0z"/>`,
  pelouse: `${sky}<path fill="#f4efe6" d="M22 8h14v12H22z"/><path fill="#b5533c" d="M20 9l9-6 9 6z"/><path fill="#7fa8bd" d="M25 12h3v3h-3zm6 0h3v3h-3z"/><path fill="#6aa052" d="M0 19h40v11H0z"/><path fill="#4f8a3f" d="M2 24l1-5 1 5zm4 3l1-6 1 6zm5-2l1-6 1 6zm6 3l1-6 1 6zm6-4l1-5 1 5zm6 4l1-7 1 7zm6-3l1-6 1 6z"/><path fill="#7a5a3c" d="M8 11h2v9H8z"/><circle cx="9" cy="8" r="5" fill="#3f8457"/>`,
  potager: `${sky}<path fill="#8fb06b" d="M0 14h40v16H0z"/>${bed(2)}${bed(15)}${bed(28)}`,
  cartons: `${wall}<path fill="#8aa4b5" d="M28 4h9v20h-9z"/><circle cx="30" cy="14" r=".6" fill="#f0b429"/>${box(4, 18)}${box(12, 18)}${box(20, 18)}${box(8, 12)}${box(16, 12)}`,
  armoire: `${wall}<path fill="#d9c3a0" d="M6 6l8-1v20l-8 1z"/><path fill="#c8ae86" d="M11 7l8-1v19l-8 1z"/><path fill="#e3d1b3" d="M17 8l8-1v18l-8 1z"/><path fill="#a8885c" d="M28 21h8v1h-8zm0 2h8v1h-8zm0-4h8v1h-8z"/>`,
  etageres: `${wall}<path fill="#9aa3ab" d="M10 8h.6v.6H10zm8 0h.6v.6H18zm-8 6h.6v.6H10zm8 0h.6v.6H18z"/><path fill="#a8734a" d="M6 24.500h17V26H6zm2 2h17V28H8z"/><path fill="#4b5560" d="M29 22h5v2h-5zm4 2h1.500v3H33z"/><path fill="#e0a53c" d="M27 22.500h2v1h-2z"/>`,
  fenetres: `${wall}${glass(4)}${glass(21)}<path fill="#4f84b5" d="M17 22h6l-1 6h-4z"/><path fill="none" stroke="#56606a" stroke-width=".5" d="M17.300 22c0-4 5.400-4 5.400 0"/>`,
  "haie-taillee": `${sky}<path fill="#8fb06b" d="M0 23h40v7H0z"/><path fill="#2f6b45" d="M2 13h36v11H2z"/><path fill="#3f8457" d="M2 13h36v4H2z"/><path fill="#d8c29a" d="M0 21h1.500v6H0zm7 0h1.500v6H7zm7 0h1.500v6H14zm7 0h1.500v6H21zm7 0h1.500v6H28zm7 0h1.500v6H35zM0 22.500h40v1H0z"/>`,
  "pelouse-tondue": `${sky}<path fill="#f4efe6" d="M22 8h14v12H22z"/><path fill="#b5533c" d="M20 9l9-6 9 6z"/><path fill="#7fa8bd" d="M25 12h3v3h-3zm6 0h3v3h-3z"/><path fill="#7cb862" d="M0 19h40v11H0z"/><path fill="#6aa852" d="M0 21h40v2H0zm0 4h40v2H0z"/><path fill="#7a5a3c" d="M8 11h2v9H8z"/><circle cx="9" cy="8" r="5" fill="#3f8457"/>`,
  "potager-plante": `${sky}<path fill="#8fb06b" d="M0 14h40v16H0z"/>${rows(2)}${rows(15)}${rows(28)}`,
  "armoire-montee": `${wall}<path fill="#c8ae86" d="M11 3h18v22H11z"/><path fill="#e3d1b3" d="M12 4h7.600v19H12zm8.400 0H28v19h-7.600z"/><path fill="#a8885c" d="M18 13h.8v2.500H18zm3.200 0h.8v2.500h-.8zM12 25h2v1h-2zm14 0h2v1h-2z"/>`,
  "etageres-posees": `${wall}<path fill="#a8734a" d="M8 9h20v1.500H8zm0 8h20v1.500H8z"/><path fill="#7a5334" d="M10 10.500h1v2h-1zm15 0h1v2h-1zm-15 8h1v2h-1zm15 0h1v2h-1z"/><path fill="#b5533c" d="M10 4h2v5h-2zm5 1h2v4h-2z"/><path fill="#4f84b5" d="M12 5h3v4h-3zm8 8h2v4h-2z"/><path fill="#3f8457" d="M23 6h3v3h-3zM11 14h3v3h-3z"/>`,
  "fenetres-propres": `${wall}${clear(4)}${clear(21)}`,
  papier: `<path fill="#dfe5ea" d="M0 0h40v30H0z"/><path fill="#fff" d="M4 4h32v22H4z"/><path fill="#cfe6ee" d="M4 4h32v4H4z"/><path fill="#b9c4cd" d="M18 12h15v1.500H18zm0 4h11v1.500H18zm0 4h13v1.500H18z"/><path fill="#d8c29a" d="M7 11h8v11H7z"/><circle cx="11" cy="15" r="2.200" fill="#8a6a45"/><path fill="#4f84b5" d="M7.500 22c0-5 7-5 7 0z"/><text x="20" y="19" fill="#b5533c" fill-opacity=".75" font-family="sans-serif" font-size="5" font-weight="700" text-anchor="middle" transform="rotate(-18 20 17)">EXEMPLE</text>`,
};

// Draws the pictures of the demo anew; they are the project's own.
for (const [file, drawing] of Object.entries(drawings)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="960" height="720">${drawing}</svg>`;
  await mkdir(dirname(drawingPath(file)), { recursive: true });
  await writeFile(drawingPath(file), await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer());
}
