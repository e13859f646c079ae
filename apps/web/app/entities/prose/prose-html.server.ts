import type { ProseBlock, ProseRun } from "./prose.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text that is inert in XML and HTML, in content and in quoted attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

function runHtml({ text, to, isStrong, isEmphasised }: ProseRun, origin: string): string {
  const escaped = escapeXml(text);
  if (to !== undefined) return `<a href="${escapeXml(new URL(to, origin).href)}">${escaped}</a>`;
  if (isStrong) return `<strong>${escaped}</strong>`;
  return isEmphasised ? `<em>${escaped}</em>` : escaped;
}

function blockHtml(block: ProseBlock, origin: string): string {
  const runs = (all: readonly ProseRun[]) => all.map((run) => runHtml(run, origin)).join("");
  switch (block.kind) {
    case "heading":
      return `<h${block.level}>${escapeXml(block.text)}</h${block.level}>`;
    case "paragraph":
      return `<p>${runs(block.runs)}</p>`;
    case "quote":
      return `<blockquote><p>${runs(block.runs)}</p></blockquote>`;
    case "list": {
      const tag = block.isOrdered ? "ol" : "ul";
      return `<${tag}>${block.items.map((item) => `<li>${runs(item)}</li>`).join("")}</${tag}>`;
    }
  }
}

/** A text as HTML for who reads it elsewhere: whole addresses, and nothing but the blocks of prose. */
export function proseHtml(blocks: readonly ProseBlock[], origin: string): string {
  return blocks.map((block) => blockHtml(block, origin)).join("");
}
