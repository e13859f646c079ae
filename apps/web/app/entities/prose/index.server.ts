export { escapeXml, proseHtml } from "./prose-html.server.ts";
export { idOf, readHead, readProse } from "./read-prose.server.ts";
